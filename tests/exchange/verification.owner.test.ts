import { createErasureStore } from '@/exchange/db/accounts/erasure';
import { refusalOf } from '../support/accountsRig';
import { describeOnDatabase } from '../support/testDatabase';
import { buildVerificationRig, named, RIGHT, RIGHT_COMPANY, type VerificationRig } from '../support/verificationRig';

describeOnDatabase('verifying oneself', (database) => {
  let rig: VerificationRig;
  beforeAll(async () => {
    rig = await buildVerificationRig(database());
  });

  it('keeps drafts on the server, and finishes only what is right', async () => {
    const { kyc } = rig.verification;
    const actor = await rig.user('draft');
    expect(await kyc.record(actor, 'IDENTITY')).toMatchObject({ status: 'NOT_STARTED', version: 0, answers: {}, reference: null });
    const submit = (version: number, mode: 'DRAFT' | 'STEP', answers: Parameters<typeof kyc.submit>[1]['answers']) =>
      kyc.submit(actor, { level: 'IDENTITY', version, mode, answers });
    expect(await refusalOf(submit(0, 'DRAFT', {}))).toBe('verificationNotNow||NOT_STARTED');

    const started = await kyc.start(actor, 'IDENTITY');
    expect(started).toMatchObject({ status: 'IN_PROGRESS', version: 1, attempt: 1 });
    expect(started.reference).toMatch(/^KX(-[2-9A-HJ-NP-Z]{4}){3}$/);
    // Started twice, it is started once.
    expect(await kyc.start(actor, 'IDENTITY')).toEqual(started);

    const drafted = await submit(1, 'DRAFT', { DETAILS: { givenNames: 'J', dateOfBirth: 'soon' } });
    expect(drafted).toMatchObject({ version: 2, steps: [], answers: { DETAILS: { givenNames: 'J', dateOfBirth: 'soon' } } });
    expect(await kyc.record(actor, 'IDENTITY')).toEqual(drafted);
    expect(await refusalOf(submit(2, 'STEP', { DETAILS: { givenNames: 'J' } }))).toBe(
      'verificationIncomplete||DETAILS||familyName||REQUIRED',
    );
    expect(await refusalOf(submit(2, 'STEP', { COUNTRY: { country: 'US' } }))).toBe('verificationIncomplete||COUNTRY||country||UNKNOWN');
    const stepped = await submit(2, 'STEP', { COUNTRY: RIGHT.COUNTRY });
    expect(stepped.steps).toEqual([{ step: 'COUNTRY', savedAt: rig.now() }]);
    expect(await refusalOf(submit(3, 'DRAFT', { PROOF: { file: '1' } }))).toBe('badRequest||answers.PROOF||no step of this level');
    expect(await refusalOf(kyc.selfie(actor, 3))).toBe('verificationIncomplete||DETAILS||familyName||REQUIRED');
    // Finished again, it is finished once, and now.
    rig.pass(1_000);
    expect((await submit(3, 'STEP', { COUNTRY: RIGHT.COUNTRY })).steps).toEqual([{ step: 'COUNTRY', savedAt: rig.now() }]);
    const both = await submit(4, 'STEP', { DETAILS: RIGHT.DETAILS });
    expect(both.steps.map(({ step }) => step)).toEqual(['COUNTRY', 'DETAILS']);
    // A person is sent with a selfie.
    expect(await refusalOf(kyc.submit(actor, { level: 'IDENTITY', version: 5, mode: 'SEND', answers: {} }))).toBe(
      'badRequest||mode||this one is sent otherwise',
    );
  });

  it('keeps what two tabs write, field by field, and tells each of the other', async () => {
    const { kyc } = rig.verification;
    const actor = await rig.user('tabs');
    const { version } = await kyc.start(actor, 'IDENTITY');
    const before = rig.changed.length;
    const save = (DETAILS: object, mode: 'DRAFT' | 'STEP' = 'DRAFT') =>
      kyc.submit(actor, { level: 'IDENTITY', version, mode, answers: { DETAILS } });
    await Promise.all([save({ city: 'Hamburg' }), save({ street: 'Am Kai 4' }), save({ postalCode: '20457' })]);
    const typed = { city: 'Hamburg', street: 'Am Kai 4', postalCode: '20457' };
    expect(await kyc.record(actor, 'IDENTITY')).toMatchObject({ version: version + 3, answers: { DETAILS: typed } });
    expect(rig.changed.slice(before)).toEqual(Array(3).fill(expect.objectContaining({ userId: actor.userId, part: 'answers' })));
    // What comes twice is no news.
    await save({ city: 'Hamburg' });
    expect(await kyc.record(actor, 'IDENTITY')).toMatchObject({ version: version + 3 });
    // A step is finished as it was seen, or not at all.
    expect(await refusalOf(save(RIGHT.DETAILS, 'STEP'))).toBe('verificationStale');
    // And two that send together send once.
    const saved = await kyc.submit(actor, { level: 'IDENTITY', version: version + 3, mode: 'STEP', answers: RIGHT });
    const asked = await kyc.selfie(actor, saved.version);
    const finish = () => refusalOf(kyc.finish(actor, { version: asked.version, challengeId: asked.challengeId, photos: ['3', '4', '5'] }));
    expect((await Promise.all([finish(), finish()])).sort()).toEqual(['answered', expect.stringMatching(/^verification(Stale|NotNow)/)]);
    expect((await kyc.record(actor, 'IDENTITY')).events.map(({ event }) => event)).toEqual(['START', 'SEND']);
  });

  it('ticks no step whose answers a draft has changed', async () => {
    const { kyc } = rig.verification;
    const actor = await rig.user('unticked');
    const { version } = await kyc.start(actor, 'IDENTITY');
    const ticked = await kyc.submit(actor, { level: 'IDENTITY', version, mode: 'STEP', answers: RIGHT });
    const draft = async (answers: Parameters<typeof kyc.submit>[1]['answers']) => {
      const { steps } = await kyc.submit(actor, { level: 'IDENTITY', version: ticked.version, mode: 'DRAFT', answers });
      return steps.map(({ step }) => step);
    };
    expect(await draft({ DETAILS: { city: RIGHT.DETAILS.city } })).toEqual(['COUNTRY', 'DETAILS', 'DOCUMENT']);
    expect(await draft({ DETAILS: { city: 'Kiel' } })).toEqual(['COUNTRY', 'DOCUMENT']);
    // What is cleared is gone.
    expect(await draft({ DOCUMENT: { issuer: 'DK', documentKind: '' } })).toEqual(['COUNTRY']);
    expect((await kyc.record(actor, 'IDENTITY')).answers.DOCUMENT).toMatchObject({ issuer: 'DK', documentKind: '' });
  });

  it('takes no draft of an attempt that was decided since', async () => {
    const { kyc } = rig.verification;
    const actor = await rig.user('woken');
    const { version } = await kyc.start(actor, 'IDENTITY');
    await rig.sendIdentity(actor, named('Refuse'));
    await rig.review();
    const again = await kyc.start(actor, 'IDENTITY');
    const finished = await kyc.submit(actor, { level: 'IDENTITY', version: again.version, mode: 'STEP', answers: RIGHT });
    const draft = (from: number) =>
      kyc.submit(actor, { level: 'IDENTITY', version: from, mode: 'DRAFT', answers: { DETAILS: { street: 'Am Kai 5' } } });
    for (const from of [version, again.version - 1]) expect(await refusalOf(draft(from))).toBe('verificationStale');
    expect(await kyc.record(actor, 'IDENTITY')).toEqual(finished);
    expect(await refusalOf(draft(again.version))).toBe('answered');
  });

  it('asks for gestures anew each time, takes each photo once, and only in time', async () => {
    const { kyc } = rig.verification;
    const actor = await rig.user('selfie');
    const { version } = await kyc.start(actor, 'IDENTITY');
    const saved = await kyc.submit(actor, { level: 'IDENTITY', version, mode: 'STEP', answers: RIGHT });
    const asked = await kyc.selfie(actor, saved.version);
    expect(asked.gestures[0]).toBe('STRAIGHT');
    expect(new Set(asked.gestures).size).toBe(3);
    const finish = (photos: string[], challengeId = asked.challengeId) =>
      refusalOf(kyc.finish(actor, { version: asked.version, challengeId, photos }));
    expect(await finish(['3', '4', '5'], 'another')).toBe('verificationChallengeOver');
    expect(await finish(['3', '4'])).toMatch(/^badRequest/);
    expect(await finish(['3', '4', '4'])).toMatch(/^badRequest/);
    expect(await finish(['3', '4', '999'])).toBe('verificationUploadUnknown');
    // A card is no selfie, and no photo of before shows what was asked for after it.
    expect(await finish(['3', '4', '1'])).toBe('verificationUploadUnknown');
    rig.pass(1_000);
    rig.sentAt.set('4', rig.now() - 1_001);
    expect(await finish(['3', '4', '5'])).toBe('verificationPhotosOld');
    rig.sentAt.clear();
    rig.pass(15 * 60_000);
    expect(await finish(['3', '4', '5'])).toBe('verificationChallengeOver');
    const again = await kyc.selfie(actor, asked.version);
    const sent = await kyc.finish(actor, { version: again.version, challengeId: again.challengeId, photos: ['3', '4', '5'] });
    expect(sent).toMatchObject({ status: 'IN_REVIEW', submittedAt: rig.now() });
    expect(rig.attached.get(actor.userId)?.sort()).toEqual(['1', '2', '3', '4', '5']);
  });

  it('takes each file for what it was sent as, and none that is gone', async () => {
    const { kyc, kyb } = rig.verification;
    const actor = await rig.user('files');
    const { version } = await kyc.start(actor, 'IDENTITY');
    const step = (change: object) =>
      refusalOf(kyc.submit(actor, { level: 'IDENTITY', version, mode: 'STEP', answers: { DOCUMENT: { ...RIGHT.DOCUMENT, ...change } } }));
    expect(await step({ front: '3' })).toBe('verificationIncomplete||DOCUMENT||front||FILE');
    expect(await step({ back: '1' })).toBe('verificationIncomplete||DOCUMENT||back||FILE');
    expect(await step({ front: '999' })).toBe('verificationIncomplete||DOCUMENT||front||FILE');
    // What was the front of a card is not the page of a passport.
    expect(await step({ documentKind: 'PASSPORT' })).toBe('verificationIncomplete||DOCUMENT||front||FILE');
    expect(await step({ documentKind: 'PASSPORT', front: '9' })).toBe('answered');
    const company = await kyb.start(actor);
    const FILES = { ...RIGHT_COMPANY.FILES, articles: '7' };
    expect(await refusalOf(kyb.submit(actor, { version: company.version, mode: 'STEP', answers: { FILES } }))).toBe(
      'verificationIncomplete||FILES||articles||FILE',
    );
  });

  it('verifies a company with who is behind it', async () => {
    const { kyb } = rig.verification;
    const actor = await rig.user('company');
    const { version } = await kyb.start(actor);
    const { PEOPLE, ...rest } = RIGHT_COMPANY;
    const [jana] = RIGHT_COMPANY.OWNERS.owners;
    if (!jana) throw new Error('there are owners');
    const circle = { owners: [{ ...jana, parentId: 'jana' }] };
    expect(await refusalOf(kyb.submit(actor, { version, mode: 'STEP', answers: { OWNERS: circle } }))).toBe(
      'verificationIncomplete||OWNERS||jana.parentId||CYCLE',
    );
    const saved = await kyb.submit(actor, { version, mode: 'STEP', answers: rest });
    expect((await kyb.people(actor, saved.version)).people).toEqual([
      { ownerId: 'jana', name: 'Jana Hoffmann', country: 'DE', share: '85', isControlling: false },
    ]);
    expect(await refusalOf(kyb.finish(actor, saved.version))).toBe('verificationIncomplete||PEOPLE||signatories||REQUIRED');
    const whole = await kyb.submit(actor, { version: saved.version, mode: 'STEP', answers: { PEOPLE } });
    const sent = await kyb.finish(actor, whole.version);
    expect(sent.status).toBe('IN_REVIEW');
    expect(await refusalOf(kyb.people(actor, sent.version))).toBe('verificationNotNow||IN_REVIEW');
    expect(await refusalOf(kyb.finish(actor, sent.version))).toBe('verificationNotNow||IN_REVIEW');
    await rig.review();
    expect(await rig.verification.state(actor)).toMatchObject({
      level: 3,
      isVerified: true,
      business: { status: 'VERIFIED', companyName: 'Hoffmann Handel GmbH' },
    });
    expect(await rig.accounts.userInfo(actor)).toMatchObject({ authStatus: 1, fullName: null });
  });

  it('shows nothing of anybody else, and keeps nothing of anybody in clear', async () => {
    const actor = await rig.user('sealed');
    await rig.sendIdentity(actor, named('Zwergenwald'));
    const other = await rig.user('other');
    expect((await rig.verification.kyc.record(other, 'IDENTITY')).answers).toEqual({});
    const tables = ['verifications', 'verification_events', 'users', 'audit_log', 'notices', 'outbox'];
    for (const table of tables) {
      const rows = await database().query<{ row: string }>(`select row_to_json(t)::text as row from ${table} t`);
      const text = rows.map(({ row }) => row).join();
      for (const secret of ['Zwergenwald', 'Hoffmann', 'L01X00T47', 'Am Kai', '1987-05-09', 'Mayor'])
        expect({ table, has: text.includes(secret) }).toEqual({ table, has: false });
    }
    expect(rig.logged.join()).not.toMatch(/Zwergenwald|Hoffmann|L01X00T47|Am Kai/);
    // Another's sealed text does not open in one's own row.
    const victim = await rig.user('victim');
    await rig.sendIdentity(victim);
    await database().query('update verifications set sealed = (select sealed from verifications where user_id = $1) where user_id = $2', [
      victim.userId,
      actor.userId,
    ]);
    await expect(rig.verification.kyc.record(actor, 'IDENTITY')).rejects.toThrow();
  });

  it('exports everything of an account, and nothing of one that is closed', async () => {
    const actor = await rig.user('leaving');
    await rig.sendIdentity(actor);
    await rig.review();
    expect(await rig.verification.exportOf(actor.userId)).toMatchObject([
      { kind: 'IDENTITY', status: 'VERIFIED', answers: RIGHT, events: [{ event: 'START' }, { event: 'SEND' }, { event: 'APPROVE' }] },
    ]);
    await database().transaction((tx) => createErasureStore(tx).erase(actor.userId, 0));
    expect(await rig.verification.exportOf(actor.userId)).toEqual([]);
    expect(await rig.accounts.userInfo(actor)).toMatchObject({ authStatus: 0, fullName: null });
  });
});
