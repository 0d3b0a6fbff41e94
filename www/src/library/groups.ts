/** Which pieces a pattern is filed under in the index of patterns. */

export type Group = 'horse' | 'cannon' | 'rook' | 'pawn' | 'several';

export const GROUPS: readonly Group[] = ['horse', 'cannon', 'rook', 'pawn', 'several'];

/** What is not listed is the work of several. */
const GROUP_OF: Readonly<Record<string, Group>> = {
  'wocao-ma': 'horse',
  'guajiao-ma': 'horse',
  'diaoyu-ma': 'horse',
  'gaodiao-ma': 'horse',
  'cemian-hu': 'horse',
  'bajiao-ma': 'horse',
  'mahou-pao': 'horse',
  'shuangma-yinquan': 'horse',
  'chong-pao': 'cannon',
  mengong: 'cannon',
  'tiandi-pao': 'cannon',
  'jiache-pao': 'cannon',
  paonian: 'cannon',
  'kongtou-pao': 'cannon',
  tiemenshuan: 'cannon',
  'shuangche-cuo': 'rook',
  'dadan-chuanxin': 'rook',
  'dadao-wanxin': 'rook',
  'haidi-laoyue': 'rook',
  chenyajun: 'rook',
  'bailian-jiang': 'rook',
  'xiaodao-wanxin': 'pawn',
  'songfo-guidian': 'pawn',
  'shuanggui-paimen': 'pawn',
  'laobing-soushan': 'pawn',
};

export function groupOf(pattern: string): Group {
  return GROUP_OF[pattern] ?? 'several';
}
