import { codes } from '@/contract/codes';
import type { HandoverAsked } from '@/contract/handover';
import { LINK_VALID_MS, PHONE_VALID_MS } from '@/domain/verification/handover';
import { ask, askSample, codeOf } from '../support/authorisation/ask';
import { gatherPeople, type People } from '../support/authorisation/people';
import { dataOf } from '../support/authorisation/probe';
import { CARD, handoverRig, madeUp, OVER } from '../support/handoverRig';
import { picture, sha256 } from '../support/sampleFiles';
import { kindsOfRules } from '../support/testDatabase';

// The pictures of a step, taken by a phone that is not signed in: what it may, and what it is told.

describe.each(kindsOfRules)('a handover (%s)', (kind) => {
  let people: People;
  const { call, follow, answer, begin, phoneAt, joined, starter, connected, sent, idOf } = handoverRig(() => people);
  beforeAll(async () => {
    people = await gatherPeople(0, 20, kind);
  });
  afterAll(() => people.exchange.stop());

  it('lets a phone send what the step asks for, and the computer follows', async () => {
    const person = await starter();
    expect(await call(person, 'handover')).toBeNull();
    const { link, handoverId, expiresAt } = await begin(person);
    expect(expiresAt).toBeGreaterThan(people.now() + LINK_VALID_MS - 60_000);
    expect(await follow(person)).toMatchObject({ handoverId, step: 'DOCUMENT', status: 'WAITING', device: null, files: [] });

    const phone = phoneAt();
    const asked = await joined(person, phone, link);
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
    const asked = await joined(person, phone, (await begin(person)).link);
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

  it('says at both ends that a picture took the place of another, which the owner keeps', async () => {
    const person = await starter();
    const phone = await connected(person);
    const before = await phone.send('front');
    expect(before.pictures[0]).not.toHaveProperty('replacedAt');
    const first = await idOf(person, 'front');
    people.pass(60_000);
    const after = await phone.send('front', await picture('png', 900, 700));
    const [file] = (await follow(person)).files;
    expect(file?.upload.uploadId).not.toBe(first);
    expect(file?.replacedAt).toBe(file?.upload.createdAt);
    expect(after.pictures[0]).toMatchObject({ slot: 'front', isThere: true, replacedAt: file?.replacedAt });
    expect(await call<{ uploadId: string }[]>(person, 'uploads')).toContainEqual(expect.objectContaining({ uploadId: first }));
  });

  it('is none at another brand’s host, and neither is its phone', async () => {
    const person = await starter();
    const { link } = await begin(person);
    const elsewhere = phoneAt('visby.localhost');
    expect((await elsewhere.open(link)).envelope).toEqual({ code: OVER, msg: codes.handoverOver.key, data: null });
    const phone = phoneAt();
    await joined(person, phone, link);
    const headers = { host: 'visby.localhost', 'exchange-handover': phone.secret };
    expect(codeOf(await askSample(people.exchange, 'handoverAsked', undefined, headers))).toBe(OVER);
    expect(codeOf(await phone.call('handoverAsked', {}))).toBe('0');
  });
});
