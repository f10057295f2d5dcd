import type { Locator } from '@playwright/test';
import Big from 'big.js';
import { HOTKEY_ROWS, type HotkeyGroup, type HotkeyId } from '@/src/config/hotkeys';
import { amountIn } from './support/amounts';
import { isAwake } from './support/awake';
import { call } from './support/exchangeApi';
import { expect, type Person, test } from './support/fixtures';
import { pressHotkey } from './support/keys';
import { siteUrl } from './support/places';
import { amountField, openTerminal, sitDown, typeAmount } from './support/terminal';

const PAIR = 'BTC_USDT';

const ticket = ({ page }: Person) => page.getByTestId('ticket');
const priceField = ({ page }: Person) => page.getByTestId('ticket-price');
const amountOf = async (field: Locator) => amountIn(await field.inputValue());
const palette = ({ page, t }: Person) => page.getByRole('combobox', { name: t('shell.palette.search') });
const sheet = ({ page, t }: Person) => page.getByRole('dialog', { name: t('shell.keys.title') });
const press = ({ page }: Person, id: HotkeyId) => pressHotkey(page, id);

async function isPressed(person: Person, id: HotkeyId, word: string): Promise<void> {
  await press(person, id);
  await expect(ticket(person).getByRole('button', { name: person.t(word), exact: true })).toHaveAttribute('aria-pressed', 'true');
}

async function leadsTo(person: Person, id: HotkeyId, field: Locator): Promise<void> {
  await press(person, 'limitOrder');
  await press(person, id);
  await expect(field).toBeFocused();
  await press(person, 'back');
  await expect(field).not.toBeFocused();
}

/** Both fields move by exactly so many of their own increments. */
async function steps(person: Person, id: HotkeyId, count: number): Promise<void> {
  const { priceIncrement, quantityIncrement } = await call(person.brand, 'symbolInfo', { symbol: PAIR });
  await press(person, 'limitOrder');
  await typeAmount(person, '0.01');
  for (const [field, increment] of [
    [priceField(person), priceIncrement],
    [amountField(person), quantityIncrement],
  ] as const) {
    await field.focus();
    const before = await amountOf(field);
    await press(person, id);
    const wanted = before.plus(new Big(increment).times(count)).toFixed();
    await expect.poll(async () => (await amountOf(field)).toFixed()).toBe(wanted);
  }
  await press(person, 'back');
}

async function takesShare(person: Person, id: HotkeyId, percent: number): Promise<void> {
  await press(person, 'buySide');
  await press(person, 'limitOrder');
  await press(person, id);
  await expect(ticket(person).getByRole('slider')).toHaveValue(String(percent));
}

async function selectsTab(person: Person, id: HotkeyId, index: number): Promise<void> {
  await press(person, id);
  await expect(person.page.getByTestId('orders-panel').getByRole('tab').nth(index)).toHaveAttribute('aria-selected', 'true');
}

const focusedPanel = ({ page }: Person) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

async function changesPanel(person: Person, id: HotkeyId): Promise<void> {
  const before = await focusedPanel(person);
  await press(person, id);
  await expect.poll(() => focusedPanel(person)).not.toBe(before);
  await expect(person.page.locator('section:focus')).toHaveCount(1);
}

async function goesTo(person: Person, id: HotkeyId, path: string): Promise<void> {
  await press(person, id);
  await expect(person.page).toHaveURL(siteUrl(person.brand, path));
  await expect(person.page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function opensAndCloses(person: Person, id: HotkeyId, surface: Locator): Promise<void> {
  await press(person, id);
  await expect(surface).toBeVisible();
  await person.page.keyboard.press('Escape');
  await expect(surface).toBeHidden();
}

/** What each shortcut must do on the terminal. A shortcut without a check does not compile. */
const CHECKS: Record<HotkeyId, (person: Person) => Promise<void>> = {
  palette: (person) => opensAndCloses(person, 'palette', palette(person)),
  sheet: (person) => opensAndCloses(person, 'sheet', sheet(person)),
  search: (person) => opensAndCloses(person, 'search', person.page.getByRole('dialog', { name: person.t('trade.choosePair') })),
  theme: async (person) => {
    await press(person, 'theme');
    await expect(person.page.locator('html')).toHaveAttribute('data-theme', 'light');
    await press(person, 'theme');
    await expect(person.page.locator('html')).toHaveAttribute('data-theme', 'dark');
  },
  back: (person) => leadsTo(person, 'focusPrice', priceField(person)),
  buySide: (person) => isPressed(person, 'buySide', 'trade.buy'),
  sellSide: (person) => isPressed(person, 'sellSide', 'trade.sell'),
  limitOrder: (person) => isPressed(person, 'limitOrder', 'trade.types.LIMIT'),
  marketOrder: (person) => isPressed(person, 'marketOrder', 'trade.types.MARKET'),
  focusPrice: (person) => leadsTo(person, 'focusPrice', priceField(person)),
  focusAmount: (person) => leadsTo(person, 'focusAmount', amountField(person)),
  stepUp: (person) => steps(person, 'stepUp', 1),
  stepDown: (person) => steps(person, 'stepDown', -1),
  tenStepsUp: (person) => steps(person, 'tenStepsUp', 10),
  tenStepsDown: (person) => steps(person, 'tenStepsDown', -10),
  share25: (person) => takesShare(person, 'share25', 25),
  share50: (person) => takesShare(person, 'share50', 50),
  share75: (person) => takesShare(person, 'share75', 75),
  share100: (person) => takesShare(person, 'share100', 100),
  nextPanel: (person) => changesPanel(person, 'nextPanel'),
  previousPanel: (person) => changesPanel(person, 'previousPanel'),
  editLayout: async (person) => {
    const bar = person.page.getByTestId('layout-edit-bar');
    await press(person, 'editLayout');
    await expect(bar.getByRole('textbox')).toBeFocused();
    await press(person, 'back');
    await press(person, 'editLayout');
    await expect(bar).toBeHidden();
  },
  tab1: (person) => selectsTab(person, 'tab1', 0),
  tab2: (person) => selectsTab(person, 'tab2', 1),
  tab3: (person) => selectsTab(person, 'tab3', 2),
  tab4: (person) => selectsTab(person, 'tab4', 3),
  fullscreen: async (person) => {
    const leave = person.page.getByRole('button', { name: person.t('trade.chartTools.leaveFullscreen') });
    await opensAndCloses(person, 'fullscreen', leave);
  },
  goToMarkets: (person) => goesTo(person, 'goToMarkets', '/markets'),
  goToSpot: (person) => goesTo(person, 'goToSpot', `/trade/spot/${PAIR}`),
};

const idsOf = (group: HotkeyGroup): HotkeyId[] =>
  Object.values(HOTKEY_ROWS).flatMap((row) => (row.group === group ? (Object.keys(row.keys) as HotkeyId[]) : []));

test('every shortcut of the table does what its name says', async ({ person }) => {
  await sitDown(person, PAIR);
  // Those that hold anywhere last: some lead to another page.
  for (const group of ['ticket', 'panels', 'anywhere'] as const)
    for (const id of idsOf(group)) await test.step(`${group}: ${id}`, () => CHECKS[id](person));
});

test('letters typed into a field stay letters', async ({ person }) => {
  const { page, t } = person;
  await openTerminal(person, PAIR);
  await priceField(person).focus();
  await page.keyboard.type('sm/?');
  await expect(ticket(person).getByRole('button', { name: t('trade.buy'), exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await pressHotkey(page, 'palette');
  // It comes on demand: what is typed before it has the focus goes elsewhere.
  await expect(palette(person)).toBeFocused();
  await page.keyboard.type('sell');
  await expect(palette(person)).toHaveValue('sell');
  await page.keyboard.press('Escape');
  await expect(priceField(person)).toBeFocused();
  await expect(ticket(person).getByRole('button', { name: t('trade.buy'), exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test('steps never lead below what the market takes', async ({ person }) => {
  const { page } = person;
  await openTerminal(person, PAIR);
  const { priceIncrement, minQuantity } = await call('kontor', 'symbolInfo', { symbol: PAIR });
  for (const [field, least] of [
    [priceField(person), priceIncrement],
    [amountField(person), minQuantity],
  ] as const) {
    await field.fill(least);
    await pressHotkey(page, 'tenStepsDown');
    expect((await amountOf(field)).toFixed()).toBe(new Big(least).toFixed());
  }
});

test('shortcuts of one key can be switched off, and stay off', async ({ person }) => {
  const { page, t } = person;
  await person.visit('/markets');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await pressHotkey(page, 'sheet');
  await sheet(person)
    .getByRole('switch', { name: t('shell.keys.single') })
    .click();
  await page.keyboard.press('Escape');
  await page.reload();
  await isAwake(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await pressHotkey(page, 'sheet');
  await pressHotkey(page, 'palette');
  await expect(palette(person)).toBeVisible();
  await expect(sheet(person)).toHaveCount(0);
});
