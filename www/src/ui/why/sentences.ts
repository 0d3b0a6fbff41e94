/** The sentence of each stop of an explanation. Codes become messages here and nowhere else; a code without one does not compile. */
import type { Barred, Cover, Deed, DeedCode, Ending, Explanation, Exposure, Flight, MoveNames, Obstacle, Parry, PieceLetter, Refuted } from '../../engine/wire';
import { language, t } from '../../i18n/messages';
import type { Notation } from '../../store/settings';
import { moveText, pieceWord } from '../words';

/** What a sentence needs beside the data. */
export interface Speech {
  notation: Notation;
  /** What stands where in the final position. */
  pieces: ReadonlyMap<string, PieceLetter>;
}

/** Something that covers a point; `behind` where its line runs over the king. */
const BY: Readonly<Record<Cover['way'], string>> = {
  line: 'why-by-plain',
  screen: 'why-by-screen',
  leg: 'why-by-plain',
  step: 'why-by-plain',
  facing: 'why-by-facing',
};
const BY_BEHIND: Readonly<Record<Cover['way'], string>> = {
  line: 'why-by-behind',
  screen: 'why-by-screen-behind',
  leg: 'why-by-plain',
  step: 'why-by-plain',
  facing: 'why-by-facing',
};

/** What a move does against a check, if it could be made. */
export const PURPOSES: Readonly<Record<Parry['purpose'], string>> = {
  'captures-checker': 'why-would-capture-checker',
  interposes: 'why-would-interpose',
  'adds-screen': 'why-would-add-screen',
  'removes-screen': 'why-would-remove-screen',
  'captures-screen': 'why-would-capture-screen',
  'blocks-leg': 'why-would-block-leg',
  'king-moves': 'why-would-move-king',
};

export const OBSTACLES: Readonly<Record<Obstacle['code'], string>> = {
  'leg-blocked': 'why-but-leg',
  'eye-blocked': 'why-but-eye',
  'no-screen': 'why-but-no-screen',
};

export const CAUSES: Readonly<Record<Exposure['cause'], string>> = {
  'double-check': 'why-but-double',
  pinned: 'why-but-pinned',
  'kings-facing': 'why-but-facing',
  'becomes-screen': 'why-but-screen',
};

/** What a move did. */
export const DEEDS: Readonly<Record<DeedCode, string>> = {
  'captures-checker': 'why-does-capture-checker',
  interposes: 'why-does-interpose',
  'adds-screen': 'why-does-add-screen',
  'removes-screen': 'why-does-remove-screen',
  'captures-screen': 'why-does-capture-screen',
  'blocks-leg': 'why-does-block-leg',
  'king-moves': 'why-does-move-king',
  'parries-nothing': 'why-does-defend',
  captures: 'why-does-capture',
  retakes: 'why-does-retake',
  check: 'why-does-check',
  'double-check': 'why-does-double-check',
  'discovered-check': 'why-does-discover',
  quiet: 'why-does-quiet',
  sacrifice: 'why-does-sacrifice',
};

/** Of all that a reply and an answer do, what is told: the first of these. */
const TOLD_OF_REPLY: readonly DeedCode[] = [
  'captures-checker', 'interposes', 'adds-screen', 'removes-screen', 'captures-screen', 'blocks-leg', 'king-moves', 'retakes', 'captures', 'check',
];
const TOLD_OF_ANSWER: readonly DeedCode[] = ['double-check', 'discovered-check', 'retakes', 'captures', 'check', 'quiet'];

function sideOf(piece: PieceLetter): 'red' | 'black' {
  return piece === piece.toUpperCase() ? 'red' : 'black';
}

/** 红马, or of several alike 红方双马. */
function pieceText(piece: PieceLetter, n = 1): string {
  return t('why-piece', { side: sideOf(piece), piece: pieceWord(piece), n });
}

function listText(parts: readonly string[]): string {
  return new Intl.ListFormat(language()).format(parts);
}

function screenText({ via }: Cover, { pieces }: Speech): string {
  const screen = via === null ? undefined : pieces.get(via);
  return screen === undefined ? '' : pieceText(screen);
}

/** What covers a point, as a list; pieces that are alike and do alike are told together. */
function coversText(covers: readonly Cover[], speech: Speech): string {
  const alike = new Map<string, { cover: Cover; n: number }>();
  for (const cover of covers) {
    const key = [cover.piece, cover.way, cover.behind, cover.way === 'screen' ? screenText(cover, speech) : ''].join();
    alike.set(key, { cover, n: (alike.get(key)?.n ?? 0) + 1 });
  }
  return listText(
    [...alike.values()].map(({ cover, n }) => {
      const args = { piece: pieceText(cover.piece, n), screen: cover.way === 'screen' ? screenText(cover, speech) : '' };
      return t((cover.behind ? BY_BEHIND : BY)[cover.way], args);
    }),
  );
}

/** The pieces that do it, each once, without how. */
function guardsText(covers: readonly Cover[]): string {
  const guards = new Map(covers.map(({ square, piece }) => [square, piece]));
  const counts = new Map<PieceLetter, number>();
  for (const piece of guards.values()) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  return listText([...counts].map(([piece, n]) => pieceText(piece, n)));
}

const named = (names: MoveNames | null, { notation }: Speech) => (names === null ? '' : moveText(names, notation));

function checkText({ code, piece, checkers }: Ending, speech: Speech): string {
  const [checker] = checkers;
  if (code === 'stalemate' || checker === undefined) return t('why-no-check', { king: pieceWord(piece), side: sideOf(piece) });
  if (checkers.length > 1) return t('why-check-double', { pieces: guardsText(checkers) });
  // 重炮: two cannons of a side.
  if (checker.way === 'screen' && speech.pieces.get(checker.via ?? '') === checker.piece) return t('why-check-twin', { side: sideOf(checker.piece) });
  const args = { piece: pieceText(checker.piece) };
  return checker.way === 'screen' ? t('why-check-screen', { ...args, screen: screenText(checker, speech) }) : t('why-check', args);
}

function flightsText({ piece, flights }: Ending): string {
  const covered = flights.filter(({ bar }) => bar !== 'own-piece');
  const [n, own] = [covered.length, flights.length - covered.length];
  const args = { king: pieceWord(piece), n, own, pieces: guardsText(covered.flatMap(({ covers }) => covers)) };
  if (n === 0) return t('why-flights-own', args);
  return own === 0 ? t('why-flights-covered', args) : t('why-flights-mixed', args);
}

function helpText({ code, barred }: Ending): string {
  return t('why-help', { n: barred.length, end: code });
}

function flightText({ bar, piece, covers, names }: Flight, king: PieceLetter, speech: Speech): string {
  const args = { move: named(names, speech), king: pieceWord(king), piece: pieceWord(piece), pieces: coversText(covers, speech) };
  switch (bar) {
    case 'own-piece':
      return t('why-flight-own', args);
    case 'covered':
      return t('why-flight-covered', args);
    case 'protected':
      return t('why-flight-protected', args);
  }
}

function reasonText({ obstacle, exposures }: Barred): string {
  if (obstacle !== null) return t(OBSTACLES[obstacle.code]);
  const [exposure] = exposures;
  return exposure === undefined ? '' : t(CAUSES[exposure.cause], { piece: pieceText(exposure.by.piece) });
}

function barredText(barred: Barred, speech: Speech): string {
  const args = { move: named(barred.names, speech), reason: reasonText(barred) };
  const [parry] = barred.parries;
  if (parry === undefined) return t('why-barred-quiet', args);
  const against = speech.pieces.get(parry.against);
  return t('why-barred', { ...args, purpose: t(PURPOSES[parry.purpose], { piece: against === undefined ? '' : pieceText(against) }) });
}

function deedText({ does, captured }: Deed, told: readonly DeedCode[]): string {
  const code = told.find((each) => does.includes(each)) ?? 'parries-nothing';
  return t(DEEDS[code], { piece: captured === null ? '' : pieceText(captured) });
}

/** Why a reply loses: what it does, the answer, and what comes of it. */
function refutedText({ reply, answer, mateIn, exact, line }: Refuted, ending: Ending, speech: Speech): string {
  const args = { move: named(reply.names, speech), does: deedText(reply, TOLD_OF_REPLY), answer: named(answer.names, speech) };
  if (line.length === 1) return t('why-reply-mate', { ...args, end: ending.code, check: checkText(ending, speech), flights: flightsText(ending) });
  return t('why-reply-line', { ...args, then: deedText(answer, TOLD_OF_ANSWER), n: mateIn, exact: exact ? 'yes' : 'no' });
}

/** The sentence of a stop; null, while the moves are being shown, is as the first. */
export function sentenceOf({ refuted, ending }: Explanation, stop: number | null, speech: Speech): string {
  if (stop === null || stop === 0) {
    if (refuted !== null) return refutedText(refuted, ending, speech);
    return t('why-over', { check: checkText(ending, speech), flights: flightsText(ending), help: helpText(ending) });
  }
  const flight = ending.flights[stop - 1];
  if (flight !== undefined) return flightText(flight, ending.piece, speech);
  const barred = ending.barred[stop - 1 - ending.flights.length];
  return barred === undefined ? '' : barredText(barred, speech);
}
