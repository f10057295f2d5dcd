import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { deviceWidths } from '@/src/theme/breakpoints';
import { type Account, createFundedAccount, newEmail } from './accounts';
import { call } from './exchangeApi';
import { expect, type Person } from './fixtures';
import { pressHotkey } from './keys';
import { localPath } from './places';
import { askForReset, fillRegister } from './signIn';
import { amountField, restAt, restingPrice, terminalIsLive } from './terminal';

const PAIR = 'BTC_USDT';
/** A control that has not come by then is missing. */
const MISSING_MS = 20_000;
/** Where phones end and the terminal's desk begins, and where the header holds everything. */
const { tablet: DESK, desktop: WIDE } = deviceWidths;

/** Something over a page, or a part of it that shows when asked for. */
interface Surface {
  name: string;
  /** Windows it is in, in px. */
  from?: number;
  below?: number;
  /** Opened once: the window changes around it. */
  stays?: boolean;
  show(person: Person): Promise<unknown>;
}

/** A page and its surfaces, in the order in which one leads to the next; Escape closes those that lie over the page. */
interface Screen {
  name: string;
  go(person: Person): Promise<unknown>;
  surfaces?: readonly Surface[];
}

type Find = (person: Person) => Locator;

const seen = (locator: Locator) => locator.filter({ visible: true }).first();
const byId =
  (id: string): Find =>
  ({ page }) =>
    seen(page.getByTestId(id));
/** A control whose name starts with these words. */
const named =
  (role: 'button' | 'tab' | 'link', key: string): Find =>
  ({ page, t }) =>
    seen(page.getByRole(role, { name: new RegExp(`^${t(key).replace(/[.*+?^$()|[\]\\]/g, '\\$&')}`) }));
/** What lies over the page. */
const overThePage = ({ page }: Person): Locator => seen(page.locator('[role="dialog"], [role="alertdialog"], [role="menu"]'));

/** Presses at once: whether a control can be reached is what other tests look at. */
const press = (find: Find) => (person: Person) => find(person).dispatchEvent('click', undefined, { timeout: MISSING_MS });
/** Presses and waits for what comes over the page. */
const opened =
  (...finds: readonly Find[]) =>
  async (person: Person) => {
    for (const find of finds) {
      await press(find)(person);
      await overThePage(person).waitFor();
    }
  };
const inTurn =
  (...steps: readonly ((person: Person) => Promise<unknown>)[]) =>
  async (person: Person) => {
    for (const step of steps) await step(person);
  };
const hotkey = (id: Parameters<typeof pressHotkey>[1]) => async (person: Person) => {
  await pressHotkey(person.page, id);
  await overThePage(person).waitFor();
};

const headed = ({ page, t }: Person, key?: string) =>
  expect(page.getByRole('heading', { level: 1, name: key === undefined ? undefined : t(key) })).toBeVisible();

/** Goes on within the page that is open where one is: that is quicker, and how people go. */
async function goTo(person: Person, path: string, isThere: (person: Person) => Promise<unknown>): Promise<void> {
  const { page, language } = person;
  const isOnSite = await page.evaluate(async (to) => {
    const { next } = window as unknown as { next?: { router: { push(path: string): Promise<boolean> } } };
    await next?.router.push(to);
    return next !== undefined;
  }, path);
  if (!isOnSite) await person.visit(path);
  await page.waitForURL((url) => url.pathname === localPath(path, language));
  await isThere(person);
}
const at = (path: string, title?: string) => (person: Person) => goTo(person, path, (there) => headed(there, title));

async function unfold({ page }: Person): Promise<void> {
  const folded = page.getByRole('dialog').locator('[aria-expanded="false"]');
  for (let left = await folded.count(); left > 0; left -= 1) await folded.first().dispatchEvent('click');
}

/** Waits until what gives way to the uppermost surface has gone. */
const alone = ({ page }: Person) => expect(page.locator('[aria-modal="true"]')).toHaveCount(1);

/** What the header, or the drawer in its place, opens. */
const menus: readonly Surface[] = [
  { name: 'drawer', below: WIDE, stays: true, show: inTurn(opened(byId('drawer-button')), unfold) },
  { name: 'language menu', from: WIDE, show: opened(byId('language-menu')) },
  { name: 'appearance menu', from: WIDE, show: opened(byId('appearance-menu')) },
];

const keyboardHelp: readonly Surface[] = [
  { name: 'palette', stays: true, show: hotkey('palette') },
  { name: 'sheet of shortcuts', stays: true, show: hotkey('sheet') },
];

const marketsParts: readonly Surface[] = [
  { name: 'columns', from: DESK, show: opened(named('button', 'markets.columns')) },
  { name: 'search', below: DESK, show: opened(named('button', 'markets.search')) },
];

const accountMenus: readonly Surface[] = [
  ...menus.filter(({ name }) => name === 'drawer'),
  { name: 'notifications', from: DESK, show: opened(byId('notifications')) },
  { name: 'profile menu', from: DESK, show: opened(byId('profile-menu')) },
  {
    name: 'question before logging out',
    below: DESK,
    show: inTurn(opened(byId('drawer-button')), press(byId('drawer-profile')), opened(byId('drawer-logout')), alone),
  },
  { name: 'question before logging out', from: DESK, stays: true, show: opened(byId('profile-menu'), byId('profile-logout')) },
  { name: 'practice funds', stays: true, show: opened(byId('practice-mark')) },
];

const chartParts: readonly Surface[] = [
  { name: 'pairs', show: opened(byId('pair-menu')) },
  { name: 'intervals', show: opened(named('button', 'trade.moreIntervals')) },
  { name: 'chart styles', show: opened(named('button', 'trade.chartTools.style')) },
  { name: 'indicators', show: opened(named('button', 'trade.indicator.title')) },
  { name: 'chart options', from: WIDE, show: opened(named('button', 'trade.chartTools.options')) },
  { name: 'groupings', show: opened(named('button', 'trade.grouping')) },
  { name: 'depth', show: press(named('button', 'trade.chartTools.depth')) },
  { name: 'chart again', from: DESK, show: press(named('button', 'trade.chartTools.original')) },
  { name: 'chart again', below: DESK, show: press(named('button', 'trade.chartTools.depth')) },
  { name: 'whole book', below: DESK, show: press(named('tab', 'trade.orderBook')) },
  { name: 'trades', show: press(named('tab', 'trade.trades')) },
  { name: 'book again', from: DESK, show: press(named('tab', 'trade.orderBook')) },
];

const ORDER_TABS = ['orderHistory', 'tradeHistory', 'balances', 'openOrders'] as const;
const orderParts: readonly Surface[] = [
  { name: 'order form', below: DESK, show: press(named('button', 'trade.sell')) },
  { name: 'order types', below: DESK, show: opened(named('button', 'trade.orderType')) },
  { name: 'order help', from: DESK, show: opened(named('button', 'trade.orderHelp')) },
  {
    name: 'question before an order',
    show: inTurn((person) => amountField(person).fill('0.001'), opened(byId('place-order'))),
  },
  { name: 'time in force', from: DESK, show: opened(named('button', 'trade.timeInForce')) },
  ...ORDER_TABS.map((tab) => ({ name: tab, show: press(named('tab', `trade.${tab}`)) })),
  { name: 'question before all orders are cancelled', show: opened(byId('cancel-all')) },
];

const layoutParts: readonly Surface[] = [
  { name: 'layouts', from: WIDE, show: opened(byId('layout-menu')) },
  { name: 'layout being changed', from: WIDE, show: ({ page }) => pressHotkey(page, 'editLayout') },
];

const terminal = (person: Person) => goTo(person, `/trade/spot/${PAIR}`, terminalIsLive);

const visitorScreens: readonly Screen[] = [
  { name: 'home', go: at('/') },
  { name: 'markets', go: at('/markets'), surfaces: [...menus, ...marketsParts, ...keyboardHelp] },
  { name: 'terminal of a visitor', go: terminal, surfaces: orderParts.slice(0, 1) },
  { name: 'login', go: at('/login', 'auth.login.title') },
  { name: 'register', go: at('/register', 'auth.register.title') },
  {
    name: 'register/otp',
    go: async (person) => {
      await fillRegister(person, newEmail());
      await headed(person, 'auth.register.confirmTitle');
    },
  },
  { name: 'reset-password', go: at('/reset-password', 'auth.reset.title') },
  { name: 'reset-password with its code', go: (person) => askForReset(person, newEmail()) },
  { name: 'terms', go: at('/terms-of-service') },
  { name: 'privacy', go: at('/private-policy') },
  { name: 'error/ip-limit', go: at('/error/ip-limit') },
  {
    name: 'pair that is not traded',
    go: async (person) => {
      person.expectComplaint(/status of 404/);
      await person.visit('/trade/spot/NOPE_USDT');
      await headed(person);
    },
  },
  {
    name: '404',
    go: async (person) => {
      person.expectComplaint(/status of 404/);
      await person.visit('/no-such-page');
      await headed(person, 'shell.notFound.title');
    },
  },
];

const traderScreens: readonly Screen[] = [
  { name: 'markets of a trader', go: at('/markets'), surfaces: accountMenus },
  { name: 'notifications as a page', go: at('/profile/notification') },
  { name: 'terminal', go: terminal, surfaces: [...chartParts, ...orderParts, ...layoutParts] },
];

/** Every screen that is built, and what can be on it. */
export const SCREENS = { visitor: visitorScreens, trader: traderScreens };

/** Somebody with an open order, a filled one and balances: nothing a trader's screens show is empty. One for all tests of a worker. */
let active: Promise<Account> | undefined;
export function activeTrader(): Promise<Account> {
  active ??= (async () => {
    const account = await createFundedAccount('kontor');
    await restAt(account.token, PAIR, await restingPrice(PAIR), '0.001');
    const order = { symbol: PAIR, side: 'BUY', type: 'MARKET', size: '0.001', clientOrderId: randomUUID() } as const;
    await call('kontor', 'createSpotOrder', order, account.token);
    return account;
  })();
  return active;
}

interface Walk {
  screens: readonly Screen[];
  /** Widths of the window, in px. */
  widths: readonly number[];
  /** Is told where the walk is. */
  look(where: string): Promise<void>;
}

const HEIGHT = 900;

const isIn =
  ({ from = 0, below = Number.POSITIVE_INFINITY }: Surface) =>
  (width: number) =>
    width >= from && width < below;

/** Nothing moves any more: what comes in is where it stays. */
const stands = ({ page }: Person) =>
  page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'), undefined, { polling: 'raf' });

/** Goes everywhere and looks, in each width. A page is opened once; the window changes around it. */
export async function walk(person: Person, { screens, widths, look }: Walk): Promise<void> {
  const { page } = person;
  let now: number | undefined;
  const resize = async (width: number) => {
    if (width !== now) await page.setViewportSize({ width, height: HEIGHT });
    now = width;
  };
  const close = async () => {
    if (!(await overThePage(person).isVisible())) return;
    await page.keyboard.press('Escape');
    await overThePage(person).waitFor({ state: 'hidden' });
  };
  for (const { name, go, surfaces = [] } of screens) {
    await resize(widths[0] ?? DESK);
    await go(person);
    for (const width of widths) {
      await resize(width);
      await look(`${name}, ${width} px`);
      for (const surface of surfaces) {
        const [first, ...others] = widths.filter(isIn(surface));
        if (surface.stays ? width !== first : !isIn(surface)(width)) continue;
        await surface.show(person);
        await stands(person);
        await look(`${name}, ${surface.name}, ${width} px`);
        for (const other of surface.stays ? others : []) {
          await resize(other);
          // What went with the width it was opened in would be looked at as the page below it.
          await expect(overThePage(person), `${surface.name} at ${other} px`).toBeVisible();
          await look(`${name}, ${surface.name}, ${other} px`);
        }
        await close();
        await resize(width);
      }
    }
  }
}
