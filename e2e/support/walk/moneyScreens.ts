import { deviceWidths } from '@/src/theme/breakpoints';
import { expect, type Person } from '../fixtures';
import { answering, at } from './places';
import { ofMade, standing } from './standing';
import type { Screen, Surface } from './surface';
import { walletScreens } from './walletScreens';
import { byHand, named, opened, openedByHand, pressed } from './ways';

const { tablet: DESK } = deviceWidths;
const DAY_MS = 86_400_000;

const shows = (testId: string) => (person: Person) => expect(person.page.getByTestId(testId).first()).toBeVisible();
const says = (key: string) => (person: Person) => expect(person.page.getByText(person.t(key)).first()).toBeVisible();
const types = (testId: string, amount: string) => byHand(({ page }) => page.getByTestId(testId).fill(amount));

const coinsGiven: Surface = { name: 'coins', stays: true, isJudged: true, ...opened(named('button', 'convert.giveCoin')) };

const CONVERSIONS = '/convert?view=history';
const conversions = (tab: string) => answering(`${CONVERSIONS}&tab=${tab}`, says('convert.history.title'));

const convert: readonly Screen[] = [
  {
    name: 'convert',
    go: at('/convert', 'convert.title'),
    surfaces: [
      coinsGiven,
      { name: 'wallets', ...opened(named('button', 'convert.wallet')) },
      { name: 'too much', isJudged: true, ...types('convert-give', '999999999') },
      { name: 'quote', ...types('convert-give', '250') },
    ],
  },
  { name: 'converted', go: ofMade(({ conversionId }) => `/convert/success?order=${conversionId}`, shows('conversion-id')) },
  {
    name: 'conversions',
    go: at(CONVERSIONS, 'convert.history.title'),
    surfaces: [
      { name: 'limit conversion', isJudged: true, stays: true, ...opened(named('button', 'convert.limit.add')) },
      { name: 'recurring conversion', isJudged: true, stays: true, ...opened(named('button', 'convert.plan.add')) },
    ],
  },
  { name: 'small balances', go: conversions('small') },
];

interface Order {
  createdAt: number;
  coins: string;
}
const ORDER = /\/api\/express\/order\?/;
const over = { payUntil: null, payUrl: null };
const order = (lead: string) => ofMade(({ waitingOrderId }) => `/express?order=${waitingOrderId}`, says(`express.leads.BUY.${lead}`));

const express: readonly Screen[] = [
  {
    name: 'express',
    go: at('/express', 'express.buyTitle'),
    surfaces: [
      { name: 'coins', stays: true, ...opened(named('button', 'express.coin')) },
      { name: 'too much', isJudged: true, ...types('express-money', '99999999') },
      { name: 'purchase', ...types('express-money', '120') },
    ],
  },
  {
    name: 'express, selling',
    go: async (person) => {
      await person.page.getByRole('tab', { name: person.t('express.sell') }).click();
      await says('express.sellTitle')(person);
    },
    surfaces: [
      {
        name: 'proof of a sale',
        isJudged: true,
        stays: true,
        ...openedByHand(async ({ page }) => {
          await page.getByTestId('express-money').fill('100');
          await page.getByTestId('express-send').click();
        }),
      },
    ],
  },
  { name: 'buy', go: answering('/wallets/buy/btc', shows('express-send')) },
  { name: 'order that waits for its payment', go: order('WAITING') },
  standing<Order>(
    ORDER,
    (one) => ({
      ...one,
      ...over,
      state: 'DELIVERED',
      openedAt: one.createdAt + 40_000,
      paidAt: one.createdAt + 90_000,
      deliveredAt: one.createdAt + 150_000,
      sendableAt: Date.now() + DAY_MS,
      paidWith: 'Visa ·· 4471',
    }),
    { name: 'order that is done', go: order('DELIVERED') },
  ),
  {
    name: 'order that was left',
    go: ofMade(({ cancelledOrderId }) => `/express?order=${cancelledOrderId}`, says('express.leads.BUY.CANCELLED')),
  },
];

interface Plan {
  openedAt: number;
  endsAt: number | null;
}
/** What a plan has paid in a month, for which no test waits. */
const afterAMonth = (plan: Plan) => {
  const [days, daily] = [34, 0.23013698];
  const openedAt = plan.openedAt - days * DAY_MS;
  const steps = Array.from({ length: days }, (_, day) => ({ at: openedAt + (day + 1) * DAY_MS, paid: (daily * (day + 1)).toFixed(8) }));
  return { ...plan, openedAt, endsAt: plan.endsAt && plan.endsAt - days * DAY_MS, rewards: days, paid: (daily * days).toFixed(8), steps };
};
const typesAmount: Surface = { name: 'amount', ...types('earn-amount', '500') };

const earn: readonly Screen[] = [
  {
    name: 'earn',
    go: at('/earn', 'earn.pitch.title'),
    surfaces: [
      { name: 'coins', from: DESK, stays: true, ...opened(named('button', 'earn.coin')) },
      { name: 'own plans', isJudged: true, ...pressed(named('tab', 'earn.myPlans')) },
    ],
  },
  { name: 'coin of earn', go: answering('/earn/usdt', says('earn.how.title')) },
  { name: 'new plan', go: answering('/earn/create/usdt/fixed', shows('earn-amount')), surfaces: [typesAmount] },
  {
    name: 'more for a plan',
    go: ofMade(({ flexiblePlanId }) => `/earn/create/usdt/flexible?addFund=${flexiblePlanId}`, shows('earn-amount')),
    surfaces: [typesAmount],
  },
  standing<Plan>(/\/api\/earn\/plan\?/, afterAMonth, {
    name: 'plan and its rewards',
    go: ofMade(({ fixedPlanId }) => `/earn/plan/${fixedPlanId}`, shows('earn-accrual')),
  }),
  { name: 'plan without a term', go: ofMade(({ flexiblePlanId }) => `/earn/plan/${flexiblePlanId}`, shows('earn-accrual')) },
  {
    name: 'leaving a plan early',
    go: ofMade(({ fixedPlanId }) => `/earn/redemption/usdt/fixed?applyId=${fixedPlanId}`, shows('earn-redeem-send')),
  },
  {
    name: 'taking out a part',
    go: ofMade(({ flexiblePlanId }) => `/earn/redemption/usdt/flexible?applyId=${flexiblePlanId}`, shows('earn-part')),
    surfaces: [{ name: 'part', ...types('earn-part', '200') }],
  },
];

const others: readonly Screen[] = [
  {
    name: 'proof of liabilities',
    go: at('/liabilities', 'liabilities.title'),
    surfaces: [{ name: 'code', isJudged: true, stays: true, ...pressed(named('button', 'liabilities.showCode')) }],
  },
  {
    name: 'notifications of money',
    go: at('/profile/notification'),
    surfaces: [
      {
        name: 'notification',
        below: deviceWidths.largePc,
        ...openedByHand(({ page }) => page.locator('section[aria-labelledby^="day-"] li > button').first().click()),
      },
    ],
  },
];

/** Apart from the other states of its page, which is read anew only when it is come to. */
const chargedBack = standing<Order>(
  ORDER,
  (one) => ({
    ...one,
    ...over,
    state: 'CHARGED_BACK',
    paidAt: one.createdAt + 90_000,
    deliveredAt: one.createdAt + 150_000,
    owed: one.coins,
  }),
  { name: 'order that was charged back', go: order('CHARGED_BACK') },
);

/** Of somebody who has used their money. */
export const moneyScreens: readonly Screen[] = [...walletScreens, ...convert, ...express, ...earn, chargedBack, ...others];

/** What of it a visitor sees, and is led into an account from. */
export const moneyOfVisitors: readonly Screen[] = [
  { name: 'convert of a visitor', go: at('/convert?from=BTC&to=ETH&amount=0.5', 'convert.title'), surfaces: [coinsGiven] },
  { name: 'express of a visitor', go: at('/express', 'express.buyTitle') },
  { name: 'earn of a visitor', go: at('/earn', 'earn.pitch.title') },
  { name: 'coin of earn of a visitor', go: answering('/earn/btc', says('earn.how.title')) },
  { name: 'new plan of a visitor', go: answering('/earn/create/usdt/flexible', shows('earn-amount')), surfaces: [typesAmount] },
  { name: 'proof of liabilities of a visitor', go: at('/liabilities', 'liabilities.title') },
];

/** Of somebody who has nothing, and whose account is frozen: what stands there before there is anything, and what stands against it. */
export const moneyOfFrozen: readonly Screen[] = [
  { name: 'wallets without anything', go: at('/wallets/overview', 'wallets.overview') },
  { name: 'main wallet without anything', go: answering('/wallets/main', shows('balance-total')) },
  { name: 'history without anything', go: at('/wallets/transaction-history', 'shell.wallet.history') },
  { name: 'address book without an address', go: at('/profile/security/address-book', 'send.book.title') },
  { name: 'conversions without any', go: at(CONVERSIONS, 'convert.history.title') },
  { name: 'sending from a frozen account', go: answering('/wallets/send/usdt', shows('send-form')) },
  { name: 'buying with a frozen account', go: at('/express', 'express.buyTitle') },
  { name: 'plan of a frozen account', go: answering('/earn/create/usdt/fixed', shows('earn-amount')), surfaces: [typesAmount] },
];
