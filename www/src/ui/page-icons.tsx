/** All icons, for pages that come later: the few of the first puzzle, and those that it does not need. */
import { Drawing, Icon, isEarly, type DrawingProps, type IconName } from './icons';

const LATE = {
  first: 'M17.5 5.5L11 12l6.5 6.5M7 5.5v13',
  last: 'M6.5 5.5L13 12l-6.5 6.5M17 5.5v13',
  chevron: 'M6 9.5l6 6 6-6',
  sound: 'M4 9.5v5h3.2L12 18.5v-13L7.2 9.5zM15.2 9a4.2 4.2 0 0 1 0 6M17.8 6.4a8 8 0 0 1 0 11.2',
  mute: 'M4 9.5v5h3.2L12 18.5v-13L7.2 9.5zM15.8 9.5l5 5M20.8 9.5l-5 5',
  print: 'M7 9V4h10v5M7 16.5H4.2V9h15.6v7.5H17M7 14h10v6H7z',
  down: 'M12 4v11M7.5 10.8L12 15.3l4.5-4.5M4.5 20h15',
  check: 'M5 12.5l4.6 4.6L19.2 7',
  cross: 'M6 6l12 12M18 6L6 18',
  clock: 'M12 3.8a8.2 8.2 0 1 0 0 16.4 8.2 8.2 0 0 0 0-16.4zM12 7.5V12l3.2 2.2',
  search: 'M10.8 4.3a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.6 15.6l4.6 4.6',
  edit: 'M4.5 19.5l1-4.2L16.4 4.4l3.2 3.2L8.7 18.5zM14 6.8l3.2 3.2',
  trash: 'M4.5 7h15M9.5 7V4.3h5V7M6.5 7l.8 13.2h9.4L17.5 7M10.3 11v5.5M13.7 11v5.5',
  home: 'M3.5 11.5L12 4l8.5 7.5M6 9.6V20h12V9.6M10 20v-5.5h4V20',
  link: 'M10 14a4 4 0 0 0 5.8.2l3.3-3.3a4 4 0 0 0-5.7-5.7l-1.6 1.6M14 10a4 4 0 0 0-5.8-.2l-3.3 3.3a4 4 0 0 0 5.7 5.7l1.6-1.6',
  lock: 'M5.5 11h13v9h-13zM8.5 11V7.8a3.5 3.5 0 0 1 7 0V11',
  plus: 'M12 5v14M5 12h14',
  eraser: 'M9 19.5h11M5 15.2l8.6-9.4a1.6 1.6 0 0 1 2.3 0l3.8 3.8a1.6 1.6 0 0 1 0 2.3L12.6 19.5H9.3zM9.6 10.2l6 6',
  redo: 'M16 6l4 4-4 4M20 10H10a5.5 5.5 0 0 0 0 11h3',
  mirror: 'M12 4v16M9 8.5L4.5 17H9zM15 8.5l4.5 8.5H15z',
  swap: 'M4 9h15M15.5 5.5L19 9l-3.5 3.5M20 15H5M8.5 11.5L5 15l3.5 3.5',
  paste: 'M8 5.5H5.5v15h13v-15H16M9 3.5h6v4H9zM9 12h6M9 16h4',
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  full: 'M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15',
  qr: 'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h2.5v2.5h-2.5zM19.5 13.5v2.5M13.5 19.5h2.5M19.5 19.5h-.01',
  filter: 'M4 6.5h16M7 12h10M10 17.5h4',
  keyboard: 'M3.5 6.5h17v11h-17zM7 10h.01M10.3 10h.01M13.7 10h.01M17 10h.01M8 14h8',
} as const;

export type PageIconName = IconName | keyof typeof LATE;

export function PageIcon({ name, ...rest }: { readonly name: PageIconName } & Pick<DrawingProps, 'size'>) {
  return isEarly(name) ? <Icon name={name} {...rest} /> : <Drawing path={LATE[name]} dotted={name === 'grip'} {...rest} />;
}
