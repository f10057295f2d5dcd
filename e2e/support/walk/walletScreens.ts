import type { Withdrawal } from '@/contract/withdrawals';
import { deviceWidths } from '@/src/theme/breakpoints';
import { expect, type Person } from '../fixtures';
import { answering, at } from './places';
import { ofMade, standing } from './standing';
import type { Screen, Surface } from './surface';
import { byHand, byId, named, opened, openedByHand, openedThen, pressed } from './ways';

// What an account has, and how it comes and goes.

const { tablet: DESK, largePc: BESIDE } = deviceWidths;
/** Nobody's, with the capitals that check it. */
const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

const shows = (testId: string) => (person: Person) => expect(person.page.getByTestId(testId).first()).toBeVisible();

const rowMenu: Surface = { name: 'what can be done with a coin', from: DESK, ...opened(named('button', 'wallets.more', { coin: 'USDT' })) };
const transferDialog: Surface = { name: 'transfer over a wallet', isJudged: true, stays: true, ...opened(byId('act-transfer')) };
const coinOf = (testId: string): Surface => ({ name: 'coins', stays: true, ...opened(byId(testId)) });

/** Everything that is folded away in the page itself. */
const folded: Surface = {
  name: 'everything folded out',
  isJudged: true,
  ...byHand(({ page }) =>
    page.evaluate(() => {
      for (const part of document.querySelectorAll('main details')) part.setAttribute('open', '');
    }),
  ),
};

/** By its own link in the wallet that is open, as on a phone, where the whole row is one. What is on its way names the coin too. */
const followed = (coin: string) => async (person: Person) => {
  await person.page.getByRole('main').locator(`a[href$="/wallets/main/${coin.toLowerCase()}"]`).first().click();
  await shows('coin-price')(person);
};

const wallets: readonly Screen[] = [
  {
    name: 'wallets',
    go: at('/wallets/overview', 'wallets.overview'),
    surfaces: [{ name: 'currencies', ...opened(named('button', 'wallets.currency')) }, rowMenu, transferDialog],
  },
  {
    name: 'main wallet',
    go: answering('/wallets/main', shows('balance-total')),
    surfaces: [{ name: 'search', below: DESK, ...pressed(named('button', 'wallets.searchCoin')) }],
  },
  { name: 'coin of the main wallet', go: followed('USDT') },
  { name: 'trading wallet', go: answering('/wallets/trade', shows('balance-total')) },
  { name: 'coin of the trading wallet', go: answering('/wallets/trade/btc', shows('coin-price')) },
  {
    name: 'transfer',
    go: answering('/wallets/transfer?coin=usdt&from=trade', shows('transfer-form')),
    surfaces: [{ name: 'amount', ...byHand(({ page }) => page.getByTestId('transfer-amount').fill('1234.5678')) }, coinOf('transfer-coin')],
  },
];

const receive: readonly Screen[] = [
  {
    name: 'receive',
    go: answering('/wallets/receive/usdt', shows('deposit-address')),
    surfaces: [
      folded,
      // A phone has another choice of it.
      { ...coinOf('receive-coin'), stays: false },
      { name: 'networks', below: DESK, ...opened(byId('receive-network')) },
    ],
  },
  { name: 'receive with a memo', go: answering('/wallets/receive/xrp', shows('deposit-memo')) },
];

/** Types what is to be sent. */
const filled =
  (address: string, amount: string) =>
  async ({ page }: Person) => {
    await page.getByTestId('send-address').fill(address);
    await page.getByRole('radio', { name: /BNB Smart Chain/ }).check();
    await page.getByTestId('send-amount').fill(amount);
    await page.getByTestId('send-address').blur();
  };

const SEND = '/wallets/send/usdt';
const withdrawalIn = /\/api\/wallet\/withdrawal\?/;
const isIn = (status: Withdrawal['status']) => (person: Person) =>
  expect(person.page.getByTestId('send-status')).toHaveAttribute('data-status', status);
const withdrawal = (status: Withdrawal['status']) => ofMade(({ withdrawalId }) => `${SEND}?id=${withdrawalId}`, isIn(status));
const sent = ({ askedAt }: Withdrawal) => ({
  reason: null,
  approvedAt: askedAt + 300_000,
  sentAt: askedAt + 320_000,
  txId: `0x${'9f3c41d6b7a8e07a'.repeat(4)}`,
});

const send: readonly Screen[] = [
  {
    name: 'send',
    go: answering(SEND, shows('send-form')),
    surfaces: [
      // A phone has another choice of it.
      { ...coinOf('send-coin'), stays: false },
      { name: 'saved addresses', ...opened(byId('send-book')) },
      { name: 'wrong address, too much', isJudged: true, ...byHand(filled(ADDRESS.replace('5aAe', '5aae'), '99999999')) },
      {
        name: 'filled in',
        ...byHand(async (person) => {
          await filled(ADDRESS, '25')(person);
          await shows('send-checks')(person);
        }),
      },
    ],
  },
  {
    name: 'send with a memo',
    go: answering('/wallets/send/xrp', async (person) => {
      await person.page.getByRole('radio', { name: /XRP Ledger/ }).check();
      await shows('send-memo')(person);
    }),
  },
  {
    name: 'review before sending',
    go: answering(SEND, async (person) => {
      await filled(ADDRESS, '25')(person);
      await person.page.getByTestId('send-continue').click();
      await shows('send-review')(person);
    }),
  },
  standing<Withdrawal>(
    withdrawalIn,
    (one) => ({ ...one, status: 'HELD', reason: 'FIRST_ADDRESS', leavesAt: one.askedAt + 86_400_000, endedAt: null }),
    { name: 'withdrawal that is held', go: withdrawal('HELD') },
  ),
  standing<Withdrawal>(
    withdrawalIn,
    (one) => ({ ...one, ...sent(one), status: 'DONE', confirmations: one.confirmationsNeeded, endedAt: one.askedAt + 600_000 }),
    { name: 'withdrawal that is done', go: withdrawal('DONE') },
  ),
];

const savedMenu = named('button', 'send.book.acts', { label: 'Ledger in the drawer' });
const savedAct = (key: string): Surface => ({
  name: key,
  stays: true,
  ...openedThen(
    savedMenu,
    ({ t }) => ({ open: { role: 'menuitem', name: t(key) } }),
    () => ({ isAlone: true }),
  ),
});

/** Nobody is found who is not verified. */
const FIND = /\/api\/wallet\/users\/find/;
const RECEIVER = { name: 'jan***@mail.example', sent: 3 };

const others: readonly Screen[] = [
  {
    name: 'address book',
    go: at('/profile/security/address-book', 'send.book.title'),
    surfaces: [
      { name: 'saving an address', isJudged: true, stays: true, ...opened(byId('add-address')) },
      { name: 'what can be done with an address', ...opened(savedMenu) },
      savedAct('send.book.rename'),
      savedAct('send.book.remove'),
    ],
  },
  {
    name: 'internal transfer',
    go: async (person) => {
      await person.page.route(FIND, (route) => route.fulfill({ json: { code: '0', msg: 'success', data: RECEIVER } }));
      await at('/wallets/internal-transfer', 'shell.wallet.internalTransfers')(person);
    },
    leave: ({ page }) => page.unroute(FIND),
    surfaces: [
      { name: 'own transfers', ...pressed(named('button', 'payUser.lists.own')) },
      {
        name: 'review of a transfer',
        isJudged: true,
        stays: true,
        ...openedByHand(async ({ page, t }) => {
          await page.getByRole('textbox', { name: t('payUser.recipient') }).fill('39204418');
          await page.getByTestId('pay-find').click();
          await expect(page.getByTestId('pay-receiver')).toBeVisible();
          await page.getByRole('textbox', { name: t('payUser.amount') }).fill('250');
          await page.getByTestId('pay-continue').click();
        }),
      },
    ],
  },
];

const historyTab = (tab: string) => named('tab', `history.tabs.${tab}`);
const filters: Surface = { name: 'filters', isJudged: true, below: DESK, ...opened(byId('history-filters')) };
const row = ({ page }: Person) => page.locator('[data-day] li').getByRole('button').first().click();

const history: Screen = {
  name: 'history',
  go: at('/wallets/transaction-history', 'shell.wallet.history'),
  surfaces: [
    filters,
    { name: 'types', from: DESK, ...opened(named('button', 'history.type')) },
    { name: 'days', from: DESK, ...opened(named('button', 'history.period')) },
    { name: 'transaction', isJudged: true, below: BESIDE, ...openedByHand(row) },
    { name: 'orders', ...pressed(historyTab('order')) },
    { name: 'statements', isJudged: true, ...pressed(historyTab('statement')) },
    { name: 'transfers', isJudged: true, ...pressed(historyTab('transfer')) },
    { ...filters, name: 'filters of transfers' },
    { name: 'transfer between wallets', below: BESIDE, ...openedByHand(row) },
    { name: 'transactions', ...pressed(historyTab('transaction')) },
  ],
};

/** Apart from the other states of its page, which is read anew only when it is come to. */
const rejected = standing<Withdrawal>(
  withdrawalIn,
  (one) => ({ ...one, status: 'REJECTED', reason: 'The address belongs to a mixer.', endedAt: one.askedAt + 600_000 }),
  { name: 'withdrawal that was rejected', go: withdrawal('REJECTED') },
);

export const walletScreens: readonly Screen[] = [...wallets, ...receive, ...send, ...others, rejected, history];
