import { ClientFrame } from '@/contract/channels';
import { codes } from '@/contract/codes';
import { type EndpointName, endpoints } from '@/contract/endpoints';
import { accountProbes, OWNERS_PUSH, THIEVES } from '../support/authorisation/accountProbes';
import { ask, askSample, codeOf } from '../support/authorisation/ask';
import { convertProbes } from '../support/authorisation/convertProbes';
import { earnProbes } from '../support/authorisation/earnProbes';
import { namingFields, privateCalls } from '../support/authorisation/fields';
import { Listener } from '../support/authorisation/listener';
import { moneyProbes, PAGED, tradeAsOwner } from '../support/authorisation/moneyProbes';
import { BAD_TOKENS, gatherPeople, type People, type Person, SHUT } from '../support/authorisation/people';
import { dataOf, type MakeProbe, type Probe } from '../support/authorisation/probe';
import { sendingProbes } from '../support/authorisation/sendingProbes';
import { verifyingProbes } from '../support/authorisation/verifyingProbes';
import { WHILE_FROZEN, WHILE_FROZEN_BY_OPERATOR } from '../support/authorisation/whileFrozen';
import type { Answer } from '../support/fuzzedExchange';
import { sampleParams } from '../support/sampleParams';

// Every private call of the contract, by everybody it is none of the business of. All lists come from the contract: a call that is new is
// tried by itself, and a field of it that may name something of a user's fails until it is said here what it names.

const TOKEN_INVALID = codes.tokenInvalid.code;
const SPARE = 60;

/** End the session they come from, or what is tried: another user's for each. */
const ENDS: readonly EndpointName[] = ['logout', 'sessionRevokeAll', 'accountFreeze'];
/** The same for everybody, and long. */
const DICTIONARIES: readonly EndpointName[] = ['kycDict', 'kybDict'];
/** Changes by itself: a day is written down, and what was done a while ago is told of. What names a notice is tried by its own probes. */
const BY_ITSELF: readonly EndpointName[] = ['ownLiability', 'noticeCount', 'noticeSearch'];

const probes: Readonly<Record<string, MakeProbe>> = {
  ...accountProbes,
  ...moneyProbes,
  ...convertProbes,
  ...earnProbes,
  ...sendingProbes,
  ...verifyingProbes,
};

/** How many probes are looked at together: what somebody sees before and after is a hundred calls. */
const TOGETHER = 8;
const inLots = (fields: readonly string[]) =>
  Array.from({ length: Math.ceil(fields.length / TOGETHER) }, (_, at) => fields.slice(at * TOGETHER, (at + 1) * TOGETHER));
const isOfNotices = (field: string) => field.startsWith('notice');
/** Each by itself, and before what others tell the owner of. */
const ofNotices = Object.keys(probes).filter(isOfNotices);
const together = [accountProbes, moneyProbes, earnProbes].map((area) => Object.keys(area).filter((field) => !isOfNotices(field)));
/** What lasts for seconds, or needs what the one before it has left, is tried by itself. */
const alone = Object.keys(probes).filter((field) => ![ofNotices, ...together].flat().includes(field));
const lots = [...ofNotices.map((field) => [field]), ...together.flatMap(inLots), ...alone.map((field) => [field])];

describe('every private call of the contract', () => {
  let people: People;
  beforeAll(async () => {
    people = await gatherPeople(THIEVES, SPARE);
    await tradeAsOwner(people);
    await dataOf(ask(people.exchange, 'pushSubscribe', OWNERS_PUSH, people.owner.token));
  });
  afterAll(async () => {
    await people.exchange.stop(async (database) => {
      const devices = await database.query('select user_id::text as "userId" from push_subscriptions');
      expect(devices).toContainEqual({ userId: people.owner.userId });
    });
  });

  /** All that a user can read of what is theirs. */
  async function seenBy({ token }: Person, without: readonly EndpointName[] = BY_ITSELF): Promise<Record<string, unknown>> {
    const seen: Record<string, unknown> = {};
    for (const name of privateCalls) {
      if (endpoints[name].method !== 'GET' || [...DICTIONARIES, ...without].includes(name)) continue;
      const { status, envelope } = await ask(
        people.exchange,
        name,
        { ...sampleParams(name), ...(name.endsWith('History') && { toTime: undefined, status: 'ALL' }) },
        token,
      );
      seen[name] = [status, envelope];
    }
    return seen;
  }

  const refusedAlike = async (token: string | undefined, headers = {}) => {
    const answers: Record<string, unknown> = {};
    for (const name of privateCalls) {
      const { status, envelope, headers: told } = await askSample(people.exchange, name, token, headers);
      if (status !== 403 || envelope?.code !== TOKEN_INVALID || envelope.data !== null || told['cache-control'] !== 'no-store')
        answers[name] = [status, envelope, told['cache-control']];
    }
    return answers;
  };

  it('is refused to visitors, and to whose token is none', async () => {
    const before = await seenBy(people.owner);
    for (const token of [undefined, '', 'x', 'x'.repeat(43), people.owner.token.slice(1)]) expect(await refusedAlike(token)).toEqual({});
    expect(await seenBy(people.owner)).toEqual(before);
  });

  it.each(BAD_TOKENS)('is refused to a token that is %s', async (what) => {
    const before = await seenBy(people.owner);
    expect(await refusedAlike(people.badTokens[what])).toEqual({});
    expect(await seenBy(people.owner)).toEqual(before);
  });

  it("is refused to a good token at another brand's host, and answered at its own", async () => {
    expect(await refusedAlike(people.owner.token, { host: 'visby.localhost' })).toEqual({});
    const foreign = people.badTokens["of another brand's user"];
    expect((await ask(people.exchange, 'userInfo', {}, foreign, { headers: { host: 'visby.localhost' } })).status).toBe(200);
  });

  it.each(SHUT)('is refused to an account that is %s, should it have a session', async (what) => {
    const refusal = { locked: codes.accountIsLocked.code, closed: codes.accountClosed.code }[what];
    for (const name of privateCalls)
      expect([name, codeOf(await askSample(people.exchange, name, people.shutTokens[what]))]).toEqual([name, refusal]);
  });

  const STANDINGS: readonly string[] = [codes.accountFrozen.code, codes.accountSelfFrozen.code, codes.accountNotFrozen.code, TOKEN_INVALID];
  async function judged(freeze: (person: Person) => Promise<unknown>): Promise<Record<string, string | undefined>> {
    const frozen = people.spare();
    const answers: Record<string, string | undefined> = {};
    await freeze(frozen);
    for (const name of privateCalls) {
      const who = ENDS.includes(name) ? people.spare() : frozen;
      if (who !== frozen) await freeze(who);
      const code = codeOf(await askSample(people.exchange, name, who.token));
      answers[name] = code !== undefined && STANDINGS.includes(code) ? code : 'let';
    }
    return answers;
  }
  const expected = (lets: (name: EndpointName) => boolean, refusal: string) =>
    Object.fromEntries(privateCalls.map((name) => [name, lets(name) ? 'let' : refusal]));

  it('is refused while an operator has the account frozen, but for those that are named', async () => {
    const freeze = ({ userId }: Person) => people.exchange.operate('alice', 'freezeUser', { userId, note: 'a test' });
    const lets = (name: EndpointName) => WHILE_FROZEN.has(name) || WHILE_FROZEN_BY_OPERATOR.has(name);
    expect(await judged(freeze)).toEqual({
      ...expected(lets, codes.accountFrozen.code),
      // There is no freeze of the owner's to end.
      accountUnfreezeVerify: codes.accountNotFrozen.code,
      accountUnfreezeConfirm: codes.accountNotFrozen.code,
    });
  });

  it('is refused while its owner has the account frozen, but for those that are named', async () => {
    const freeze = async ({ token }: Person) => dataOf(ask(people.exchange, 'accountFreeze', { cancelOrders: false }, token));
    expect(await judged(freeze)).toEqual(expected((name) => WHILE_FROZEN.has(name), codes.accountSelfFrozen.code));
  });

  it('is refused to the account all visitors share where the next one could not take it back, or it is theirs alone', async () => {
    const refused: EndpointName[] = [];
    // What ends its session comes last.
    const last: readonly EndpointName[] = ['logout'];
    for (const name of [...privateCalls.filter((call) => !last.includes(call)), ...last]) {
      if (codeOf(await askSample(people.exchange, name, people.shared.token)) === codes.accountShared.code) refused.push(name);
    }
    const papers = [...WHILE_FROZEN_BY_OPERATOR].filter((name) => name !== 'dataExport');
    const security = privateCalls.filter(
      (name) => !WHILE_FROZEN.has(name) && /^(antiPhishing|password|authenticator|recovery|passkey)/.test(name),
    );
    expect(refused.sort()).toEqual(
      [
        ...papers,
        ...security,
        'sessionRevoke',
        'sessionRevokeOthers',
        'sessionRevokeAll',
        'accountFreeze',
        'passkeyLoginSet',
        'dataExport',
        'accountClose',
        'accountClosing',
        ...(['withdrawVerify', 'withdraw', 'addressAdd', 'savedOnlySet', 'receiverFind', 'sendToUserChallenge', 'sendToUser'] as const),
        ...([
          'withdrawChallenge',
          'newDepositAddress',
          'submitRefundAddress',
          'refundAddressChallenge',
          'addressAddChallenge',
          'expressSaleVerify',
          'expressSaleChallenge',
        ] as const),
      ].sort(),
    );
    expect(security).toHaveLength(10);
  });

  describe('and the streams', () => {
    /** Channels that anybody listens to, and those of who is signed in. */
    const [OPEN, PRIVATE] = [['depth', 'trades', 'tickers', 'instruments', 'klines'], ['private']];
    const listeners: Listener[] = [];
    const listen = async (host?: string) => {
      const listener = await Listener.open(people.exchange, host);
      listeners.push(listener);
      return listener;
    };
    afterEach(() => {
      for (const listener of listeners.splice(0)) listener.close();
    });
    const streamToken = async ({ token }: Pick<Person, 'token'>) =>
      (await dataOf<{ token: string }>(ask(people.exchange, 'websocketToken', {}, token))).token;

    it('are known by who may listen to them', () => {
      const channels = new Set([...JSON.stringify(ClientFrame).matchAll(/"channel":\{[^}]*"const":"(\w+)"/g)].map(([, name]) => name));
      expect([...channels].sort()).toEqual([...OPEN, ...PRIVATE].sort());
    });

    it('are open to visitors where they are everybody’s, and else to nobody', async () => {
      const visitor = await listen();
      for (const channel of OPEN) expect([channel, await visitor.subscribe(channel)]).toEqual([channel, undefined]);
      for (const channel of PRIVATE) expect([channel, await visitor.subscribe(channel)]).toEqual([channel, TOKEN_INVALID]);
    });

    it('take no token that is used, old, of an ended session, of a session itself, or at another brand’s host', async () => {
      const [listener, elsewhere, leaver] = [await listen(), await listen('visby.localhost'), people.spare()];
      const used = await streamToken(people.owner);
      expect(await (await listen()).auth(used)).toBeUndefined();
      const [old, left] = [await streamToken(people.owner), await streamToken(leaver)];
      await dataOf(ask(people.exchange, 'logout', { platform: 'PC' }, leaver.token));
      expect(await listener.auth(left)).toBe(TOKEN_INVALID);
      expect(await elsewhere.auth(await streamToken(people.owner))).toBe(TOKEN_INVALID);
      people.pass(31_000);
      for (const token of [used, old, people.owner.token, '', 'x'.repeat(43)]) expect(await listener.auth(token)).toBe(TOKEN_INVALID);
      for (const one of [listener, elsewhere]) expect(await one.subscribe('private')).toBe(TOKEN_INVALID);
    });

    it('tell each user what is theirs, and no more once the session has ended', async () => {
      const [mine, other, ended] = [await listen(), await listen(), await listen()];
      const leaver = people.spare();
      for (const [listener, who] of [
        [mine, people.owner],
        [other, people.stranger],
        [ended, leaver],
      ] as const) {
        expect(await listener.auth(await streamToken(who))).toBeUndefined();
        expect(await listener.subscribe('private')).toBeUndefined();
      }
      await dataOf(ask(people.exchange, 'practiceClaim', {}, leaver.token));
      await ended.find(({ type }) => type === 'private');
      await dataOf(ask(people.exchange, 'logout', { platform: 'PC' }, leaver.token));
      await ended.closed;
      await dataOf(ask(people.exchange, 'preferencesSave', { version: 1, changes: { nickName: 'Jana' } }, people.owner.token));
      await mine.find(({ type }) => type === 'preferences');
      expect(other.frames.filter(({ type }) => type === 'private' || type === 'preferences')).toEqual([]);
    });
  });

  describe('with what is another user’s in a field', () => {
    it('is tried in every field that may name it', () => {
      const paged = PAGED.map(([name]) => `${name}.searchAfter`);
      expect([...Object.keys(probes), ...paged].sort()).toEqual([...new Set(namingFields)].sort());
    });

    // First, for what is tried below takes rows away.
    it.each(PAGED)('%s.searchAfter', async (name, params) => {
      type Page = { records: unknown[]; searchAfter: string | null };
      const page = (more: object, { token }: Person) => dataOf<Page>(ask(people.exchange, name, { ...params, ...more }, token));
      const { searchAfter } = await page({ pageSize: 1 }, people.owner);
      const [behind, own] = [await page({ searchAfter }, people.owner), await page({ pageSize: 50 }, people.stranger)];
      expect(behind.records).not.toEqual([]);
      for (const record of (await page({ searchAfter }, people.stranger)).records) expect(own.records).toContainEqual(record);
    });

    const view = ({ status, envelope }: Answer): unknown => ({ status, envelope });
    async function made(field: string): Promise<[field: string, probe: Probe]> {
      const probe = await probes[field]?.(people);
      if (!probe) throw new Error('there is one');
      return [field, probe];
    }
    it.each(lots.map((fields) => ({ what: fields.join(', '), fields })))('$what', async ({ fields }) => {
      const all: Awaited<ReturnType<typeof made>>[] = [];
      for (const field of fields) all.push(await made(field));
      const without = fields.some(isOfNotices) ? [] : BY_ITSELF;
      const owners = [...new Set(all.map(([, { whose }]) => whose))];
      const theirView = async () => {
        const views: Record<string, unknown>[] = [];
        for (const owner of owners) views.push(await seenBy(owner, without));
        return views;
      };
      const before = await theirView();
      const heard = new Map<string, unknown>();
      for (const [field, probe] of all) {
        const seen = probe.view ?? view;
        const theirs = await probe.by(probe.theirs);
        heard.set(field, seen(theirs));
        // What is a user's and what is nobody's are answered alike: not even that it exists is told.
        expect([field, seen(theirs)]).toEqual([field, seen(await probe.by(probe.unknown))]);
        if (probe.refusal) expect([field, theirs.envelope?.msg]).toEqual([field, expect.stringMatching(probe.refusal)]);
      }
      expect(await theirView()).toEqual(before);
      for (const [field, probe] of all) expect([field, (probe.view ?? view)(await probe.own())]).not.toEqual([field, heard.get(field)]);
    });
  });
});
