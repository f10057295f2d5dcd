import { STRONG_PASSWORD } from '../accountsRig';
import { appCode } from '../authenticatorApp';
import { FIRST_SESSION_ID } from '../fuzzedExchange';
import { passkeyDevice } from '../passkeyDevice';
import { ask } from './ask';
import type { People, Person } from './people';
import { byId, dataOf, type MakeProbe } from './probe';
import { readyToSend, wantedOf } from './sendingProbes';

const currentPassword = STRONG_PASSWORD;
const NOBODYS_TICKET = 't'.repeat(43);

interface Sent {
  ticket: string;
  key: string;
}

/** An authenticator's key and ticket, and the code that came by mail. */
async function generated({ exchange, codeFor, now }: People, { token, email }: Person) {
  const { ticket, key } = await dataOf<Sent>(ask(exchange, 'authenticatorGenerate', {}, token));
  return { ticket, code: await codeFor(email), authenticatorCode: appCode(key, now()) };
}

async function frozen({ exchange, codeFor }: People, { token, email }: Person) {
  await dataOf(ask(exchange, 'accountFreeze', { cancelOrders: false }, token));
  const { ticket } = await dataOf<Sent>(ask(exchange, 'accountUnfreezeVerify', {}, token));
  return { ticket, code: await codeFor(email), currentPassword };
}

/** Another user's ticket, with the code that only they were sent. */
const byTicket =
  (
    name: 'authenticatorBind' | 'passkeyAdd' | 'accountUnfreezeConfirm',
    prepare: (people: People, whose: Person, stranger: Person) => Promise<{ ticket: string }>,
  ): MakeProbe =>
  async (people) => {
    const [whose, stranger] = [people.spare(), people.spare()];
    const right = await prepare(people, whose, stranger);
    const send = (ticket: unknown, { token }: Person) => ask(people.exchange, name, { ...right, ticket }, token);
    return {
      by: (ticket) => send(ticket, stranger),
      theirs: right.ticket,
      unknown: NOBODYS_TICKET,
      whose,
      own: () => send(right.ticket, whose),
    };
  };

type PasskeyCall =
  | 'passwordChange'
  | 'antiPhishingSet'
  | 'authenticatorBind'
  | 'authenticatorUnbind'
  | 'recoveryCodesRenew'
  | 'passkeyAdd'
  | 'passkeyRemove'
  | 'passkeyLoginSet'
  | 'accountUnfreezeConfirm'
  | 'accountClose'
  | 'dataExport'
  | 'withdraw'
  | 'addressAdd'
  | 'submitRefundAddress';
type Thief = People['thieves'][number];
/** The call that a challenge comes from. */
type Challenge = [
  name: 'passkeyChallenge' | 'addressAddChallenge' | 'refundAddressChallenge' | 'withdrawChallenge',
  params: Record<string, unknown>,
];

/** Signs the thief's own challenge; security keys leave out whose they are. */
async function signedBy({ exchange }: People, { token }: Thief, device: Thief['device'], asked: Challenge = ['passkeyChallenge', {}]) {
  const challenge = await dataOf<Parameters<Thief['device']['sign']>[0]>(ask(exchange, ...asked, token));
  return device.sign(challenge, { userHandle: undefined });
}

function nobodysDevice(): Thief['device'] {
  const device = passkeyDevice();
  device.create({ options: { challenge: 'none', rp: { id: 'kontor.localhost' }, user: { id: 'none' } } });
  return device;
}

const THIEF_OF: readonly PasskeyCall[] = [
  'passwordChange',
  'antiPhishingSet',
  'authenticatorBind',
  'authenticatorUnbind',
  'recoveryCodesRenew',
  'passkeyAdd',
  'passkeyRemove',
  'passkeyLoginSet',
  'accountUnfreezeConfirm',
  'accountClose',
  'dataExport',
  'withdraw',
  'addressAdd',
  'submitRefundAddress',
];
/** One for each call that takes a passkey. */
export const THIEVES = THIEF_OF.length;

/** Another user's passkey as a proof of the own account, with everything else right. */
const byPasskey =
  (
    name: PasskeyCall,
    prepare: (people: People, thief: Thief) => Promise<object> | object = () => ({}),
    asked?: Challenge | ((prepared: object) => Challenge),
  ): MakeProbe =>
  async (people) => {
    const thief = people.thieves[THIEF_OF.indexOf(name)];
    if (!thief) throw new Error(`${name} has no thief`);
    const rest = await prepare(people, thief);
    const of = typeof asked === 'function' ? asked(rest) : asked;
    const prove = async (device: unknown) =>
      ask(people.exchange, name, { ...rest, passkey: await signedBy(people, thief, device as Thief['device'], of) }, thief.token);
    return {
      by: prove,
      theirs: people.keyholder.device,
      unknown: nobodysDevice(),
      whose: people.keyholder,
      own: () => prove(thief.device),
    };
  };

async function bound(people: People, thief: Thief) {
  const right = await generated(people, thief);
  const params = { ...right, passkey: await signedBy(people, thief, thief.device) };
  await dataOf(ask(people.exchange, 'authenticatorBind', params, thief.token));
  return { currentPassword };
}

const ownPasskey = async ({ exchange }: People, { token }: Thief) => {
  const [passkey] = await dataOf<{ passkeyId: string }[]>(ask(exchange, 'passkeys', {}, token));
  return { passkeyId: passkey?.passkeyId, currentPassword };
};

export const OWNERS_PUSH = { endpoint: 'https://push.example/owner', keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } };

const PLACE = { chainId: 'bsc', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' };
const REFUND = { symbol: 'ETH', ...PLACE };

/** What protects an account, and what it is told. */
export const accountProbes: Readonly<Record<string, MakeProbe>> = {
  'rememberedDeviceForget.deviceId': byId('rememberedDeviceForget', 'deviceId', ({ keyholder }) => keyholder.deviceId, {}, 'keyholder'),
  'passkeyRename.passkeyId': byId('passkeyRename', 'passkeyId', ({ keyholder }) => keyholder.passkeyId, { name: 'Mine' }, 'keyholder'),
  'passkeyRemove.passkeyId': async (people) => {
    const { keyholder, exchange } = people;
    const probe = await byId('passkeyRemove', 'passkeyId', () => keyholder.passkeyId, { currentPassword }, 'keyholder')(people);
    // A proof is asked for, which says that there is such a passkey.
    return { ...probe, own: () => ask(exchange, 'passkeyRemove', { passkeyId: keyholder.passkeyId, currentPassword }, keyholder.token) };
  },
  // The second session of the owner; sessions that were made first have the ids before.
  'sessionRevoke.sessionId': (people) => {
    const spare = people.spare();
    const sessionId = String(FIRST_SESSION_ID + people.exchange.tokens.indexOf(spare.token));
    const revoke = (id: unknown, { token }: Person) => ask(people.exchange, 'sessionRevoke', { sessionId: id }, token);
    return {
      by: (id) => revoke(id, people.stranger),
      theirs: sessionId,
      unknown: '999999999999',
      whose: spare,
      own: () => revoke(sessionId, spare),
    };
  },
  'authenticatorBind.ticket': byTicket('authenticatorBind', generated),
  'passkeyAdd.ticket': byTicket('passkeyAdd', async ({ exchange, codeFor }, { token, email }) => {
    const { ticket } = await dataOf<Sent>(ask(exchange, 'passkeyCode', {}, token));
    return { ticket, code: await codeFor(email) };
  }),
  'accountUnfreezeConfirm.ticket': byTicket('accountUnfreezeConfirm', async (people, whose, stranger) => {
    await dataOf(ask(people.exchange, 'accountFreeze', { cancelOrders: false }, stranger.token));
    return frozen(people, whose);
  }),
  'withdraw.passkey': byPasskey(
    'withdraw',
    (people, thief) => readyToSend(people, thief, 'mine'),
    (prepared) => ['withdrawChallenge', wantedOf(prepared as Awaited<ReturnType<typeof readyToSend>>)],
  ),
  'addressAdd.passkey': byPasskey('addressAdd', () => ({ label: 'Cold wallet', ...PLACE }), ['addressAddChallenge', PLACE]),
  'submitRefundAddress.passkey': byPasskey('submitRefundAddress', () => REFUND, ['refundAddressChallenge', REFUND]),
  'passwordChange.passkey': byPasskey('passwordChange', () => ({ currentPassword, newPassword: `${currentPassword}-other` })),
  'antiPhishingSet.passkey': byPasskey('antiPhishingSet', () => ({ currentPassword, word: 'harbour' })),
  'authenticatorBind.passkey': byPasskey('authenticatorBind', generated),
  'authenticatorUnbind.passkey': byPasskey('authenticatorUnbind', bound),
  'recoveryCodesRenew.passkey': byPasskey('recoveryCodesRenew'),
  'passkeyAdd.passkey': byPasskey('passkeyAdd'),
  'passkeyRemove.passkey': byPasskey('passkeyRemove', ownPasskey),
  'passkeyLoginSet.passkey': byPasskey('passkeyLoginSet', () => ({ isOn: true })),
  'accountUnfreezeConfirm.passkey': byPasskey('accountUnfreezeConfirm', frozen),

  'accountClose.passkey': byPasskey('accountClose', (_people, { userId }) => ({ accountId: userId, givesUp: true, currentPassword })),
  'dataExport.passkey': byPasskey('dataExport', () => ({ currentPassword })),
  // Typed to confirm: no other account is closed by it.
  'accountClose.accountId': (people) => {
    const spare = people.spare();
    const close = (accountId: unknown) => ask(people.exchange, 'accountClose', { accountId, givesUp: true, currentPassword }, spare.token);
    return { by: close, theirs: people.owner.userId, unknown: '99999999', whose: people.owner, own: () => close(spare.userId) };
  },

  'noticeDetail.noticeId': byId('noticeDetail', 'noticeId', ({ noticeId }) => noticeId),
  'noticeRead.noticeId': byId('noticeRead', 'noticeId', ({ noticeId }) => noticeId),
  'noticeDelete.noticeId': byId('noticeDelete', 'noticeId', ({ noticeId }) => noticeId),
  // Nobody is told which devices others have.
  'pushStatus.endpoint': ({ exchange, owner, stranger }) => ({
    by: (endpoint) => ask(exchange, 'pushStatus', { endpoint }, stranger.token),
    theirs: OWNERS_PUSH.endpoint,
    unknown: 'https://push.example/nobody',
    whose: owner,
    own: () => ask(exchange, 'pushStatus', { endpoint: OWNERS_PUSH.endpoint }, owner.token),
  }),
  // Nor by this: what became of it is looked at in the database at the end.
  'pushUnsubscribe.endpoint': ({ exchange, owner, stranger }) => ({
    by: (endpoint) => ask(exchange, 'pushUnsubscribe', { endpoint }, stranger.token),
    theirs: OWNERS_PUSH.endpoint,
    unknown: 'https://push.example/nobody',
    whose: owner,
    own: () => ask(exchange, 'pushKey', {}, owner.token),
  }),
};
