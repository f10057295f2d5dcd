import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { bindAuthenticator } from '../../../e2e/support/authenticator.ts';
import { messageCount, nextCode } from '../../../e2e/support/mailbox.ts';
import { siteUrl } from '../../../e2e/support/places.ts';
import { answeredCompany, answeredIdentity, sentCompany, sentIdentity, untilDecided } from '../../../e2e/support/verifiedByCalls.ts';
import { passkeyDevice } from '../../../tests/support/passkeyDevice.ts';
import { placeOrders } from '../../homeShots/trader.mjs';

// Required, not imported: so they are the same modules that the helpers know each other as.
const require = createRequire(import.meta.url);
const { createAccount, newEmail, openSession, PASSWORD } = require('../../../e2e/support/accounts.ts');
const { ask, call, callFrom } = require('../../../e2e/support/exchangeApi.ts');
const { withMoneyMade } = require('../../../e2e/support/money.ts');

// Who is seen on the pictures of the account, each brought to where they stand by calls; made when the first picture needs them.

export const BRAND = 'kontor';

const buy = (token, size) =>
  call(
    BRAND,
    'createSpotOrder',
    { symbol: 'BTC_USDT', side: 'BUY', type: 'MARKET', timeInForce: 'IOC', size, clientOrderId: randomUUID() },
    token,
  );

/** Two passkeys: what a phone's maker keeps, and a key on a ring. */
async function addPasskeys({ email, token }) {
  const seen = await messageCount(email);
  const { ticket } = await call(BRAND, 'passkeyCode', {}, token);
  const code = await nextCode(email, seen);
  const laptop = passkeyDevice({ isSynced: true });
  const lies = { origin: siteUrl(BRAND).replace(/\/$/, '') };
  const first = laptop.create(await call(BRAND, 'passkeyAdd', { ticket, code }, token), lies);
  await call(BRAND, 'passkeyConfirm', { passkey: first, name: 'Work laptop' }, token);
  const challenge = await call(BRAND, 'passkeyChallenge', {}, token);
  const key = passkeyDevice({ counts: true });
  const asked = await call(BRAND, 'passkeyAdd', { passkey: laptop.sign(challenge, lies) }, token);
  await call(BRAND, 'passkeyConfirm', { passkey: key.create(asked, lies), name: 'Key on the ring' }, token);
}

const LAPTOP = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';
/** Somewhere in Germany. */
const HOME = '194.25.0.60';

const someEmail = () => `jana.hoffmann.${randomUUID().slice(0, 4)}@mail.example`;
const createJana = () => createAccount(BRAND, { email: someEmail() });
async function createFundedJana() {
  const account = await createJana();
  await call(BRAND, 'practiceClaim', {}, account.token);
  return account;
}

/** What somebody does on a laptop at home. */
async function atHome(agent, act) {
  callFrom({ agent, address: HOME });
  try {
    return await act();
  } finally {
    callFrom({});
  }
}

/** An account with everything on it that a list can show. */
async function createActive() {
  const account = await atHome(LAPTOP, createFundedJana);
  const { token } = account;
  for (const size of ['0.02', '0.01', '0.005']) await buy(token, size);
  await placeOrders(BRAND, token);
  await atHome(PHONE, () => openSession(account));
  await atHome(LAPTOP, () => ask(BRAND, 'passwordChange', { currentPassword: 'Wrong-one-1', newPassword: 'Lighthouse9' }, token));
  await atHome(LAPTOP, () => call(BRAND, 'antiPhishingSet', { word: 'amber harbour', currentPassword: PASSWORD }, token));
  await invite(token);
  return account;
}

/** Two guests: one who trades, and one who has just come. */
async function invite(token) {
  const { code } = await call(BRAND, 'referralInfo', {}, token);
  for (const size of ['0.01', undefined]) {
    const guest = await createAccount(BRAND, { email: newEmail(), referralCode: code });
    if (!size) continue;
    await call(BRAND, 'practiceClaim', {}, guest.token);
    await buy(guest.token, size);
  }
}

/** Who has coins in both wallets, and orders in the market. */
async function createHolder() {
  const account = await createFundedJana();
  const { token } = account;
  for (const size of ['0.02', '0.01']) await buy(token, size);
  await placeOrders(BRAND, token);
  for (const [asset, amount] of [
    ['USDT', '2400'],
    ['BTC', '0.02'],
  ])
    await call(BRAND, 'createTransfer', { asset, amount, from: 'TRADE', to: 'MAIN', clientTransferId: randomUUID() }, token);
  return account;
}

/** Who has done with them what can be done; `made` says where to look. */
async function createRich() {
  const account = await createHolder();
  return { ...account, made: await withMoneyMade(account) };
}

/** Whom every screen has something to show: verified, with trades, orders, plans, payments, guests, a phone and a laptop. */
async function createWhole() {
  const account = await atHome(LAPTOP, createRich);
  await atHome(PHONE, () => openSession(account));
  await withPatience(() => sentIdentity(account.token, 'Hoffmann'));
  await untilDecided(account.token, 'IDENTITY');
  await invite(account.token);
  return account;
}

/** Files are refused while the machine has no time to look at them. */
async function withPatience(act, tries = 5) {
  try {
    return await act();
  } catch (error) {
    if (tries === 1) throw error;
    return withPatience(act, tries - 1);
  }
}

async function createSecured() {
  const account = await atHome(LAPTOP, createFundedJana);
  await addPasskeys(account);
  return account;
}

async function createBound() {
  const account = await atHome(LAPTOP, createFundedJana);
  return { ...account, ...(await bindAuthenticator(account)) };
}

async function createFrozen() {
  const account = await atHome(LAPTOP, createFundedJana);
  await call(BRAND, 'accountFreeze', { cancelOrders: true }, account.token);
  return account;
}

const after =
  (...acts) =>
  async () => {
    const account = await createJana();
    for (const act of acts) await act(account.token);
    return account;
  };
const decided = (kind) => (token) => untilDecided(token, kind);

const MAKERS = {
  newcomer: createJana,
  active: createActive,
  holder: createHolder,
  rich: createRich,
  whole: createWhole,
  secured: createSecured,
  bound: createBound,
  frozen: createFrozen,
  answered: after((token) => answeredIdentity(token, 'Hoffmann')),
  twice: after((token) => answeredIdentity(token, 'Hoffmann')),
  photographing: after((token) => answeredIdentity(token, 'Hoffmann')),
  refused: after((token) => sentIdentity(token, 'Refuse'), decided('IDENTITY')),
  asked: after((token) => sentIdentity(token, 'More'), decided('IDENTITY')),
  verified: after((token) => sentIdentity(token, 'Hoffmann'), decided('IDENTITY')),
  never: after((token) => sentIdentity(token, 'Never'), decided('IDENTITY')),
  company: after((token) => answeredCompany(token, 'Speicherstadt Kaffee GmbH')),
  companyAsked: after((token) => sentCompany(token, 'More Coffee GmbH'), decided('BUSINESS')),
};

const made = {};
/** The account of somebody, made once; one that could not be made is tried again when the next picture needs it. */
export const personCalled = (who) =>
  (made[who] ??= MAKERS[who]().catch((error) => {
    delete made[who];
    throw error;
  }));
