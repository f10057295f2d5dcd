import type { CodeSent } from '@/contract/auth';
import { type EndpointName, endpoints } from '@/contract/endpoints';
import { lockTokenFor } from '@/exchange/app/accounts/owner/lockLink';
import { type AccountsRig, buildAccountsRig, refusalOf, STRONG_PASSWORD } from '../support/accountsRig';
import { type PasskeyDevice, passkeyDevice } from '../support/passkeyDevice';
import { actorOf, passkeyOwner, startFirst } from '../support/passkeyOwner';
import { recordedDatabase } from '../support/recordedDatabase';
import { openForRules } from '../support/testDatabase';

// Whether a user has an account here, and what protects it, is told to nobody who is not in: each call that anybody can make answers the
// same for who has one and who has none, and asks the database for the same. What a hash costs is in accounts.login.test.ts.

/** Calls that name nobody: there is nothing to tell apart. What a ticket or a signed link opens is told to whoever holds it. */
const ABOUT_NOBODY: readonly EndpointName[] = [
  ...([
    'siteConfig',
    'siteDocument',
    'siteImage',
    'countries',
    'captchaChallenge',
    'invitation',
    'coins',
    'instruments',
    'pairs',
    'symbolInfo',
    'tickers',
  ] as const),
  ...(['klines', 'depth', 'recentTrades', 'sparklines', 'standardFeeRates', 'earnOffers', 'chains', 'liabilities'] as const),
  ...(['expressCurrencies', 'expressMethods', 'expressPrices', 'expressSlogan'] as const),
  ...(['earnAvailable', 'earnCoin', 'convertCoins', 'convertPrice'] as const),
  // Tickets of logins whose password was right, and of those whose code was.
  ...(['loginConfirm', 'loginAuthenticator'] as const),
  // Signed: a token or link that is not right is looked at before anything of anybody's is (notices.test.ts, uploads.test.ts).
  ...(['unsubscribe', 'uploadFile', 'dataExportFile'] as const),
  // A random link that is not right finds no row (handover.test.ts).
  'handoverOpen',
];

interface User {
  email: string;
  phone: { dialingCode: string; phone: string };
  userId: string;
  device: PasskeyDevice;
}
type Try = (rig: AccountsRig, who: User) => Promise<unknown>;

const WRONG = 'Wrong-1234';
const WRONG_CODE = '000000';

async function forgot({ accounts, captcha, caller }: AccountsRig, whom: object): Promise<CodeSent> {
  return accounts.forgotPasswordVerify(caller, { ...whom, captcha: await captcha('forgot') });
}
/** As it is answered, but for what is random. Addresses are of one length, and masked alike. */
const told = ({ ticket, ...sent }: CodeSent) => ({ ...sent, ticket: ticket.length });

const tries: { readonly [Name in EndpointName]?: Try } = {
  registerVerify: async ({ accounts, captcha, caller }, { email }) =>
    told(
      await accounts.registerVerify(caller, {
        email,
        password: 'Lantern-9-harbour',
        isTermsAccepted: true,
        captcha: await captcha('register'),
      }),
    ),
  registerConfirm: async ({ accounts, captcha, caller }, { email }) => {
    const form = { email, password: 'Lantern-9-harbour', isTermsAccepted: true, captcha: await captcha('register') };
    const { ticket } = await accounts.registerVerify(caller, form);
    return refusalOf(accounts.registerConfirm(caller, { ticket, code: WRONG_CODE }));
  },
  loginVerify: async ({ accounts, captcha, caller }, { email }) =>
    refusalOf(accounts.loginVerify(caller, { email, password: WRONG, captcha: await captcha('login'), platform: 'PC' })),
  passkeyLoginChallenge: async ({ accounts, caller }) => {
    const { options } = await accounts.passkeys.loginChallenge(caller);
    return { ...options, challenge: options.challenge.length };
  },
  // A passkey that is known here, whose owner's signature is not right, and one that is not.
  passkeyLogin: async ({ accounts, caller }, { device }) => {
    const passkey = device.sign(await accounts.passkeys.loginChallenge(caller), { rpId: 'elsewhere.example' });
    return refusalOf(accounts.passkeys.login(caller, { passkey }));
  },
  sendEmailCode: async (rig, { email }) => {
    const { ticket } = await forgot(rig, { email });
    rig.pass(60_000);
    return told(await rig.accounts.resendCode(rig.caller, ticket, 'email'));
  },
  sendSmsCode: async (rig, { phone }) => {
    const { ticket } = await forgot(rig, phone);
    rig.pass(60_000);
    return told(await rig.accounts.resendCode(rig.caller, ticket, 'sms'));
  },
  validateSmsCode: async (rig, { phone }) => {
    const { ticket } = await forgot(rig, phone);
    return rig.accounts.validateSmsCode(rig.caller, { ticket, code: WRONG_CODE });
  },
  lockAccount: ({ accounts, caller, now }, { userId }) =>
    refusalOf(accounts.lock(caller, lockTokenFor('not the secret', { userId, issuedAt: now() }))),
  forgotPasswordVerify: async (rig, { email }) => told(await forgot(rig, { email })),
  forgotPasswordCheck: async (rig, { email }) => {
    const { ticket } = await forgot(rig, { email });
    return refusalOf(rig.accounts.forgotPasswordCheck(rig.caller, { ticket, code: WRONG_CODE }));
  },
  forgotPasswordConfirm: async (rig, { email }) => {
    const { ticket } = await forgot(rig, { email });
    return refusalOf(rig.accounts.forgotPasswordConfirm(rig.caller, { ticket, code: WRONG_CODE, newPassword: 'Lantern-9-harbour' }));
  },
  passkeyResetChallenge: async (rig, { email }) => {
    const { ticket } = await forgot(rig, { email });
    return refusalOf(rig.accounts.passkeys.resetChallenge(rig.caller, { ticket, code: WRONG_CODE }));
  },
};

/** Written behind the answer, where it takes nobody's time: the owner's record of what was tried, and what the outbox sends. */
const BEHIND = /account_activity|^update outbox|mailbox_messages/;

describe('calls that anybody makes', () => {
  const asked: string[] = [];
  let rig: AccountsRig;
  let known: User;
  let unknown: User;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const database = await openForRules();
    close = () => database.close();
    rig = await buildAccountsRig(recordedDatabase(database, asked));
    // With a second factor, a word in its mails and all that might be looked for.
    const owner = await passkeyOwner(rig, 'known.owner');
    await database.query("update users set anti_phishing = 'harbour', phone = '+85251234567' where id = $1", [owner.id]);
    known = { email: owner.email, phone: { dialingCode: '852', phone: '51234567' }, userId: owner.id, device: owner.device };
    const device = passkeyDevice();
    const other = await rig.register('other@mail.example');
    // Made for a real challenge, and never added.
    device.create(await startFirst(rig, await actorOf(rig, other.token), 'other@mail.example'));
    unknown = { email: 'known.other@mail.example', phone: { dialingCode: '852', phone: '52234567' }, userId: '99999999', device };
  });
  afterAll(() => close());

  it('are all looked at', () => {
    const open = (Object.keys(endpoints) as EndpointName[]).filter((name) => endpoints[name].auth === 'none');
    expect([...ABOUT_NOBODY, ...Object.keys(tries)].sort()).toEqual(open.sort());
  });

  const tried = async (how: Try | undefined, who: User) => {
    // So that neither waits for what was tried before, nor the one for the other.
    rig.pass(7 * 86_400_000);
    const from = asked.length;
    const before = rig.now();
    const answer = await how?.(rig, who);
    // Times are told as they are from now.
    const text = JSON.stringify(answer).replace(/"(\w+At)":(\d+)/g, (_all, field, at) => `"${field}":${Number(at) - before}`);
    return { answer: text.replaceAll(who.email, 'WHO'), work: asked.slice(from).filter((one) => !BEHIND.test(one)) };
  };

  it.each(Object.keys(tries) as EndpointName[])('%s answers the same whether there is an account, with the same work', async (name) => {
    const [one, other] = [await tried(tries[name], known), await tried(tries[name], unknown)];
    expect(one.work.length).toBeGreaterThan(0);
    expect(one).toEqual(other);
  });

  it('would be told apart by the password of one of them', async () => {
    const withPassword: Try = async ({ accounts, captcha, caller }, { email }) =>
      refusalOf(accounts.loginVerify(caller, { email, password: STRONG_PASSWORD, captcha: await captcha('login'), platform: 'PC' }));
    const [one, other] = [await tried(withPassword, known), await tried(withPassword, unknown)];
    expect(one.answer).not.toBe(other.answer);
    expect(one.work).not.toEqual(other.work);
  });
});
