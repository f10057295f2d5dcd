import type { Answers } from '@/domain/verification/answers';
import type { Verification } from '@/exchange/app/verification/model';
import { decideByRules } from '@/exchange/app/verification/review/practiceRules';
import { refusalOf } from '../support/accountsRig';
import { describeOnDatabase } from '../support/testDatabase';
import { buildVerificationRig, named, RIGHT_COMPANY, type VerificationRig } from '../support/verificationRig';

describe('the rules of the practice', () => {
  const decided = (kind: Verification['kind'], answers: Answers, isAnswered = false) => {
    const contents = { answers, answered: isAnswered ? [{}] : [] };
    return decideByRules({ kind, attempt: 1, contents } as unknown as Verification);
  };
  const ask = (code: string) => ({ event: 'ASK', requests: [{ code, text: null }] });
  const owners = Array.from({ length: 8 }, (_, place) => ({
    id: String(place),
    parentId: null,
    kind: 'PERSON' as const,
    name: `Owner ${place}`,
    country: 'DE',
    share: '12.5',
  }));

  it('ask for what is missing of a person, and of a company', () => {
    const called = (documentKind: string) => ({ DETAILS: { familyName: 'More' }, DOCUMENT: { documentKind } });
    expect(decided('IDENTITY', called('PASSPORT'))).toMatchObject(ask('DOCUMENT_FRONT'));
    expect(decided('IDENTITY', called('ID_CARD'))).toMatchObject(ask('DOCUMENT_BACK'));
    const company = { COMPANY: { name: 'More Ltd' }, OWNERS: { owners: owners.slice(0, 1).map((one) => ({ ...one, share: '100' })) } };
    expect(decided('BUSINESS', company)).toMatchObject(ask('REGISTER_EXTRACT'));
    expect(decided('BUSINESS', company, true)).toMatchObject({ event: 'APPROVE' });
  });

  it('refuse a company its register does not have', () => {
    expect(decided('BUSINESS', { COMPANY: { name: 'Refuse Ltd' } })).toMatchObject({
      event: 'REFUSE',
      reasons: [{ code: 'COMPANY_NOT_FOUND' }],
      isFinal: false,
    });
  });

  it('ask who controls a company of many small owners, once', () => {
    const company = { COMPANY: { name: 'Hoffmann GmbH' }, OWNERS: { owners } };
    expect(decided('BUSINESS', company)).toMatchObject(ask('EXPLANATION'));
    expect(decided('BUSINESS', company, true)).toMatchObject({ event: 'APPROVE' });
  });
});

describeOnDatabase('verifying oneself', (database) => {
  let rig: VerificationRig;
  beforeAll(async () => {
    rig = await buildVerificationRig(database());
  });

  it('is verified by the rules after three seconds, and told of it in every way', async () => {
    const actor = await rig.user('jana');
    await rig.sendIdentity(actor);
    await rig.verification.sweep();
    const toldBefore = rig.changed.length;
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
    expect(rig.changed.slice(toldBefore).filter(({ userId }) => userId === actor.userId)).toHaveLength(1);
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
    // Nor by the way of a company.
    expect(await refusalOf(rig.verification.kyb.start(actor))).toBe('verificationFinal');
  });

  it('is refused for good, and so goes on with no company that was begun before', async () => {
    const { kyb } = rig.verification;
    const actor = await rig.user('never-begun');
    const { version } = await kyb.start(actor);
    await rig.sendIdentity(actor, named('Never'));
    await rig.review();
    const refused = [
      () => kyb.submit(actor, { version, mode: 'STEP', answers: RIGHT_COMPANY }),
      () => kyb.submit(actor, { version, mode: 'DRAFT', answers: { COMPANY: { name: 'Hoffmann' } } }),
      () => kyb.people(actor, version),
      () => kyb.finish(actor, version),
      () => kyb.start(actor),
    ];
    for (const act of refused) expect(await refusalOf(act())).toBe('verificationFinal');
    expect(await kyb.record(actor)).toMatchObject({ status: 'IN_PROGRESS', version, answers: {} });
  });

  it.each(['IN_REVIEW', 'MORE_NEEDED', 'VERIFIED'])('is refused for good, and with it the company, were it %s', async (status) => {
    const { kyb } = rig.verification;
    const actor = await rig.user(`never-${status.toLowerCase()}`);
    const send = () => rig.sendCompany(actor, status === 'MORE_NEEDED' ? 'More Ltd' : undefined);
    if (status === 'IN_REVIEW') {
      await rig.sendIdentity(actor, named('Never'));
      // What was sent first is decided first.
      rig.pass(1);
      await send();
    } else {
      await send();
      await rig.review();
      await rig.sendIdentity(actor, named('Never'));
    }
    expect((await kyb.record(actor)).status).toBe(status);
    await rig.review();
    const reasons = [{ code: 'NOT_OFFERED', text: null }];
    expect(await kyb.record(actor)).toMatchObject({ status: 'REFUSED', isFinal: true, reasons, requests: [], decidedAt: rig.now() });
    await rig.review();
    expect((await kyb.record(actor)).events.at(-1)?.event).toBe(status === 'VERIFIED' ? 'REVOKE' : 'REFUSE');
    expect(await rig.verification.state(actor)).toMatchObject({ level: 1, isVerified: false });
    expect(await rig.accounts.userInfo(actor)).toMatchObject({ authStatus: 0 });
  });

  it('is refused for good, also as a company that waits for the rules whatever came before', async () => {
    const { kyb } = rig.verification;
    const actor = await rig.user('never-before');
    await rig.sendCompany(actor);
    await rig.sendIdentity(actor);
    // As an exchange of before has left it.
    await database().query("update verifications set is_final = true, status = 'REFUSED' where user_id = $1 and kind = 'IDENTITY'", [
      actor.userId,
    ]);
    await rig.review();
    expect(await kyb.record(actor)).toMatchObject({ status: 'REFUSED', isFinal: true });
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
});
