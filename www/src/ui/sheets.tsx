/** The sheets of the solve screen: defences, what else can be done, the keys, the pattern. */
import { boardAddress } from '../analysis/address';
import { t } from '../i18n/messages';
import { DefencesSheet } from './defences-sheet';
import { FirstMovesSheet } from './first-moves';
import { KeyTable } from './key-table';
import type { Open, PageProps } from './model';
import { PageIcon, type PageIconName } from './page-icons';
import { PatternCard } from './pattern-card';
import { SettingsList } from './settings-list';
import { SheetView } from './sheet';

export function Sheets(props: PageProps & { readonly open: Open }) {
  const { state, actions, open } = props;
  const close = () => actions.show(null);
  switch (state.sheet) {
    case null:
      return null;
    case 'defences': {
      const { defences } = open.view;
      if (defences === null) return null;
      return (
        <DefencesSheet
          defences={defences}
          notation={state.settings.notation}
          solved={open.view.solved}
          onDefend={(turn, move) => {
            close();
            actions.defend(turn, move);
          }}
          onWhy={(move) => actions.why(move)}
          onClose={close}
        />
      );
    }
    case 'more':
      return <MoreSheet {...props} />;
    case 'keys':
      return (
        <SheetView title={t('keys-title')} testid="keys" onClose={close}>
          <KeyTable rows={KEYS.map(([keys, message]) => ({ keys, does: t(message) }))} />
        </SheetView>
      );
    case 'explain':
      return <ExplainSheet {...props} />;
    case 'moves':
      return <FirstMovesSheet survey={state.survey} notation={state.settings.notation} onTry={(moves) => actions.tryOut(moves)} onClose={close} />;
  }
}

function MoreSheet({ state, actions, open }: PageProps & { readonly open: Open }) {
  const close = () => actions.show(null);
  const item = (icon: PageIconName, label: string, run: () => void) => (
    <li>
      <button
        type="button"
        class="menu-item"
        onClick={() => {
          close();
          run();
        }}
      >
        <PageIcon name={icon} size={22} />
        {label}
      </button>
    </li>
  );
  return (
    <SheetView title={t('more')} testid="more" onClose={close}>
      <ul class="menu">
        {open.previous !== null && item('back', t('puzzle-previous'), () => actions.go(open.previous ?? ''))}
        {open.next !== null && item('fwd', t('puzzle-next'), () => actions.go(open.next ?? ''))}
        {open.view.actions.some(({ id, enabled }) => id === 'hint' && enabled) && item('hint', t('only-next-move'), () => actions.hintMove())}
        {item('flip', t('action-flip'), () => actions.flip())}
        {item('full', t('projector-open'), () => actions.project(true))}
        {open.view.typing !== null && item('keyboard', t('move-box'), () => actions.openTyping(true))}
        {item('share', t('action-share'), () => actions.act('share'))}
        {state.route.page === 'solve' && item('branch', t('analyse'), () => actions.go(boardAddress({ fen: open.puzzle.fen, goal: open.puzzle.goal, moves: movesOf(open.view.rows) })))}
        {item('info', t('action-keys'), () => actions.show('keys'))}
      </ul>
      <SettingsList settings={state.settings} actions={actions} />
    </SheetView>
  );
}

/** The moves that the list shows as kept. */
function movesOf(rows: Open['view']['rows']): string {
  const plies = rows.filter(({ wrong }) => !wrong).flatMap(({ attacker, defender }) => [attacker, defender]);
  return plies.map((ply) => ply?.named.move ?? '').join('');
}

function ExplainSheet({ state, actions, open, picture }: PageProps & { readonly open: Open }) {
  const { library } = state;
  const { puzzle } = open;
  const patterns = typeof library === 'string' ? [] : puzzle.tags.flatMap((tag) => library.tagged.get(tag) ?? []);
  return (
    <SheetView title={t('action-explain')} testid="explain" onClose={() => actions.show(null)}>
      {patterns.map((pattern, index) => (
        <PatternCard key={pattern.key} pattern={pattern} pieces={index === 0 ? picture(puzzle.fen, puzzle.line) : null} state={state} />
      ))}
      <div class="sheet-foot">
        <button
          type="button"
          class="button"
          onClick={() => {
            actions.show(null);
            actions.replay();
          }}
        >
          <PageIcon name="play" size={20} />
          {t('verdict-replay')}
        </button>
        <button type="button" class="button" data-testid="first-moves" onClick={() => actions.show('moves')}>
          <PageIcon name="branch" size={20} />
          {t('first-moves')}
        </button>
      </div>
    </SheetView>
  );
}

const KEYS: readonly (readonly [keys: string, message: string])[] = [
  ['T', 'keys-hint'],
  ['V', 'keys-solution'],
  ['Z', 'keys-undo'],
  ['N', 'keys-next'],
  ['F', 'keys-flip'],
  ['P', 'projector-open'],
  ['S', 'keys-sound'],
  ['← →', 'keys-step'],
  ['I', 'keys-box'],
  ['?', 'keys-help'],
];
