import type { CallData, CallParams } from '@/contract/calls';
import type { EndpointName } from '@/contract/endpoints';
import { multiply, roundTo } from '@/domain/money/decimal';
import { solve } from './accountsRig';
import type { ContractTarget } from './contractTarget';

/** Sends a call, checks the answer against the schema, and returns its data. */
export type CheckedCall = <Name extends EndpointName>(name: Name, params: CallParams<Name>) => Promise<CallData<Name>>;

interface Step {
  title: string;
  /** Every call the step makes. */
  calls: readonly EndpointName[];
  /** Needs codes from the mailbox; another backend may keep them to itself. */
  needsMail?: boolean;
  run(call: CheckedCall, target: ContractTarget): Promise<void>;
}

const SYMBOL = process.env.CONTRACT_SYMBOL ?? 'BTC_USDT';
const stamp = Date.now().toString(36);
const email = `contract-${stamp}@kontor.example`;
const password = 'Harbour27';
const newPassword = 'Lighthouse28';
const phone = { dialingCode: '852', phone: '51234567' };

const codeFrom = (target: ContractTarget, address: string) => target.codeFor?.(address) ?? Promise.reject(new Error('no mailbox'));

async function captcha(call: CheckedCall, target: 'login' | 'register' | 'forgot'): Promise<string> {
  const challenge = await call('captchaChallenge', { target });
  if (challenge.provider !== 'altcha') throw new Error('only the built-in captcha can be solved by a test');
  return solve(challenge.challenge);
}

async function register(call: CheckedCall, target: ContractTarget): Promise<void> {
  const proof = await captcha(call, 'register');
  const { ticket, resendAt } = await call('registerVerify', { email, password, isTermsAccepted: true, language: 'en', captcha: proof });
  await target.waitUntil(resendAt);
  const again = await call('sendEmailCode', { ticket });
  const { token } = await call('registerConfirm', { ticket: again.ticket, code: await codeFrom(target, email) });
  target.use(token);
}

async function forgot(call: CheckedCall, target: ContractTarget): Promise<void> {
  const { ticket, resendAt } = await call('forgotPasswordVerify', { email, captcha: await captcha(call, 'forgot') });
  await target.waitUntil(resendAt);
  await call('sendEmailCode', { ticket });
  await call('forgotPasswordConfirm', { ticket, code: await codeFrom(target, email), newPassword });
}

/** The answer is the same whether the number has an account or not. */
async function bySms(call: CheckedCall, target: ContractTarget): Promise<void> {
  const { ticket, resendAt } = await call('forgotPasswordVerify', { ...phone, captcha: await captcha(call, 'forgot') });
  await target.waitUntil(resendAt);
  await call('sendSmsCode', { ticket });
  await call('validateSmsCode', { ticket, code: '000000' });
}

async function logIn(call: CheckedCall, target: ContractTarget): Promise<void> {
  const proof = await captcha(call, 'login');
  const { ticket, resendAt } = await call('loginVerify', { email, password: newPassword, captcha: proof, platform: 'PC' });
  await target.waitUntil(resendAt);
  await call('sendEmailCode', { ticket });
  const { token } = await call('loginConfirm', { ticket, code: await codeFrom(target, email), platform: 'PC' });
  target.use(token);
}

async function security(call: CheckedCall, target: ContractTarget): Promise<void> {
  await logIn(call, target);
  const [current, other] = await call('sessions', {});
  expect([current?.isCurrent, other?.isCurrent]).toEqual([true, false]);
  await call('sessionRevoke', { sessionId: other?.sessionId ?? '' });
  expect(await call('sessionRevokeOthers', {})).toEqual({ count: 0 });
  await call('sessionActive', {});
  const { records } = await call('activity', { kind: 'LOGIN' });
  expect(records.every(({ kind }) => kind === 'LOGIN')).toBe(true);
  const { sendingHeldUntil } = await call('passwordChange', { currentPassword: newPassword, newPassword: `${newPassword}-9` });
  expect(await call('securityState', {})).toMatchObject({ sendingHeldUntil });
}

async function market(call: CheckedCall): Promise<void> {
  await call('coins', {});
  await call('instruments', {});
  await call('pairs', {});
  await call('symbolInfo', { symbol: SYMBOL });
  await call('tickers', {});
  await call('tickers', { symbol: SYMBOL });
  await call('klines', { coinSymbol: SYMBOL, type: '1h', limit: 50 });
  await call('depth', { symbol: SYMBOL, limit: 20 });
  await call('recentTrades', { symbol: SYMBOL });
  await call('sparklines', {});
}

async function orders(call: CheckedCall): Promise<void> {
  const { priceIncrement, quantityIncrement, minNotional } = await call('symbolInfo', { symbol: SYMBOL });
  const [ticker] = await call('tickers', { symbol: SYMBOL });
  const last = ticker?.last ?? priceIncrement;
  const order = { symbol: SYMBOL, side: 'BUY' as const };
  // Far enough from the market to rest, near enough for its price band.
  const price = roundTo(multiply(last, '0.95'), priceIncrement, 'down');
  const size = roundTo(multiply(quantityIncrement, '100'), quantityIncrement, 'up');
  const limit = { ...order, type: 'LIMIT' as const, price, size };
  const resting = await call('createSpotOrder', { ...limit, clientOrderId: `c-${stamp}-1` });
  await call('openSpotOrders', { symbol: SYMBOL });
  await call('cancelSpotOrder', { symbol: SYMBOL, orderId: resting.orderId });
  await call('createSpotOrder', { ...limit, clientOrderId: `c-${stamp}-2` });
  await call('cancelAllSpotOrders', { symbol: SYMBOL });
  const spend = { size: multiply(minNotional, '10'), sizeUnit: 'QUOTE' as const };
  const filled = await call('createSpotOrder', { ...order, type: 'MARKET', ...spend, clientOrderId: `c-${stamp}-3` });
  expect(filled.status).toBe('FILLED');
  const history = await call('spotOrderHistory', { status: 'ALL' });
  const fills = await call('spotTradeHistory', { orderId: filled.orderId });
  expect([history.records.length, fills.records.length > 0]).toEqual([3, true]);
}

/** In this order: each step finds what the one before left. */
export const contractSteps: readonly Step[] = [
  {
    title: 'site and countries',
    calls: ['siteConfig', 'siteDocument', 'countries'],
    run: async (call) => {
      const { documents } = await call('siteConfig', {});
      for (const name of documents) expect(await call('siteDocument', { name, language: 'es' })).toMatchObject({ name });
      await call('countries', {});
    },
  },
  {
    title: 'registering by email',
    calls: ['captchaChallenge', 'registerVerify', 'sendEmailCode', 'registerConfirm'],
    needsMail: true,
    run: register,
  },
  { title: 'codes by SMS', calls: ['sendSmsCode', 'validateSmsCode'], run: bySms },
  { title: 'a forgotten password', calls: ['forgotPasswordVerify', 'forgotPasswordConfirm'], needsMail: true, run: forgot },
  { title: 'logging in', calls: ['loginVerify', 'loginConfirm'], needsMail: true, run: logIn },
  {
    title: 'the user',
    calls: ['userInfo', 'languageSet', 'trackStatus', 'trackSave'],
    run: async (call) => {
      await call('userInfo', {});
      await call('languageSet', { language: 'es' });
      await call('trackStatus', { key: 'hide_balances' });
      await call('trackSave', { key: 'hide_balances', status: 1 });
    },
  },
  {
    title: 'what protects the account',
    calls: ['securityState', 'sessions', 'sessionRevoke', 'sessionRevokeOthers', 'sessionActive', 'activity', 'passwordChange'],
    needsMail: true,
    run: security,
  },
  {
    title: 'market data',
    calls: ['coins', 'instruments', 'pairs', 'symbolInfo', 'tickers', 'klines', 'depth', 'recentTrades', 'sparklines'],
    run: market,
  },
  {
    title: 'earn plans',
    calls: ['earnOffers'],
    run: async (call) => {
      for (const { planType, termDays } of await call('earnOffers', {})) expect(termDays === null).toBe(planType === 'FLEXIBLE');
    },
  },
  {
    title: 'practice funds, fees and balances',
    calls: ['practiceStatus', 'practiceClaim', 'spotFeeRates', 'standardFeeRates', 'spotBalances', 'websocketToken'],
    run: async (call) => {
      await call('practiceStatus', {});
      await call('practiceClaim', {});
      await call('practiceStatus', {});
      await call('spotFeeRates', {});
      await call('standardFeeRates', {});
      await call('spotBalances', {});
      await call('websocketToken', {});
    },
  },
  {
    title: 'moving money between wallets',
    calls: ['createTransfer'],
    run: async (call) => {
      const transfer = { asset: 'USDT', amount: '1.5', from: 'TRADE', to: 'MAIN', clientTransferId: `t-${Date.now()}` } as const;
      expect(await call('createTransfer', transfer)).toEqual(await call('createTransfer', transfer));
    },
  },
  {
    title: 'orders',
    calls: ['createSpotOrder', 'cancelSpotOrder', 'cancelAllSpotOrders', 'openSpotOrders', 'spotOrderHistory', 'spotTradeHistory'],
    run: orders,
  },
  {
    title: 'favourites',
    calls: ['spotFavourites', 'collectFavourite', 'uncollectFavourite'],
    run: async (call) => {
      expect(await call('collectFavourite', { symbol: SYMBOL })).toContain(SYMBOL);
      expect(await call('spotFavourites', {})).toContain(SYMBOL);
      expect(await call('uncollectFavourite', { symbol: SYMBOL })).not.toContain(SYMBOL);
    },
  },
  { title: 'logging out', calls: ['logout'], run: async (call) => void (await call('logout', { platform: 'PC' })) },
];
