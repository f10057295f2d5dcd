import type { CallData, CallParams } from '@/contract/calls';
import type { EndpointName } from '@/contract/endpoints';
import { multiply, roundTo } from '@/domain/money/decimal';
import { solve } from './accountsRig';
import { appCode } from './authenticatorApp';
import { passkeys } from './contractPasskeys';
import type { ContractTarget } from './contractTarget';
import { photograph, picture, sha256 } from './sampleFiles';
import { verifyCompany, verifyPerson } from './verificationSteps';

/** Sends a call, checks the answer against the schema, and returns its data. */
export type CheckedCall = <Name extends EndpointName>(name: Name, params: CallParams<Name>, file?: Buffer) => Promise<CallData<Name>>;

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
const changedPassword = `${newPassword}-9`;
const phone = { dialingCode: '852', phone: '51234567' };

const codeFrom = (target: ContractTarget, address: string) => target.codeFor?.(address) ?? Promise.reject(new Error('no mailbox'));

async function captcha(call: CheckedCall, target: 'login' | 'register' | 'forgot'): Promise<string> {
  const challenge = await call('captchaChallenge', { target });
  if (challenge.provider !== 'altcha') throw new Error('only the built-in captcha can be solved by a test');
  return solve(challenge.challenge);
}

async function register(call: CheckedCall, target: ContractTarget, address = email): Promise<void> {
  const proof = await captcha(call, 'register');
  const { ticket, resendAt } = await call('registerVerify', {
    email: address,
    password,
    isTermsAccepted: true,
    language: 'en',
    captcha: proof,
  });
  await target.waitUntil(resendAt);
  const again = await call('sendEmailCode', { ticket });
  const { token } = await call('registerConfirm', { ticket: again.ticket, code: await codeFrom(target, address) });
  target.use(token);
}

async function forgot(call: CheckedCall, target: ContractTarget): Promise<void> {
  const { ticket, resendAt } = await call('forgotPasswordVerify', { email, captcha: await captcha(call, 'forgot') });
  await target.waitUntil(resendAt);
  await call('sendEmailCode', { ticket });
  const code = await codeFrom(target, email);
  await call('forgotPasswordCheck', { ticket, code });
  await call('forgotPasswordConfirm', { ticket, code, newPassword });
}

/** The answer is the same whether the number has an account or not. */
async function bySms(call: CheckedCall, target: ContractTarget): Promise<void> {
  const { ticket, resendAt } = await call('forgotPasswordVerify', { ...phone, captcha: await captcha(call, 'forgot') });
  await target.waitUntil(resendAt);
  await call('sendSmsCode', { ticket });
  await call('validateSmsCode', { ticket, code: '000000' });
}

/** The account was told of its password that was reset. */
async function notices(call: CheckedCall): Promise<void> {
  expect((await call('noticeCount', {})).count).toBeGreaterThan(0);
  const { records } = await call('noticeSearch', { kind: 'SECURITY' });
  const noticeId = records[0]?.noticeId ?? '';
  expect(await call('noticeDetail', { noticeId })).toMatchObject({ noticeId, isRead: false });
  await call('noticeRead', { noticeId });
  await call('noticeDelete', { noticeId });
  await call('noticeReadAll', {});
  expect(await call('noticeCount', {})).toEqual({ count: 0 });
  await call('noticeDeleteAll', {});
  await call('noticeChoices', {});
  await call('noticeChoose', { choices: [{ kind: 'TRADE', channel: 'MAIL', isOn: true }] });
  const { publicKey } = await call('pushKey', {});
  const endpoint = 'https://push.example/contract';
  await call('pushSubscribe', { endpoint, keys: { p256dh: publicKey, auth: 'A'.repeat(22) } });
  await call('pushUnsubscribe', { endpoint });
}

async function logIn(call: CheckedCall, target: ContractTarget, typed = newPassword): Promise<void> {
  const proof = await captcha(call, 'login');
  const { ticket, resendAt } = await call('loginVerify', { email, password: typed, captcha: proof, platform: 'PC' });
  await target.waitUntil(resendAt);
  await call('sendEmailCode', { ticket });
  const answer = await call('loginConfirm', { ticket, code: await codeFrom(target, email), platform: 'PC' });
  if (!('token' in answer)) throw new Error('no authenticator is bound yet');
  target.use(answer.token);
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
  await call('antiPhishingSet', { word: 'harbour-27', currentPassword: newPassword });
  const { token, sendingHeldUntil } = await call('passwordChange', { currentPassword: newPassword, newPassword: changedPassword });
  target.use(token);
  expect(await call('securityState', {})).toMatchObject({ sendingHeldUntil, antiPhishingWord: 'harbour-27' });
}

/** Each code of the app is of a step of its own: none counts twice. */
async function secondFactor(call: CheckedCall, target: ContractTarget): Promise<void> {
  const { ticket, key, resendAt } = await call('authenticatorGenerate', {});
  await target.waitUntil(resendAt);
  await call('sendEmailCode', { ticket });
  const code = await codeFrom(target, email);
  const bound = await call('authenticatorBind', { ticket, code, authenticatorCode: appCode(key, resendAt) });
  await target.waitUntil(resendAt + 30_000);
  const { recoveryCodes } = await call('recoveryCodesRenew', { authenticatorCode: appCode(key, resendAt + 30_000) });
  expect(recoveryCodes).not.toEqual(bound.recoveryCodes);
  const proof = await captcha(call, 'login');
  const login = await call('loginVerify', { email, password: changedPassword, captcha: proof, platform: 'PC' });
  await target.waitUntil(login.resendAt);
  await call('sendEmailCode', { ticket: login.ticket });
  const asked = await call('loginConfirm', { ticket: login.ticket, code: await codeFrom(target, email), platform: 'PC' });
  if ('token' in asked) throw new Error('an authenticator is bound');
  const params = { ticket: asked.ticket, recoveryCode: recoveryCodes[0], rememberDevice: true, platform: 'PC' as const };
  target.use((await call('loginAuthenticator', params)).token);
  const [device] = await call('rememberedDevices', {});
  await call('rememberedDeviceForget', { deviceId: device?.deviceId ?? '' });
  await call('authenticatorUnbind', { currentPassword: changedPassword, recoveryCode: recoveryCodes[1] });
  expect(await call('securityState', {})).toMatchObject({ authenticatorBoundAt: null, recoveryCodesLeft: 0 });
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

async function uploads(call: CheckedCall): Promise<void> {
  const { types, partBytes } = await call('uploadLimits', {});
  expect(types.map(({ type }) => type)).toContain('SELFIE');
  const form = { action: 'kyx', needFileUrl: true, type: 'ID_FRONT' } as const;
  const { uploadId, fileUrl } = await call('upload', form, await picture('png'));
  const { searchParams } = new URL(fileUrl, 'http://host');
  const [until, signature] = [Number(searchParams.get('until')), searchParams.get('signature') ?? ''];
  await call('uploadFile', { uploadId, until, signature });
  await call('uploadLink', { uploadId });
  const file = await photograph(600, 500);
  const begin = { type: 'SELFIE', size: file.length, sha256: sha256(file) } as const;
  const { sessionId } = await call('uploadBegin', begin);
  await call('uploadCancel', { sessionId });
  let session = await call('uploadBegin', begin);
  while (session.received < file.length) {
    const piece = file.subarray(session.received, session.received + partBytes);
    session = await call('uploadPart', { sessionId: session.sessionId, offset: session.received, sha256: sha256(piece) }, piece);
  }
  const selfie = await call('uploadFinish', { sessionId: session.sessionId });
  expect((await call('uploads', {})).map((upload) => upload.uploadId)).toEqual([selfie.uploadId, uploadId]);
  await call('uploadRemove', { uploadId });
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
  // Before the password is another one: that waits a day.
  {
    title: 'taking along what there is of the account',
    calls: ['dataExport', 'dataExportFile'],
    needsMail: true,
    run: async (call) => {
      const { fileUrl } = await call('dataExport', { currentPassword: password });
      const { accountId = '', sessionId = '', until, signature = '' } = Object.fromEntries(new URL(fileUrl, 'http://host').searchParams);
      await call('dataExportFile', { accountId, sessionId, until: Number(until), signature });
    },
  },
  { title: 'codes by SMS', calls: ['sendSmsCode', 'validateSmsCode'], run: bySms },
  {
    title: 'a forgotten password',
    calls: ['forgotPasswordVerify', 'forgotPasswordCheck', 'forgotPasswordConfirm'],
    needsMail: true,
    run: forgot,
  },
  { title: 'logging in', calls: ['loginVerify', 'loginConfirm'], needsMail: true, run: (call, target) => logIn(call, target) },
  {
    title: 'the user',
    calls: ['userInfo', 'profileLimits', 'languageSet', 'preferences', 'preferencesSave', 'todos', 'trackStatus', 'trackSave'],
    run: async (call) => {
      await call('userInfo', {});
      await call('profileLimits', {});
      await call('languageSet', { language: 'es' });
      const { version } = await call('preferences', {});
      const saved = await call('preferencesSave', { version, changes: { currency: 'EUR', timeZone: 'Europe/Berlin' } });
      expect(saved.preferences).toMatchObject({ currency: 'EUR', timeZone: 'Europe/Berlin', version: version + 1 });
      expect((await call('todos', {})).todos[0]).toMatchObject({ kind: 'ADDRESS', isDone: true });
      await call('trackStatus', { key: 'hide_balances' });
      await call('trackSave', { key: 'hide_balances', status: 1 });
    },
  },
  {
    title: 'notifications',
    calls: [
      'noticeCount',
      'noticeSearch',
      'noticeDetail',
      'noticeRead',
      'noticeReadAll',
      'noticeDelete',
      'noticeDeleteAll',
      'noticeChoices',
      'noticeChoose',
      'pushKey',
      'pushSubscribe',
      'pushUnsubscribe',
    ],
    needsMail: true,
    run: notices,
  },
  {
    title: 'what protects the account',
    calls: [
      'securityState',
      'sessions',
      'sessionRevoke',
      'sessionRevokeOthers',
      'sessionActive',
      'activity',
      'antiPhishingSet',
      'passwordChange',
    ],
    needsMail: true,
    run: security,
  },
  {
    title: 'the second factor',
    calls: [
      'authenticatorGenerate',
      'authenticatorBind',
      'recoveryCodesRenew',
      'loginAuthenticator',
      'rememberedDevices',
      'rememberedDeviceForget',
      'authenticatorUnbind',
    ],
    needsMail: true,
    run: secondFactor,
  },
  {
    title: 'passkeys',
    calls: [
      'passkeyCode',
      'passkeyAdd',
      'passkeyConfirm',
      'passkeyRename',
      'passkeys',
      'passkeyChallenge',
      'passkeyLoginSet',
      'passkeyLoginChallenge',
      'passkeyLogin',
      'passkeyResetChallenge',
      'passkeyRemove',
    ],
    needsMail: true,
    run: (call, target) =>
      passkeys(call, target, {
        email,
        password: changedPassword,
        codeFrom: () => codeFrom(target, email),
        captcha: () => captcha(call, 'forgot'),
      }),
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
    title: 'the referral programme',
    calls: ['referralInfo', 'referralEarnings', 'referralInvitees', 'referralRebates'],
    run: async (call) => {
      const { tiers, tier, earned } = await call('referralInfo', {});
      expect([tiers[0]?.tier, earned]).toEqual([tier, '0']);
      const { year } = await call('referralEarnings', {});
      expect(await call('referralEarnings', { year })).toEqual({ year, years: [year], days: [] });
      expect((await call('referralInvitees', {})).records).toEqual([]);
      expect((await call('referralRebates', { pageSize: 5 })).records).toEqual([]);
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
  {
    title: 'sending files',
    calls: [
      'uploadLimits',
      'upload',
      'uploadFile',
      'uploadLink',
      'uploadBegin',
      'uploadCancel',
      'uploadPart',
      'uploadFinish',
      'uploads',
      'uploadRemove',
    ],
    run: uploads,
  },
  {
    title: 'verifying oneself',
    calls: [
      'verificationState',
      'kycDict',
      'kycQuestionRecord',
      'kycInit',
      'kycQuestionSubmit',
      'kycIdentityInit',
      'kycIdentityFinish',
      'kycSupplementInit',
      'kycSupplementSave',
    ],
    run: verifyPerson,
  },
  {
    title: 'verifying a company',
    calls: [
      'kybDict',
      'kybQuestionRecord',
      'kybInit',
      'kybQuestionSubmit',
      'kybIdentityInit',
      'kybIdentityFinish',
      'kybSupplementInit',
      'kybSupplementSave',
    ],
    run: verifyCompany,
  },
  {
    title: 'ending mails of a kind by the link of a mail',
    calls: ['unsubscribe'],
    needsMail: true,
    run: async (call, target) => {
      // Of the practice funds, or of the trade when its mail is the newer one.
      const token = (await target.unsubscribeTokenFor?.(email)) ?? '';
      const { kind } = await call('unsubscribe', { token });
      const { choices } = await call('noticeChoices', {});
      expect(choices.find((choice) => choice.kind === kind && choice.channel === 'MAIL')?.isOn).toBe(false);
    },
  },
  {
    title: 'freezing the own account',
    calls: ['accountFreeze', 'accountUnfreezeVerify', 'accountUnfreezeConfirm'],
    needsMail: true,
    run: async (call, target) => {
      const { frozenAt } = await call('accountFreeze', { cancelOrders: true });
      expect(await call('userInfo', {})).toMatchObject({ standing: { selfFrozenAt: frozenAt } });
      const { ticket, resendAt } = await call('accountUnfreezeVerify', {});
      await target.waitUntil(resendAt);
      await call('sendEmailCode', { ticket });
      const code = await codeFrom(target, email);
      await call('accountUnfreezeConfirm', { ticket, code, currentPassword: changedPassword });
      expect(await call('userInfo', {})).toMatchObject({ standing: { selfFrozenAt: null } });
    },
  },
  { title: 'logging out', calls: ['logout'], run: async (call) => void (await call('logout', { platform: 'PC' })) },
  {
    title: 'logging out everywhere',
    calls: ['sessionRevokeAll'],
    needsMail: true,
    run: async (call, target) => {
      await logIn(call, target, changedPassword);
      expect(await call('sessionRevokeAll', {})).toEqual({ count: expect.any(Number) });
    },
  },
  {
    title: 'locking the account by the link of a mail',
    calls: ['lockAccount'],
    needsMail: true,
    run: async (call, target) => {
      const token = (await target.lockTokenFor?.(email)) ?? '';
      expect(await call('lockAccount', { token })).toEqual(await call('lockAccount', { token }));
    },
  },
  {
    title: 'closing an account',
    calls: ['accountClosing', 'accountClose'],
    needsMail: true,
    run: async (call, target) => {
      await register(call, target, `closing-${email}`);
      expect(await call('accountClosing', {})).toEqual({ openOrders: 0, coins: [], rebates: [] });
      const { id } = await call('userInfo', {});
      await call('accountClose', { accountId: id, givesUp: false, currentPassword: password });
      expect((await target.send('userInfo', {})).status).toBe(403);
    },
  },
];
