import { patched } from '../../../e2e/support/patched.ts';
import { press } from './acts.mjs';
import { failed, slow } from './lines.mjs';
import { BRAND } from './people.mjs';

const DAY_MS = 86_400_000;

/** What the wallets were worth on days that no picture can wait for: a walk that ends near what they are worth now. */
const someDays = patched(BRAND, /\/api\/wallet\/worth/, (worth, query) => {
  const count = Number(query.get('days') ?? 30);
  const end = query.get('wallet') === 'MAIN' ? 5_060 : 9_870;
  const today = Math.floor(Date.now() / DAY_MS);
  const usd = (back) => (end * (1 - 0.0021 * back + 0.018 * Math.sin(back * 1.7) + 0.03 * Math.sin(back / 4))).toFixed(2);
  return {
    ...worth,
    days: Array.from({ length: count }, (_, index) => ({ day: (today - count + index) * DAY_MS, usd: usd(count - index - 1) })),
  };
});

/** A part of it in plans. */
const somePlans = patched(BRAND, /\/api\/wallet\/detail/, (detail) => ({
  ...detail,
  earnAssets: [{ coinSymbol: 'USDT', total: '600', totalEarnedAmount: '4.16' }],
}));

async function walletsOfMonths(page) {
  await someDays(page);
  await somePlans(page);
}

const hidden = async (page) => {
  await walletsOfMonths(page);
  await patched(BRAND, /\/api\/user\/track/, (flag) => ({ ...flag, status: 1 }))(page);
};

const OVERVIEW = '/wallets/overview';

export const walletScenes = [
  { name: 'wallets-new', path: OVERVIEW, who: 'newcomer' },
  { name: 'wallets', path: OVERVIEW, who: 'holder', before: walletsOfMonths },
  { name: 'wallets-hidden', path: OVERVIEW, who: 'holder', before: hidden },
  { name: 'wallets-loading', path: OVERVIEW, who: 'holder', before: slow(/\/api\/wallet\//) },
  { name: 'wallets-failed', path: OVERVIEW, who: 'holder', before: failed(/\/api\/wallet\//) },
  { name: 'wallets-transfer', path: OVERVIEW, who: 'holder', before: walletsOfMonths, act: press('act-transfer'), isWindow: true },
  { name: 'wallet-menu', path: OVERVIEW, who: 'holder', act: press('wallet-menu'), on: 'desk', isWindow: true },
  { name: 'wallet-main', path: '/wallets/main', who: 'holder', before: walletsOfMonths },
  { name: 'wallet-trade', path: '/wallets/trade', who: 'holder', before: walletsOfMonths },
  { name: 'transfer-page', path: '/wallets/transfer?coin=btc', who: 'holder' },
];
