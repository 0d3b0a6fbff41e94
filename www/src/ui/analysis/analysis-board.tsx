/** The analysis board with a study on it. */
import '../css/sheet.css';
import '../css/bench.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { boardAddress, editAddress } from '../../analysis/address';
import { writeText } from '../../analysis/move-text';
import { answerTo, type Effort } from '../../analysis/question';
import { branchOf, nodeAt, ROOT } from '../../analysis/tree';
import { writeTree } from '../../analysis/tree-link';
import { t } from '../../i18n/messages';
import type { BenchProps } from './bench-page';
import { BoardView } from '../board-view';
import { Icon } from '../icons';
import type { TypingError } from '../model';
import { MoveBox } from '../move-box';
import { PageIcon, type PageIconName } from '../page-icons';
import { sealWords } from '../verdict-strip';
import { faultNote, faultText, moveText } from '../words';
import { BestLine } from './best-line';
import { CommentSheet, MenuSheet } from './board-sheets';
import { ALL_KINDS, CopySheet, type CopyKind } from './copy-sheet';
import { FirstMoves } from './first-moves';
import { PasteSheet } from './paste-sheet';
import { readText } from './paste-text';
import { ProofStrip } from './proof-strip';
import { QuestionBar } from './question-bar';
import { namesAt, positionAt, useStudy, type Named } from './study';
import { useBoardKeys } from './use-board-keys';
import { useProof } from './use-proof';
import { useQuestion } from './use-question';
import { VariationList } from './variation-list';
import { useWheel } from './use-wheel';

/** Moves may follow one another so fast that the positions between them are not asked about. */
const PAUSE_MS = 150;

type Over = 'copy' | 'paste' | 'menu' | 'comment' | 'firsts' | null;

export interface AnalysisBoardProps extends BenchProps {
  readonly named: Named;
}

export function AnalysisBoard({ state, actions, bench, named }: AnalysisBoardProps) {
  const { settings } = state;
  const { notation } = settings;
  const [study, moves] = useStudy(named.study);
  const [goal, setGoal] = useState(named.goal);
  const [attacker, setAttacker] = useState(named.attacker);
  const [effort, setEffort] = useState<Effort>('quick');
  const [flip, setFlip] = useState(named.attacker === 'black');
  const [over, setOver] = useState<Over>(null);
  const [typing, setTyping] = useState<{ error: TypingError | null } | null>(null);
  const [refused, setRefused] = useState<readonly string[] | null>(named.whole ? null : [t('analysis-cut')]);

  const { root, tree, at } = study;
  const position = useMemo(() => positionAt(study, at, bench), [root, tree, at]);
  const node = nodeAt(tree, at);
  const last = useMemo(() => (at === ROOT ? null : namesAt(study, at, bench)), [root, tree, at]);
  const lastWords = last === null ? null : moveText(last, notation);
  const address = boardAddress({ fen: root.fen, goal, attacker: attacker === root.turn ? null : attacker, moves: writeTree(tree) });
  useEffect(() => bench.replace(address), [address]);

  const { question, more } = useQuestion(position, goal, attacker, effort);
  const { standing, stop } = useProof(bench, question, PAUSE_MS);
  const answer = answerTo(standing, question);
  const asked = { bench, position, attacker, notation };
  const strip = { standing, asked, onMore: more, onStop: stop };

  const play = (move: string) => {
    setRefused(null);
    const after = bench.after(position.fen, move);
    if (after === null) return false;
    const name = moveText(bench.names(position.fen, move), notation);
    actions.call(after.check === null ? name : t('board-gives-check', { move: name }));
    const stands = moves.play(move);
    if (!stands) setRefused([t('tree-full')]);
    return stands;
  };
  const illegal = (move: string) => {
    const fault = bench.rules.whyIllegal(position.fen, move);
    if (fault === null) return;
    const piece = position.pieces.find(({ square }) => square === move.slice(0, 2))?.piece ?? null;
    setRefused([faultText(fault.code, piece), faultNote(fault.code)].filter((line) => line !== ''));
  };
  const walk = (to: Parameters<typeof moves.walk>[0]) => {
    setRefused(null);
    moves.walk(to);
  };
  const go = (node: number) => {
    setRefused(null);
    moves.go(node);
  };

  useBoardKeys(over === null && typing === null, (key) => {
    switch (key.do) {
      case 'walk':
        walk(key.to);
        return;
      case 'flip':
        setFlip(!flip);
        return;
      case 'type':
        setTyping({ error: null });
        return;
      case 'remove':
        moves.remove();
        return;
      case 'promote':
        moves.promote();
    }
  });
  const wheel = useWheel((forward) => walk(forward ? 'forward' : 'back'));

  const copied = (kind: CopyKind): string => {
    if (kind === 'fen') return position.fen;
    if (kind === 'link') return new URL(address, location.href).href;
    return writeText(tree, { fen: root.fen, turn: root.turn, kind, names: (node) => namesAt(study, node, bench) });
  };
  const paste = async (text: string): Promise<string | null> => {
    const read = await readText(bench, text, position.fen);
    switch (read.kind) {
      case 'wrong':
        return read.codes.map((code) => faultText(code)).join('　');
      case 'position':
        if (read.codes.length > 0) return read.codes.map((code) => faultText(code)).join('　');
        actions.go(boardAddress({ fen: read.fen, goal, moves: read.moves }));
        return null;
      case 'moves':
        moves.playLine(read.moves);
        return read.unread === null ? null : t('paste-unread', { text: read.unread, n: read.moves.length });
      case 'record': {
        const start = bench.position(read.fen);
        if (start === null) return faultText('paste-unknown');
        moves.set({ root: start, tree: read.tree, at: read.at });
        return read.whole ? null : t('paste-broken');
      }
    }
  };

  const tool = (icon: PageIconName, label: string, name: string, run: () => void, off = false) => (
    <button type="button" class="icon-button" aria-label={label} title={label} data-tool={name} aria-disabled={off} onClick={() => off || run()}>
      <PageIcon name={icon} size={22} />
    </button>
  );
  const seal = position.status === 'playing' ? null : sealWords(position.status);
  const line = answer?.line ?? [];

  return (
    <main id="main" class="bench" data-testid="analysis" data-ply={node.ply} data-fen={position.fen}>
      <header class="bench-head">
        <h1 class="song bench-title">{t('analysis-title')}</h1>
        <a class="text-button bench-link" href={editAddress(position.fen, goal)}>
          {t('analysis-edit')}
        </a>
      </header>
      <div class="bench-board" ref={wheel}>
        <BoardView
          pieces={position.pieces}
          legal={position.legal}
          side={position.turn}
          active={position.status === 'playing'}
          check={position.check}
          checkers={position.checkers}
          last={at === ROOT ? null : node.move}
          lastWords={lastWords}
          seal={seal}
          flip={flip}
          labels={settings.labels}
          set={settings.pieces}
          theme={state.theme}
          slide={state.slide}
          onMove={(from, to) => play(from + to)}
          onIllegal={(from, to) => illegal(from + to)}
          onTouch={() => setRefused(null)}
          onStep={walk}
          say={(text) => actions.say(text)}
        />
      </div>
      <div class="bench-side">
        <div class="bench-strip">
          <ProofStrip {...strip} refused={refused} />
          {typing !== null && (
            <MoveBox
              error={typing.error}
              notation={notation}
              onType={(text) => {
                const read = bench.read(position.fen, text);
                setTyping({ error: typeof read === 'string' ? null : read });
                if (typeof read === 'string') play(read);
              }}
              onClose={() => setTyping(null)}
            />
          )}
        </div>
        <div class="bench-tools" role="toolbar" aria-label={t('analysis-tools')}>
          {tool('first', t('walk-first'), 'first', () => walk('first'), at === ROOT)}
          {tool('back', t('walk-back'), 'back', () => walk('back'), at === ROOT)}
          {tool('fwd', t('walk-forward'), 'forward', () => walk('forward'), node.children.length === 0)}
          {tool('last', t('walk-last'), 'last', () => walk('last'), node.children.length === 0)}
          {tool('flip', t('action-flip'), 'flip', () => setFlip(!flip))}
          {tool('copy', t('copy-title'), 'copy', () => setOver('copy'))}
          {tool('more', t('more'), 'menu', () => setOver('menu'))}
        </div>
        <QuestionBar goal={goal} attacker={attacker} effort={effort} onGoal={setGoal} onAttacker={setAttacker} onEffort={setEffort} />
        {line.length > 0 && (
          <section class="bench-line">
            <h2 class="bench-sub">{t(answer?.verdict === 'mate' ? 'line-best' : 'line-holds')}</h2>
            <BestLine asked={asked} line={line} label={t(answer?.verdict === 'mate' ? 'line-best' : 'line-holds')} onPlay={(played) => moves.playLine(played)} />
          </section>
        )}
        {position.status === 'playing' && position.turn === attacker && (
          <button type="button" class="button bench-firsts" data-tool="firsts" onClick={() => setOver('firsts')}>
            <Icon name="branch" size={20} />
            {t('first-moves')}
          </button>
        )}
        <section class="bench-moves">
          <h2 class="bench-sub">{t('moves-label')}</h2>
          <VariationList tree={tree} at={at} turn={root.turn} name={(node) => moveText(namesAt(study, node, bench), notation)} onGo={go} />
        </section>
      </div>
      {over === 'copy' && <CopySheet kinds={ALL_KINDS} text={copied} copy={(text) => bench.copy(text)} say={(text) => actions.say(text)} onClose={() => setOver(null)} />}
      {over === 'paste' && <PasteSheet onPaste={paste} onClose={() => setOver(null)} />}
      {over === 'comment' && <CommentSheet move={lastWords} text={node.comment} onSave={(text) => moves.comment(text)} onClose={() => setOver(null)} />}
      {over === 'firsts' && (
        <FirstMoves
          bench={bench}
          fen={position.fen}
          goal={goal}
          answer={answer}
          notation={notation}
          onTry={(tried) => {
            setOver(null);
            moves.playLine(tried);
          }}
          onClose={() => setOver(null)}
        />
      )}
      {over === 'menu' && (
        <MenuSheet
          title={t('more')}
          testid="board-menu"
          onClose={() => setOver(null)}
          items={[
            { icon: 'keyboard', name: 'type', label: t('move-box'), run: () => setTyping({ error: null }) },
            { icon: 'paste', name: 'paste', label: t('paste-title'), run: () => setOver('paste') },
            { icon: 'edit', name: 'comment', label: t('comment-title'), run: () => setOver('comment') },
            { icon: 'branch', name: 'promote', label: t('tree-promote'), off: branchOf(tree, at) === null, run: () => moves.promote() },
            { icon: 'trash', name: 'remove', label: t('tree-remove'), off: at === ROOT, run: () => moves.remove() },
            { icon: 'edit', name: 'edit', label: t('analysis-edit'), run: () => actions.go(editAddress(position.fen, goal)) },
          ]}
        />
      )}
    </main>
  );
}
