import { codes } from '@/contract/codes';
import { type EndpointName, endpoints } from '@/contract/endpoints';
import type { Handover, HandoverAsked, HandoverBegun } from '@/contract/handover';
import { LINK_VALID_MS, PHONE_UPLOADS, PHONE_VALID_MS } from '@/domain/verification/handover';
import { sweepUploadRows } from '@/exchange/db/uploads/uploadSweep';
import { STRONG_PASSWORD } from '../support/accountsRig';
import { ask, askSample, codeOf } from '../support/authorisation/ask';
import { gatherPeople, type People, type Person } from '../support/authorisation/people';
import { dataOf } from '../support/authorisation/probe';
import { HandoverPhone } from '../support/handoverPhone';
import { picture, sha256 } from '../support/sampleFiles';

// The pictures of a step, taken by a phone that is not signed in: what it may, what it is told, and everything that ends it.

const OVER = codes.handoverOver.code;
const DETAILS = {
  familyName: 'Refuse',
  givenNames: 'Jana',
  dateOfBirth: '1987-05-09',
  nationality: 'DE',
  street: 'Am Kai 4',
  city: 'Hamburg',
};
const CARD = { documentKind: 'ID_CARD', issuer: 'DE', number: 'C01X00T47', expiresOn: '2089-05-09' };

describe('a handover', () => {
  let people: People;
  const secrets: string[] = [];
  /** Users whose phone was sending when the handover ended. */
  const [ended, timedOut]: [string[], string[]] = [[], []];
  beforeAll(async () => {
    people = await gatherPeople(0, 60);
  });
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
      // Time is looked at when it is swept.
      expect(await open(timedOut)).toHaveLength(1);
      const now = people.now();
      await database.transaction((tx) => sweepUploadRows(tx, now, { forgetMs: 0, unusedMs: 0 }));
      expect(await open(timedOut)).toEqual([]);
    }),
  );

  const call = <Data = unknown>({ token }: Person, name: EndpointName, params: object = {}) =>
    dataOf<Data>(ask(people.exchange, name, { ...params }, token));
  const follow = (person: Person) => call<NonNullable<Handover>>(person, 'handover');
  const answer = async (person: Person, answers: object) => {
    const { version } = await call<{ version: number }>(person, 'kycQuestionRecord', { level: 'IDENTITY' });
    return call<{ version: number }>(person, 'kycQuestionSubmit', { level: 'IDENTITY', version, mode: 'DRAFT', answers });
  };
  /** At the step of the document, with a card chosen. */
  async function starter(document: object = CARD): Promise<Person> {
    const person = people.spare();
    await call(person, 'kycInit', { level: 'IDENTITY' });
    await answer(person, { COUNTRY: { country: 'DE' }, DETAILS, DOCUMENT: document });
    return person;
  }
  const begin = async (person: Person, step = 'DOCUMENT') => {
    const begun = await call<HandoverBegun>(person, 'handoverBegin', { step });
    secrets.push(begun.link);
    return begun;
  };
  const phoneAt = (host?: string) => new HandoverPhone(people.exchange, host);
  async function connected(person: Person, step?: string): Promise<HandoverPhone> {
    const phone = phoneAt();
    await dataOf(phone.open((await begin(person, step)).link));
    secrets.push(phone.secret);
    return phone;
  }
  const sent = async (person: Person, front: string, back: string) => {
    await answer(person, { DOCUMENT: { ...CARD, front, back } });
    const { version } = await call<{ version: number }>(person, 'kycQuestionRecord', { level: 'IDENTITY' });
    return call<{ version: number; challengeId: string; gestures: string[] }>(person, 'kycIdentityInit', { version });
  };
  const idOf = async (person: Person, slot: string) =>
    (await follow(person)).files.find((file) => file.slot === slot)?.upload.uploadId ?? '';

  it('lets a phone send what the step asks for, and the computer follows', async () => {
    const person = await starter();
    expect(await call(person, 'handover')).toBeNull();
    const { link, handoverId, expiresAt } = await begin(person);
    expect(expiresAt).toBeGreaterThan(people.now() + LINK_VALID_MS - 60_000);
    expect(await follow(person)).toMatchObject({ handoverId, step: 'DOCUMENT', status: 'WAITING', device: null, files: [] });

    const phone = phoneAt();
    const asked = await dataOf<HandoverAsked>(phone.open(link));
    expect(asked.pictures).toEqual([
      { slot: 'front', type: 'ID_FRONT', isThere: false },
      { slot: 'back', type: 'ID_BACK', isThere: false },
    ]);
    // No name, no address, nothing that was sent.
    expect(Object.keys(asked).sort()).toEqual(['documentKind', 'expiresAt', 'limits', 'pictures', 'step']);
    expect(asked.expiresAt).toBeGreaterThan(people.now() + PHONE_VALID_MS - 60_000);
    expect(await follow(person)).toMatchObject({ status: 'CONNECTED', device: { system: 'iOS', kind: 'PHONE' } });

    const after = await phone.send('front');
    expect(after.pictures.map(({ isThere }) => isThere)).toEqual([true, false]);
    expect(JSON.stringify(after)).not.toMatch(/fileUrl|uploadId/);
    const { files } = await follow(person);
    expect(files).toMatchObject([{ slot: 'front', upload: { type: 'ID_FRONT', contentType: 'image/jpeg' } }]);
    await phone.send('back');
    const { gestures } = await sent(person, await idOf(person, 'front'), await idOf(person, 'back'));
    expect(gestures).toHaveLength(3);

    const { records } = await call<{ records: { kind: string; device: object }[] }>(person, 'activity');
    expect(records).toContainEqual(
      expect.objectContaining({ kind: 'PHONE_CONNECT', result: 'PASSED', device: expect.objectContaining({ system: 'iOS' }) }),
    );
    // In the owner's room, and not of what the owner may begin in a day.
    expect(await call(person, 'uploadLimits')).toMatchObject({ today: { begun: 0 }, files: { kept: 2 } });
  });

  it('asks a passport for one page, a selfie for its gestures, and nothing before it is known what', async () => {
    const person = await starter({ ...CARD, documentKind: 'PASSPORT' });
    const phone = phoneAt();
    const asked = await dataOf<HandoverAsked>(phone.open((await begin(person)).link));
    expect(asked).toMatchObject({ documentKind: 'PASSPORT', pictures: [{ slot: 'front', type: 'PASSPORT' }] });
    const photo = await picture('png');
    expect(codeOf(await phone.call('handoverUploadBegin', { slot: 'back', size: photo.length, sha256: sha256(photo) }))).toBe(OVER);
    // The computer chooses another document: the phone is asked for that.
    await answer(person, { DOCUMENT: CARD });
    const again = await dataOf<HandoverAsked>(phone.call('handoverAsked', {}));
    expect(again.pictures.map(({ type }) => type)).toEqual(['ID_FRONT', 'ID_BACK']);
    // And each document's picture stays its own, should it be chosen again.
    await phone.send('front');
    await answer(person, { DOCUMENT: { ...CARD, documentKind: 'PASSPORT' } });
    await phone.send('front');
    expect((await follow(person)).files.map(({ upload }) => upload.type).sort()).toEqual(['ID_FRONT', 'PASSPORT']);

    const undecided = await starter({ issuer: 'DE' });
    expect(await ask(people.exchange, 'handoverBegin', { step: 'DOCUMENT' }, undecided.token)).toMatchObject({
      envelope: { msg: `${codes.verificationIncomplete.key}||DOCUMENT||documentKind||REQUIRED` },
    });
    expect(codeOf(await ask(people.exchange, 'handoverBegin', { step: 'SELFIE' }, undecided.token))).toBe(
      codes.verificationChallengeOver.code,
    );
    const nobody = people.spare();
    expect(codeOf(await ask(people.exchange, 'handoverBegin', { step: 'DOCUMENT' }, nobody.token))).toBe(codes.verificationNotNow.code);
  });

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

  it('is for the phone that comes first, however often that asks', async () => {
    const person = await starter();
    const { link } = await begin(person);
    const crowd = Array.from({ length: 4 }, () => phoneAt());
    const answers = await Promise.all(crowd.map(async (phone) => codeOf(await phone.open(link))));
    expect([...answers].sort()).toEqual(['0', OVER, OVER, OVER].sort());
    const first = crowd[answers.indexOf('0')];
    expect(codeOf((await first?.open(link)) as never)).toBe('0');
    for (const phone of crowd.filter((one) => one !== first)) {
      expect(codeOf(await phone.open(link))).toBe(OVER);
      expect(codeOf(await phone.call('handoverAsked', {}))).toBe(OVER);
    }
    // Both answers of one phone that did not wait for the first.
    const impatient = phoneAt();
    const { link: next } = await begin(person);
    const twice = await Promise.all([impatient.open(next), impatient.open(next)]);
    expect(twice.map(codeOf)).toEqual(['0', '0']);
    const { records } = await call<{ records: { kind: string }[] }>(person, 'activity');
    expect(records.filter(({ kind }) => kind === 'PHONE_CONNECT')).toHaveLength(2);
  });

  it('refuses a phone that is another handover’s as everything else, until that is over', async () => {
    const [first, second, third] = [await starter(), await starter(), await starter()];
    const phone = await connected(first);
    const { link } = await begin(second);
    expect((await phone.open(link)).envelope).toEqual({ code: OVER, msg: codes.handoverOver.key, data: null });
    expect(await follow(second)).toMatchObject({ status: 'WAITING' });
    expect(await follow(first)).toMatchObject({ status: 'CONNECTED' });
    expect(codeOf(await phone.call('handoverAsked', {}))).toBe('0');
    // What it was before ends in whatever way: its row stays behind, and does not stand in the way.
    await call(first, 'logout', { platform: 'PC' });
    expect(codeOf(await phone.open(link))).toBe('0');
    expect(await follow(second)).toMatchObject({ status: 'CONNECTED' });
    // Two links at once are bound one after the other.
    const hasty = phoneAt();
    const [left, right] = [await begin(third), await begin(second)];
    const answers = await Promise.all([hasty.open(left.link), hasty.open(right.link)]);
    expect(answers.map(codeOf).sort()).toEqual(['0', OVER].sort());
  });

  it('lets a phone go on with what it began, and with nothing else of the owner’s', async () => {
    const person = await starter();
    const phone = await connected(person);
    const photo = await picture('png', 900, 700);
    const file = { size: photo.length, sha256: sha256(photo) };
    const own = await call<{ sessionId: string }>(person, 'uploadBegin', { type: 'SELFIE', ...file });
    const part = { sessionId: own.sessionId, offset: 0, sha256: file.sha256 };
    expect(codeOf(await phone.call('handoverUploadPart', part, photo))).toBe(codes.uploadGone.code);
    expect(codeOf(await phone.call('handoverUploadFinish', { sessionId: own.sessionId }))).toBe(codes.uploadGone.code);
    // What is no picture is refused as the owner's would be.
    const text = Buffer.from('<html>not a picture</html>');
    const begun = await dataOf<{ sessionId: string }>(
      phone.call('handoverUploadBegin', { slot: 'front', size: text.length, sha256: sha256(text) }),
    );
    const sentText = await phone.call('handoverUploadPart', { sessionId: begun.sessionId, offset: 0, sha256: sha256(text) }, text);
    expect(codeOf(sentText)).toBe(codes.uploadKind.code);
    // And nothing of the account is answered to it.
    for (const name of ['userInfo', 'uploads', 'kycQuestionRecord', 'handover', 'verificationState'] as const)
      expect((await phone.call(name, name === 'kycQuestionRecord' ? { level: 'IDENTITY' } : {})).status).toBe(403);
    // What the owner takes back is asked for again.
    await phone.send('front');
    await call(person, 'uploadRemove', { uploadId: await idOf(person, 'front') });
    expect((await follow(person)).files).toEqual([]);
    const again = await dataOf<HandoverAsked>(phone.call('handoverAsked', {}));
    expect(again.pictures[0]).toMatchObject({ slot: 'front', isThere: false });
  });

  // Each that the contract has, so that one that is added is tried before it is thought of here.
  const madeUp = (seed: string) => ({ size: 5_000_000, sha256: sha256(Buffer.from(seed)) });
  const beginAt = (phone: HandoverPhone, slot: string, seed: string) => phone.call('handoverUploadBegin', { slot, ...madeUp(seed) });

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

  it('keeps a picture where it was sent for, whatever its sending is called', async () => {
    const person = await starter();
    const phone = await connected(person);
    await phone.send('front');
    const file = { ...madeUp('named'), sendId: 'ab'.repeat(16) };
    const front = await dataOf<{ sessionId: string }>(phone.call('handoverUploadBegin', { slot: 'front', ...file }));
    const back = await dataOf<{ sessionId: string }>(phone.call('handoverUploadBegin', { slot: 'back', ...file }));
    expect(back.sessionId).not.toBe(front.sessionId);
    // Nor is what the owner sends under way the phone's.
    const own = await call<{ sessionId: string }>(person, 'uploadBegin', { type: 'ID_BACK', ...file });
    expect(own.sessionId).not.toBe(back.sessionId);
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

  it('is none at another brand’s host, and neither is its phone', async () => {
    const person = await starter();
    const { link } = await begin(person);
    const elsewhere = phoneAt('visby.localhost');
    expect((await elsewhere.open(link)).envelope).toEqual({ code: OVER, msg: codes.handoverOver.key, data: null });
    const phone = phoneAt();
    await dataOf(phone.open(link));
    const headers = { host: 'visby.localhost', 'exchange-handover': phone.secret };
    expect(codeOf(await askSample(people.exchange, 'handoverAsked', undefined, headers))).toBe(OVER);
    expect(codeOf(await phone.call('handoverAsked', {}))).toBe('0');
  });
});
