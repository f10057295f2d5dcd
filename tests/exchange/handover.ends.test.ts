import { codes } from '@/contract/codes';
import { type EndpointName, endpoints } from '@/contract/endpoints';
import type { HandoverAsked } from '@/contract/handover';
import { PHONE_UPLOADS, PHONE_VALID_MS } from '@/domain/verification/handover';
import { sweepUploadRows } from '@/exchange/db/uploads/uploadSweep';
import { STRONG_PASSWORD } from '../support/accountsRig';
import { askSample, codeOf } from '../support/authorisation/ask';
import { gatherPeople, type People, type Person } from '../support/authorisation/people';
import { dataOf } from '../support/authorisation/probe';
import { beginAt, handoverRig, OVER } from '../support/handoverRig';
import { kindsOfRules } from '../support/testDatabase';

// What ends a handover, and what that leaves of it.

describe.each(kindsOfRules)('a handover (%s)', (kind) => {
  let people: People;
  const { secrets, call, follow, begin, phoneAt, starter, connected, sent, idOf } = handoverRig(() => people);
  beforeAll(async () => {
    people = await gatherPeople(0, 45, kind);
  });
  /** Users whose phone was sending when the handover ended. */
  const [ended, timedOut]: [string[], string[]] = [[], []];
  afterAll(() =>
    people.exchange.stop(async (database) => {
      expect(people.exchange.errors).toEqual([]);
      // One of each user's, and no secret as it is.
      const rows = await database.query('select user_id, link_hash, phone_hash from handovers');
      expect(new Set(rows.map(({ user_id }) => user_id)).size).toBe(rows.length);
      const text = JSON.stringify(rows, (_key, value) => (typeof value === 'bigint' ? String(value) : value));
      expect(secrets.length).toBeGreaterThan(10);
      for (const secret of secrets) expect(text).not.toContain(secret);
      const open = (users: string[]) =>
        database.query('select user_id from upload_sessions where is_open and by_phone and user_id = any($1::bigint[])', [users]);
      expect(ended).toHaveLength(Object.keys(ENDINGS).length - 1);
      expect(await open(ended)).toEqual([]);
      // Time is looked at when it is swept, which the exchange does now and then by itself.
      expect(timedOut).toHaveLength(1);
      const now = people.now();
      await database.transaction((tx) => sweepUploadRows(tx, now, { forgetMs: 0, unusedMs: 0 }));
      expect(await open(timedOut)).toEqual([]);
    }),
  );

  it('takes photos of gestures, those since they were asked for', async () => {
    const person = await starter();
    const documents = await connected(person);
    for (const side of ['front', 'back']) await documents.send(side);
    const asked = await sent(person, await idOf(person, 'front'), await idOf(person, 'back'));
    const phone = await connected(person, 'SELFIE');
    // The document was another handover's.
    expect(codeOf(await documents.call('handoverAsked', {}))).toBe(OVER);
    people.pass(1_000);
    for (const gesture of asked.gestures) await phone.send(gesture);
    const photos = await Promise.all(asked.gestures.map((gesture) => idOf(person, gesture)));
    expect(new Set(photos).size).toBe(3);
    people.pass(1_000);
    const { version } = await call<{ version: number }>(person, 'kycQuestionRecord', { level: 'IDENTITY' });
    const anew = await call<{ version: number; challengeId: string; gestures: string[] }>(person, 'kycIdentityInit', { version });
    const told = await dataOf<HandoverAsked>(phone.call('handoverAsked', {}));
    expect(told.pictures.map(({ slot, isThere }) => [slot, isThere])).toEqual(anew.gestures.map((gesture) => [gesture, false]));
    expect(await follow(person)).toMatchObject({ status: 'CONNECTED', challengeId: anew.challengeId, files: [] });
    for (const gesture of anew.gestures) await phone.send(gesture);
    const taken = await Promise.all(anew.gestures.map((gesture) => idOf(person, gesture)));
    await call(person, 'kycIdentityFinish', { version: anew.version, challengeId: anew.challengeId, photos: taken });
    // Handed in, it is over.
    expect(codeOf(await phone.call('handoverAsked', {}))).toBe(OVER);
    expect(await follow(person)).toMatchObject({ status: 'OVER' });
    // And started again after a refusal it stays over.
    for (let looks = 0; looks < 400; looks += 1) {
      const { status } = await call<{ status: string }>(person, 'kycQuestionRecord', { level: 'IDENTITY' });
      if (status === 'REFUSED') break;
      people.pass(100);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await call(person, 'kycInit', { level: 'IDENTITY' });
    expect(codeOf(await phone.call('handoverAsked', {}))).toBe(OVER);
    expect(await follow(person)).toMatchObject({ status: 'OVER', challengeId: null, files: [] });
  });

  it('leaves its owner room, whatever its phone begins, and ends where that is more than anybody takes', async () => {
    const person = await starter();
    const phone = await connected(person);
    const used = () => call(person, 'uploadLimits');
    // The same file goes on, also for the other place; another one ends what the place had.
    for (const seed of ['a', 'a', 'b', 'b']) expect(codeOf(await beginAt(phone, 'front', seed))).toBe('0');
    expect(await used()).toMatchObject({ today: { begun: 0 }, files: { kept: 1 } });
    const crowd = await Promise.all(['c', 'd', 'e', 'f'].map((seed) => beginAt(phone, 'back', seed)));
    expect(crowd.map(codeOf)).toEqual(['0', '0', '0', '0']);
    expect(await used()).toMatchObject({ today: { begun: 0 }, files: { kept: 2 } });
    for (let turns = 6; turns < PHONE_UPLOADS; turns += 1) expect(codeOf(await beginAt(phone, 'front', `turn ${turns}`))).toBe('0');
    expect(codeOf(await beginAt(phone, 'front', 'one more'))).toBe(OVER);
    expect(codeOf(await phone.call('handoverAsked', {}))).toBe(OVER);
    expect(await follow(person)).toMatchObject({ status: 'OVER' });
    expect(await used()).toMatchObject({ today: { begun: 0 }, files: { kept: 0 } });
  });

  it('ends what its phone was sending when everything is handed in', async () => {
    const person = await starter();
    const documents = await connected(person);
    for (const side of ['front', 'back']) await documents.send(side);
    const asked = await sent(person, await idOf(person, 'front'), await idOf(person, 'back'));
    const phone = await connected(person, 'SELFIE');
    people.pass(1_000);
    for (const gesture of asked.gestures) await phone.send(gesture);
    await dataOf(beginAt(phone, asked.gestures[0] ?? '', 'once more'));
    expect(await call(person, 'uploadLimits')).toMatchObject({ files: { kept: 6 } });
    const photos = await Promise.all(asked.gestures.map((gesture) => idOf(person, gesture)));
    await call(person, 'kycIdentityFinish', { version: asked.version, challengeId: asked.challengeId, photos });
    expect(await call(person, 'uploadLimits')).toMatchObject({ files: { kept: 5 } });
    expect(await follow(person)).toMatchObject({ status: 'OVER' });
  });

  const PHONES_CALLS = (Object.keys(endpoints) as EndpointName[]).filter((name) => endpoints[name].auth === 'handover');
  const ENDINGS: Readonly<Record<string, (person: Person) => Promise<unknown>>> = {
    'by its time': async () => people.pass(PHONE_VALID_MS),
    'by the computer': (person) => call(person, 'handoverEnd'),
    'by a new link': (person) => begin(person),
    'with a logout': (person) => call(person, 'logout', { platform: 'PC' }),
    'with the end of its session': (person) => call(person, 'sessionRevokeAll'),
    'with the password': (person) => {
      people.pass(1_000);
      return call(person, 'passwordChange', { currentPassword: STRONG_PASSWORD, newPassword: 'Lantern-9-harbour' });
    },
    'with the owner’s freeze': (person) => call(person, 'accountFreeze', { cancelOrders: false }),
    'with an operator’s freeze': async (person) => {
      await dataOf(people.exchange.operate('alice', 'freezeUser', { userId: person.userId, note: 'a test' }));
      for (let looks = 0; looks < 200 && (await call(person, 'handover')) !== null; looks += 1) await new Promise(setImmediate);
    },
    'with the account': (person) =>
      call(person, 'accountClose', { currentPassword: STRONG_PASSWORD, accountId: person.userId, givesUp: true }),
  };
  it.each(Object.keys(ENDINGS))('ends %s, opened or not', async (how) => {
    const [opened, waiting] = [await starter(), await starter()];
    const phone = await connected(opened);
    const { link } = await begin(waiting);
    await dataOf(beginAt(phone, 'front', how));
    (how === 'by its time' ? timedOut : ended).push(opened.userId);
    for (const person of [opened, waiting]) await ENDINGS[how]?.(person);
    for (const name of PHONES_CALLS)
      expect([
        name,
        (await askSample(people.exchange, name, undefined, { host: 'kontor.localhost', 'exchange-handover': phone.secret })).envelope,
      ]).toEqual([name, { code: OVER, msg: codes.handoverOver.key, data: null }]);
    const late = phoneAt();
    const refused = (await late.open(link)).envelope;
    // As one that never was, and as at another brand's host.
    expect(refused).toEqual({ code: OVER, msg: codes.handoverOver.key, data: null });
    expect((await late.open('x'.repeat(43))).envelope).toEqual(refused);
  });

  it('tries every call of a phone', () => {
    expect(PHONES_CALLS.length).toBeGreaterThanOrEqual(4);
  });

  it.each(PHONES_CALLS)('answers %s to nobody without a phone’s secret, signed in or not', async (name) => {
    const person = await starter();
    for (const secret of ['', 'x', 'x'.repeat(43)])
      for (const token of [undefined, person.token]) {
        const headers = { host: 'kontor.localhost', 'exchange-handover': secret };
        expect(codeOf(await askSample(people.exchange, name, token, headers))).toBe(OVER);
      }
  });
});
