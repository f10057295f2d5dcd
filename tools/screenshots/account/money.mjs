import { patched } from '../../../e2e/support/patched.ts';
import { press } from './acts.mjs';
import { failed, offline, slow } from './lines.mjs';
import { BRAND } from './people.mjs';

// Sending, converting, buying and saving, in the states that people see them in.

const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const DAY_MS = 86_400_000;

const withMade = (pathOf) => (account) => pathOf(account.made);

/** Types what is to be sent; `act` comes after it. */
const filled =
  ({ address = ADDRESS, amount = '25', network = /BNB Smart Chain/ } = {}) =>
  async ({ page }) => {
    await page.getByTestId('send-address').fill(address);
    await page.getByRole('radio', { name: network }).check();
    await page.getByTestId('send-amount').fill(amount);
    await page.getByTestId('send-address').blur();
    await page.getByTestId('send-checks').or(page.locator('[data-testid="send-address"][aria-invalid="true"]')).first().waitFor();
  };
const reviewed = async (person) => {
  await filled()(person);
  await person.page.getByTestId('send-continue').click();
  await person.page.getByTestId('send-review').waitFor();
};

const withdrawalIn = (change) => patched(BRAND, /\/api\/wallet\/withdrawal\b|\/api\/.*withdrawal\?/, (one) => ({ ...one, ...change(one) }));
const sent = ({ askedAt }) => ({
  approvedAt: askedAt + 300_000,
  sentAt: askedAt + 320_000,
  txId: `0x${'9f3c41d6b7a8e07a'.repeat(4)}`,
  reason: null,
});

const SEND = '/wallets/send/usdt';
const STATUS = withMade(({ withdrawalId }) => `${SEND}?id=${withdrawalId}`);
const send = [
  { name: 'send-empty', path: SEND, who: 'rich' },
  { name: 'send-nothing', path: '/wallets/send/eth', who: 'newcomer' },
  { name: 'send-filled', path: SEND, who: 'rich', act: filled() },
  { name: 'send-wrong', path: SEND, who: 'rich', act: filled({ address: ADDRESS.replace('5aAe', '5aae'), amount: '99999999' }) },
  {
    name: 'send-look-alike',
    path: SEND,
    who: 'rich',
    act: filled({ address: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'.replace('1df', '1dF') }),
  },
  { name: 'send-memo', path: '/wallets/send/xrp', who: 'rich' },
  { name: 'send-loading', path: SEND, who: 'rich', before: slow(/\/api\/wallet\//) },
  { name: 'send-failed', path: SEND, who: 'rich', before: failed(/\/api\/wallet\//) },
  { name: 'send-review', path: SEND, who: 'rich', act: reviewed },
  { name: 'send-held', path: STATUS, who: 'rich' },
  {
    name: 'send-on-its-way',
    path: STATUS,
    who: 'rich',
    before: withdrawalIn((one) => ({ status: 'CONFIRMING', confirmations: 6, ...sent(one) })),
  },
  {
    name: 'send-done',
    path: STATUS,
    who: 'rich',
    before: withdrawalIn((one) => ({ status: 'DONE', confirmations: 15, endedAt: one.askedAt + 600_000, ...sent(one) })),
  },
  {
    name: 'send-rejected',
    path: STATUS,
    who: 'rich',
    before: withdrawalIn((one) => ({ status: 'REJECTED', reason: 'The address belongs to a mixer.', endedAt: one.askedAt + 600_000 })),
  },
  { name: 'send-book', path: SEND, who: 'rich', act: press('send-book'), isWindow: true },
  {
    name: 'send-save-address',
    path: '/profile/security/address-book',
    who: 'rich',
    act: ({ page, t }) => page.getByRole('button', { name: t('send.book.add') }).click(),
    isWindow: true,
  },
];

const dialog =
  (key) =>
  async ({ page, t }) => {
    await page
      .getByRole('button', { name: t(key) })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
  };
const CONVERT = '/convert';
const CONVERSIONS = '/convert?view=history';
const giving =
  (amount) =>
  async ({ page }) => {
    const intro = page.getByTestId('convert-intro').getByRole('button');
    if ((await intro.count()) > 0) await intro.first().click();
    await page.getByTestId('convert-give').fill(amount);
    await page.waitForTimeout(1_200);
  };
const convert = [
  { name: 'convert-first', path: CONVERT, who: 'newcomer' },
  { name: 'convert-visitor', path: '/convert?from=BTC&to=ETH&amount=0.5' },
  { name: 'convert', path: CONVERT, who: 'rich', act: giving('250') },
  { name: 'convert-too-much', path: CONVERT, who: 'rich', act: giving('999999999') },
  { name: 'convert-loading', path: CONVERT, who: 'rich', before: slow(/\/api\/convert\//) },
  { name: 'convert-failed', path: CONVERT, who: 'rich', before: failed(/\/api\/convert\//) },
  { name: 'convert-offline', path: CONVERT, who: 'rich', act: offline, isWindow: true },
  { name: 'convert-success', path: withMade(({ conversionId }) => `/convert/success?order=${conversionId}`), who: 'rich' },
  { name: 'conversions', path: CONVERSIONS, who: 'rich' },
  { name: 'conversions-new', path: CONVERSIONS, who: 'newcomer' },
  { name: 'conversions-loading', path: CONVERSIONS, who: 'rich', before: slow(/\/api\/convert\//) },
  { name: 'conversions-failed', path: CONVERSIONS, who: 'rich', before: failed(/\/api\/convert\//) },
  { name: 'conversions-limit', path: CONVERSIONS, who: 'rich', act: dialog('convert.limit.add'), isWindow: true },
  { name: 'conversions-plan', path: CONVERSIONS, who: 'rich', act: dialog('convert.plan.add'), isWindow: true },
];

/** Days of a plan that no picture can wait for, at 6.9 % of 1,000. */
const PAID_DAYS = 20;
const daily = 0.18904109;
const paidBy = (day) => (daily * day).toFixed(8);
const earnedDays = patched(BRAND, /\/api\/earn\/plan\?/, (plan) => {
  const openedAt = plan.openedAt - PAID_DAYS * DAY_MS;
  const steps = Array.from({ length: PAID_DAYS }, (_, day) => ({ at: openedAt + (day + 1) * DAY_MS, paid: paidBy(day + 1) }));
  return { ...plan, openedAt, endsAt: plan.endsAt && plan.endsAt - PAID_DAYS * DAY_MS, rewards: PAID_DAYS, paid: paidBy(PAID_DAYS), steps };
});
const paidDays = patched(BRAND, /\/api\/earn\/rewards\?/, (page) => {
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const records = Array.from({ length: 6 }, (_, back) => ({
    ...{ rewardId: String(PAID_DAYS - back), applyId: '1', coinSymbol: 'USDT', planType: 'FIXED', termDays: 30 },
    ...{ amount: paidBy(1), paidInAll: paidBy(PAID_DAYS - back) },
    ...{ from: today - (back + 1) * DAY_MS, to: today - back * DAY_MS, at: today - back * DAY_MS },
  }));
  return { ...page, records };
});
async function earnRewards(page) {
  await earnedDays(page);
  await paidDays(page);
}
const fixed = (name) =>
  withMade(({ fixedPlanId }) => `/earn/${name}/usdt/fixed?${name === 'create' ? 'addFund' : 'applyId'}=${fixedPlanId}`);
const amountTyped = ({ page }) => page.getByTestId('earn-amount').fill('500');
const earn = [
  { name: 'earn-visitor', path: '/earn' },
  { name: 'earn', path: '/earn', who: 'rich' },
  { name: 'earn-loading', path: '/earn', who: 'rich', before: slow(/\/api\/earn\//) },
  { name: 'earn-failed', path: '/earn', who: 'rich', before: failed(/\/api\/earn\//) },
  { name: 'earn-coin', path: '/earn/usdt', who: 'rich' },
  { name: 'earn-create', path: '/earn/create/usdt/fixed', who: 'rich', act: amountTyped },
  { name: 'earn-create-new', path: '/earn/create/usdt/fixed', who: 'newcomer' },
  { name: 'earn-add', path: fixed('create'), who: 'rich', act: amountTyped },
  { name: 'earn-plan', path: withMade(({ fixedPlanId }) => `/earn/plan/${fixedPlanId}`), who: 'rich' },
  { name: 'earn-plan-months', path: withMade(({ fixedPlanId }) => `/earn/plan/${fixedPlanId}`), who: 'rich', before: earnRewards },
  {
    name: 'earn-plan-loading',
    path: withMade(({ fixedPlanId }) => `/earn/plan/${fixedPlanId}`),
    who: 'rich',
    before: slow(/\/api\/earn\//),
  },
  { name: 'earn-plan-flexible', path: withMade(({ flexiblePlanId }) => `/earn/plan/${flexiblePlanId}`), who: 'rich' },
  { name: 'earn-redeem', path: fixed('redemption'), who: 'rich' },
  {
    name: 'earn-redeem-part',
    path: withMade(({ flexiblePlanId }) => `/earn/redemption/usdt/flexible?applyId=${flexiblePlanId}`),
    who: 'rich',
  },
];

const orderIn = (change) => patched(BRAND, /\/api\/express\/order\?/, (order) => ({ ...order, ...change(order) }));
const at = ({ createdAt }) => ({ openedAt: createdAt + 40_000, paidAt: createdAt + 90_000, payUntil: null, payUrl: null });
const over = (order) => ({ payUntil: null, payUrl: null, endedAt: order.createdAt + 200_000 });
const ORDER_STATES = {
  paid: (order) => ({ state: 'PAID', ...at(order) }),
  delivering: (order) => ({ state: 'DELIVERING', ...at(order) }),
  delivered: (order) => ({
    state: 'DELIVERED',
    ...at(order),
    deliveredAt: order.createdAt + 150_000,
    sendableAt: Date.now() + DAY_MS,
    paidWith: 'Visa ·· 4471',
  }),
  refused: (order) => ({ state: 'FAILED', ...over(order) }),
  expired: (order) => ({ state: 'EXPIRED', ...over(order) }),
  refunded: (order) => ({ state: 'REFUNDED', ...at(order), ...over(order), refundedAt: order.createdAt + 300_000 }),
  'charged-back': (order) => ({
    state: 'CHARGED_BACK',
    ...at(order),
    ...over(order),
    deliveredAt: order.createdAt + 150_000,
    owed: order.coins,
  }),
  'sale-stopped': (order) => ({ side: 'SELL', state: 'STOPPED', openedAt: order.createdAt + 40_000, payUntil: null, payUrl: null }),
};
const ORDER = withMade(({ waitingOrderId }) => `/express?order=${waitingOrderId}`);
const paying =
  (amount) =>
  async ({ page }) => {
    await page.getByTestId('express-money').fill(amount);
    await page.waitForTimeout(800);
  };
const express = [
  { name: 'express-visitor', path: '/express' },
  { name: 'express', path: '/express', who: 'rich', act: paying('120') },
  { name: 'express-too-much', path: '/express', who: 'rich', act: paying('99999999') },
  { name: 'express-sell', path: '/express?side=sell', who: 'rich' },
  { name: 'express-loading', path: '/express', who: 'rich', before: slow(/\/api\/express\//) },
  { name: 'express-failed', path: '/express', who: 'rich', before: failed(/\/api\/express\//) },
  { name: 'express-buy', path: '/wallets/buy/btc', who: 'rich', act: paying('120') },
  { name: 'express-order', path: ORDER, who: 'rich' },
  { name: 'express-order-loading', path: ORDER, who: 'rich', before: slow(/\/api\/express\/order/) },
  { name: 'express-order-failed', path: ORDER, who: 'rich', before: failed(/\/api\/express\/order/) },
  { name: 'express-order-cancelled', path: withMade(({ cancelledOrderId }) => `/express?order=${cancelledOrderId}`), who: 'rich' },
  { name: 'express-order-unknown', path: '/express?order=99999', who: 'rich' },
  ...Object.entries(ORDER_STATES).map(([state, change]) => ({
    name: `express-order-${state}`,
    path: ORDER,
    who: 'rich',
    before: orderIn(change),
  })),
];

const others = [
  { name: 'address-book', path: '/profile/security/address-book', who: 'rich' },
  { name: 'liabilities', path: '/liabilities', who: 'rich' },
  { name: 'wallet-coin', path: '/wallets/main/usdt', who: 'rich' },
  { name: 'wallet-coin-none', path: '/wallets/main/sol', who: 'newcomer' },
  { name: 'wallet-coin-loading', path: '/wallets/main/usdt', who: 'rich', before: slow(/\/api\/wallet\//) },
  {
    name: 'statements',
    path: '/wallets/transaction-history',
    who: 'rich',
    act: ({ page, t }) => page.getByRole('tab', { name: t('history.tabs.statement') }).click(),
  },
  {
    name: 'history-transfers',
    path: '/wallets/transaction-history',
    who: 'rich',
    act: ({ page, t }) => page.getByRole('tab', { name: t('history.tabs.transfer') }).click(),
  },
];

export const moneyScenes = [...send, ...convert, ...earn, ...express, ...others];
