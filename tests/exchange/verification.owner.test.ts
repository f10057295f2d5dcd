import { createErasureStore } from '@/exchange/db/accounts/erasure';
import { refusalOf } from '../support/accountsRig';
import { describeOnEachDatabase } from '../support/testDatabase';
import { buildVerificationRig, named, RIGHT, RIGHT_COMPANY, type VerificationRig } from '../support/verificationRig';

describeOnEachDatabase('verifying oneself', (database) => {
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
  });

  it('lets one of two tabs win, and the other know', async () => {
    const { kyc } = rig.verification;
    const actor = await rig.user('tabs');
    const { version } = await kyc.start(actor, 'IDENTITY');
    const save = (city: string) =>
      kyc.submit(actor, { level: 'IDENTITY', version, mode: 'DRAFT', answers: { DETAILS: { city } } }).then(
        () => city,
        (error) => error.codeName,
      );
    const outcomes = await Promise.all([save('Hamburg'), save('Bremen'), save('Kiel')]);
    const [winner] = outcomes.filter((outcome) => outcome !== 'verificationStale');
    expect(outcomes.filter((outcome) => outcome === 'verificationStale')).toHaveLength(2);
    expect((await kyc.record(actor, 'IDENTITY')).answers.DETAILS).toEqual({ city: winner });
    // And two that send together send once.
    const saved = await kyc.submit(actor, { level: 'IDENTITY', version: version + 1, mode: 'STEP', answers: RIGHT });
    const asked = await kyc.selfie(actor, saved.version);
    const finish = () => refusalOf(kyc.finish(actor, { version: asked.version, challengeId: asked.challengeId, photos: ['3', '4', '5'] }));
    expect((await Promise.all([finish(), finish()])).sort()).toEqual(['answered', expect.stringMatching(/^verification(Stale|NotNow)/)]);
    expect((await kyc.record(actor, 'IDENTITY')).events.map(({ event }) => event)).toEqual(['START', 'SEND']);
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

  it('is verified by the rules after three seconds, and told of it in every way', async () => {
    const actor = await rig.user('jana');
    await rig.sendIdentity(actor);
    await rig.verification.sweep();
    expect((await rig.verification.state(actor)).levels[0]?.status).toBe('IN_REVIEW');
    expect((await rig.accounts.userInfo(actor)).authStatus).toBe(0);
    await rig.review();
    expect(await rig.verification.state(actor)).toMatchObject({
      level: 2,
      isVerified: true,
      limits: { withdrawPerDay: { amount: '50000', currency: 'USD' } },
      levels: [
        { kind: 'IDENTITY', status: 'VERIFIED', decidedAt: rig.now() },
        { kind: 'ADDRESS', status: 'NOT_STARTED', opensAfter: null },
        { kind: 'FUNDS', opensAfter: 'ADDRESS' },
      ],
    });
    expect(await rig.accounts.userInfo(actor)).toMatchObject({ authStatus: 1, fullName: 'Jana Hoffmann' });
    expect(rig.changed.filter(({ userId }) => userId === actor.userId)).toHaveLength(1);
    expect(rig.sent.filter(({ to }) => to === 'jana@mail.example').at(-1)?.subject).toBe('Your Kontor verification is done');
    const notices = await database().query('select topic from notices where user_id = $1', [actor.userId]);
    expect(notices).toEqual([{ topic: 'verificationApproved' }]);
  });

  it('goes on level by level', async () => {
    const { kyc } = rig.verification;
    const actor = await rig.user('levels');
    expect(await refusalOf(kyc.start(actor, 'ADDRESS'))).toBe('verificationLevelClosed');
    await rig.sendIdentity(actor);
    await rig.review();
    expect(await refusalOf(kyc.start(actor, 'FUNDS'))).toBe('verificationLevelClosed');
    const { version } = await kyc.start(actor, 'ADDRESS');
    const send = (issuedOn: string) =>
      kyc.submit(actor, {
        level: 'ADDRESS',
        version,
        mode: 'SEND',
        answers: { PROOF: { proofKind: 'UTILITY_BILL', issuedOn, file: '6' } },
      });
    expect(await refusalOf(send('2026-06-20'))).toBe('verificationIncomplete||PROOF||issuedOn||TOO_OLD');
    rig.missing.add('6');
    expect(await refusalOf(send('2026-08-01'))).toBe('verificationIncomplete||PROOF||file||FILE');
    rig.missing.clear();
    expect((await send('2026-08-01')).status).toBe('IN_REVIEW');
    await rig.review();
    const funds = await kyc.start(actor, 'FUNDS');
    await kyc.submit(actor, {
      level: 'FUNDS',
      version: funds.version,
      mode: 'SEND',
      answers: {
        FUNDS: { occupation: 'EMPLOYED', sources: ['SALARY'], income: 'FROM_50K', isExposed: true },
        PROOF: { proofKind: 'PAYSLIP', issuedOn: '2026-08-31', file: '7' },
      },
    });
    await rig.review();
    // Who holds an office explains where the money is from.
    const asked = await kyc.requests(actor, 'FUNDS');
    expect(asked.requests).toMatchObject([{ code: 'EXPLANATION', needs: 'TEXT' }]);
    const requestId = asked.requests[0]?.requestId ?? '';
    expect(await refusalOf(kyc.supplement(actor, { level: 'FUNDS', version: asked.version, answers: [{ requestId, text: '  ' }] }))).toBe(
      `verificationIncomplete||SUPPLEMENT||${requestId}||REQUIRED`,
    );
    await kyc.supplement(actor, { level: 'FUNDS', version: asked.version, answers: [{ requestId, text: 'Mayor of Kiel.' }] });
    await rig.review();
    expect(await rig.verification.state(actor)).toMatchObject({ level: 4, limits: { withdrawPerDay: { amount: '2000000' } } });
  });

  it('is refused with reasons, and goes on with what was answered', async () => {
    const { kyc } = rig.verification;
    const actor = await rig.user('refused');
    await rig.sendIdentity(actor, named('Refuse'));
    await rig.review();
    const refused = await kyc.record(actor, 'IDENTITY');
    expect(refused).toMatchObject({
      status: 'REFUSED',
      isFinal: false,
      reasons: [
        { code: 'DOCUMENT_UNREADABLE', text: null },
        { code: 'NAME_MISMATCH', text: null },
      ],
    });
    expect((await rig.accounts.userInfo(actor)).authStatus).toBe(0);
    const again = await kyc.start(actor, 'IDENTITY');
    expect(again).toMatchObject({
      status: 'IN_PROGRESS',
      attempt: 2,
      steps: [],
      submittedAt: null,
      answers: { DETAILS: { familyName: 'Refuse' } },
    });
    await rig.sendIdentity(actor, named('Refuse'));
    await rig.review();
    expect(await kyc.record(actor, 'IDENTITY')).toMatchObject({ status: 'VERIFIED', reasons: [], attempt: 2 });
    expect((await kyc.record(actor, 'IDENTITY')).events.map(({ event }) => event)).toEqual([
      'START',
      'SEND',
      'REFUSE',
      'START',
      'SEND',
      'APPROVE',
    ]);
  });

  it('is refused for good', async () => {
    const actor = await rig.user('never');
    await rig.sendIdentity(actor, named('Never Mind'));
    await rig.review();
    expect(await rig.verification.kyc.record(actor, 'IDENTITY')).toMatchObject({ status: 'REFUSED', isFinal: true });
    expect(await refusalOf(rig.verification.kyc.start(actor, 'IDENTITY'))).toBe('verificationFinal');
  });

  it('is asked for more, sends it, and goes on', async () => {
    const { kyc } = rig.verification;
    const actor = await rig.user('more');
    await rig.sendIdentity(actor, named('More'));
    expect(await refusalOf(kyc.requests(actor, 'IDENTITY'))).toBe('verificationNotNow||IN_REVIEW');
    await rig.review();
    const asked = await kyc.requests(actor, 'IDENTITY');
    expect(asked.requests).toMatchObject([{ code: 'DOCUMENT_BACK', needs: 'FILE', text: null }]);
    const answers = [{ requestId: asked.requests[0]?.requestId ?? '', file: '8' }];
    expect(await refusalOf(kyc.supplement(actor, { level: 'IDENTITY', version: asked.version - 1, answers }))).toBe('verificationStale');
    expect(await kyc.supplement(actor, { level: 'IDENTITY', version: asked.version, answers })).toMatchObject({
      status: 'IN_REVIEW',
      requests: [],
    });
    expect(rig.attached.get(actor.userId)).toContain('8');
    await rig.review();
    expect((await kyc.record(actor, 'IDENTITY')).status).toBe('VERIFIED');
  });

  it('is asked for a face, and shows one that is of now', async () => {
    const { kyc, operators } = rig.verification;
    const actor = await rig.user('face', 'visby');
    const { reference } = await rig.sendIdentity(actor);
    const ask = { event: 'ASK' as const, requests: [{ code: 'SELFIE' as const, text: null }] };
    const audit = (subject: string) => ({ actor: 'operator:alice', action: 'verification.ask', subject, details: {} });
    await operators.decide(reference ?? '', ask, { name: 'alice', audit });
    const { version, requests } = await kyc.requests(actor, 'IDENTITY');
    const requestId = requests[0]?.requestId ?? '';
    const answer = (file: string) => refusalOf(kyc.supplement(actor, { level: 'IDENTITY', version, answers: [{ requestId, file }] }));
    const refused = `verificationIncomplete||SUPPLEMENT||${requestId}||FILE`;
    rig.sentAt.set('10', rig.now() - 1);
    expect([await answer('8'), await answer('10'), await answer('999')]).toEqual([refused, refused, refused]);
    rig.sentAt.clear();
    expect(await answer('10')).toBe('answered');
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
    expect((await kyb.finish(actor, whole.version)).status).toBe('IN_REVIEW');
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
