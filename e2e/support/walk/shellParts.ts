import { deviceWidths } from '@/src/theme/breakpoints';
import type { Surface } from './surface';
import { byId, hotkey, named, opened, openedThen } from './ways';

/** Where phones end and desks begin, and where the header holds everything. */
const { tablet: DESK, desktop: WIDE } = deviceWidths;

const drawer: Surface = {
  name: 'drawer',
  below: WIDE,
  stays: true,
  isJudged: true,
  ...openedThen(byId('drawer-button'), () => ({ unfold: true })),
};

/** What the header, or the drawer in its place, opens. */
export const menus: readonly Surface[] = [
  drawer,
  { name: 'language menu', from: WIDE, ...opened(byId('language-menu')) },
  { name: 'appearance menu', from: WIDE, ...opened(byId('appearance-menu')) },
];

export const keyboardHelp: readonly Surface[] = [
  { name: 'palette', stays: true, ...hotkey('palette') },
  { name: 'sheet of shortcuts', stays: true, ...hotkey('sheet') },
];

export const marketsParts: readonly Surface[] = [
  { name: 'columns', from: DESK, ...opened(named('button', 'markets.columns')) },
  { name: 'search', below: DESK, ...opened(named('button', 'markets.search')) },
];

export const accountMenus: readonly Surface[] = [
  drawer,
  { name: 'notifications', from: DESK, ...opened(byId('notifications')) },
  { name: 'profile menu', from: DESK, ...opened(byId('profile-menu')) },
  {
    name: 'question before logging out',
    below: DESK,
    ...openedThen(
      byId('drawer-button'),
      () => ({ press: { testId: 'drawer-profile' } }),
      () => ({ open: { testId: 'drawer-logout' } }),
      () => ({ isAlone: true }),
    ),
  },
  { name: 'question before logging out', from: DESK, stays: true, ...opened(byId('profile-menu'), byId('profile-logout')) },
  { name: 'practice funds', stays: true, isJudged: true, ...opened(byId('practice-mark')) },
];
