import type { Actor } from '@/exchange/app/actor';
import type { AuditRecord } from '@/exchange/app/auditRecord';
import { refusalOf } from '../support/accountsRig';
import { describeOnDatabase } from '../support/testDatabase';
import { buildVerificationRig, RIGHT, type VerificationRig } from '../support/verificationRig';

describeOnDatabase('who reviews', (database) => {
  let rig: VerificationRig;
  beforeAll(async () => {
    rig = await buildVerificationRig(database());
  });
  const audits = (subject: string) =>
    database().query<AuditRecord>('select actor, action, subject, details from audit_log where subject = $1 order by sequence', [subject]);
  const by = (action: string) => ({
    name: 'alice',
    audit: (subject: string) => ({ actor: 'operator:alice', action, subject, details: { note: 'case 7' } }),
  });

  it('is an operator: goes through a queue page by page, whatever becomes meanwhile of what ended a page', async () => {
    const { operators, kyc } = rig.verification;
    const actors: Actor[] = [];
    const sent: string[] = [];
    // All of one moment: then they stand in the order they were started in.
    for (const name of ['one', 'two', 'three', 'four', 'five', 'six', 'seven']) {
      const actor = await rig.user(`page-${name}`, 'bergen');
      actors.push(actor);
      sent.push((await rig.sendIdentity(actor)).reference ?? '');
    }
    const [, asked, , refused, , approved] = sent;
    const owners = new Map(sent.map((reference, place) => [reference, actors[place] as Actor]));
    const page = async (searchAfter?: string | null) => {
      const { records, ...rest } = await operators.list({ brand: 'bergen', searchAfter: searchAfter ?? undefined, limit: 2 });
      return { shown: records.map(({ reference }) => reference), ...rest };
    };
    const ownerOf = (reference = '') => owners.get(reference) as Actor;

    const first = await page();
    expect(first).toMatchObject({ shown: sent.slice(0, 2), last: false });
    rig.pass(1_000);
    await operators.decide(asked ?? '', { event: 'ASK', requests: [{ code: 'ADDRESS_PROOF', text: null }] }, by('verification.ask'));
    const { version, requests } = await kyc.requests(ownerOf(asked), 'IDENTITY');
    const answers = [{ requestId: requests[0]?.requestId ?? '', file: '8' }];
    await kyc.supplement(ownerOf(asked), { level: 'IDENTITY', version, answers });

    const second = await page(first.searchAfter);
    expect(second).toMatchObject({ shown: sent.slice(2, 4), last: false });
    const refuse = { event: 'REFUSE' as const, reasons: [{ code: 'OTHER' as const, text: null }], isFinal: false };
    await operators.decide(refused ?? '', refuse, by('verification.reject'));
    await kyc.start(ownerOf(refused), 'IDENTITY');

    const third = await page(second.searchAfter);
    expect(third).toMatchObject({ shown: sent.slice(4, 6), last: false });
    await operators.decide(approved ?? '', { event: 'APPROVE' }, by('verification.approve'));
    // What was answered stands at the end now: nobody has seen its answer.
    expect(await page(third.searchAfter)).toEqual({ shown: [sent[6], asked], searchAfter: null, last: true });
    for (const odd of ['KX-2222-2222-2222', '']) expect(await refusalOf(page(odd))).toBe('badRequest||searchAfter||cursor');
  });

  it('is an operator: sees a queue without names, reads with a reason, decides', async () => {
    const { operators, kyc } = rig.verification;
    const actor = await rig.user('queue', 'visby');
    const { reference } = await rig.sendIdentity(actor);
    if (reference === null) throw new Error('it was sent');
    await rig.review();
    const { records: queue } = await operators.list({ brand: 'visby' });
    expect(queue).toEqual([expect.objectContaining({ reference, userId: actor.userId, status: 'IN_REVIEW', reviewBy: 'operators' })]);
    expect(JSON.stringify(queue)).not.toContain('Hoffmann');
    expect(await operators.list({ brand: 'kontor' })).toEqual({ records: [], searchAfter: null, last: true });

    const shown = await operators.show(reference.toLowerCase(), by('verification.show').audit);
    expect(shown).toMatchObject({ answers: RIGHT, photos: [{ gesture: 'STRAIGHT', uploadId: '10' }, {}, {}] });
    expect(await refusalOf(operators.show('KX-2222-2222-2222', by('verification.show').audit))).toBe('verificationUnknown');

    const ask = { event: 'ASK' as const, requests: [{ code: 'ADDRESS_PROOF' as const, text: 'Not older than May.' }] };
    await operators.decide(reference, ask, by('verification.ask'));
    const asked = await kyc.requests(actor, 'IDENTITY');
    expect(asked.requests).toMatchObject([{ code: 'ADDRESS_PROOF', text: 'Not older than May.' }]);
    await kyc.supplement(actor, {
      level: 'IDENTITY',
      version: asked.version,
      answers: [{ requestId: asked.requests[0]?.requestId ?? '', file: '8' }],
    });
    expect(await operators.decide(reference, { event: 'APPROVE' }, by('verification.approve'))).toMatchObject({ status: 'VERIFIED' });
    expect(await refusalOf(operators.decide(reference, { event: 'APPROVE' }, by('verification.approve')))).toBe(
      'verificationNotNow||VERIFIED',
    );
    expect((await rig.accounts.userInfo(actor)).authStatus).toBe(1);

    // What was verified is taken away by refusing it.
    const refuse = { event: 'REFUSE' as const, reasons: [{ code: 'OTHER' as const, text: 'Forged.' }], isFinal: true };
    expect(await operators.decide(reference, refuse, by('verification.reject'))).toMatchObject({ status: 'REFUSED' });
    expect(await rig.accounts.userInfo(actor)).toMatchObject({ authStatus: 0, fullName: null });
    await rig.settled();
    expect(rig.sent.filter(({ to }) => to === 'queue@mail.example').at(-1)?.subject).toBe('Your Visby verification has ended');
    const lines = await audits(`user:${actor.userId}`);
    expect(lines.map(({ action }) => action)).toEqual([
      'verification.show',
      'verification.ask',
      'verification.approve',
      'verification.reject',
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/Hoffmann|Forged/);
  });

  it('is an operator: approves no company of whom was refused for good, and asks it for nothing', async () => {
    const { operators, kyb } = rig.verification;
    const actor = await rig.user('final', 'visby');
    const refuse = { event: 'REFUSE' as const, reasons: [{ code: 'OTHER' as const, text: null }], isFinal: true };
    const person = await rig.sendIdentity(actor);
    const company = (await rig.sendCompany(actor)).reference ?? '';
    await operators.decide(person.reference ?? '', refuse, by('verification.reject'));
    expect(await kyb.record(actor)).toMatchObject({ status: 'REFUSED', isFinal: true });
    expect((await audits(`user:${actor.userId}`)).map(({ details }) => details.reference ?? 'asked')).toEqual(['asked', company]);
    // As it stood where both happened at once.
    await database().query("update verifications set status = 'IN_REVIEW', is_final = false where reference = $1", [company]);
    const ask = { event: 'ASK' as const, requests: [{ code: 'EXPLANATION' as const, text: null }] };
    for (const decision of [{ event: 'APPROVE' as const }, ask])
      expect(await refusalOf(operators.decide(company, decision, by('verification.approve')))).toBe('verificationFinal');
    expect(await operators.decide(company, refuse, by('verification.reject'))).toMatchObject({ status: 'REFUSED' });
    expect(await rig.accounts.userInfo(actor)).toMatchObject({ authStatus: 0 });
  });

  it('is two operators, of whom one refuses the person for good and the other approves the company', async () => {
    const { operators } = rig.verification;
    for (const name of ['a', 'b', 'c']) {
      const actor = await rig.user(`both-${name}`, 'visby');
      const person = (await rig.sendIdentity(actor)).reference ?? '';
      const company = (await rig.sendCompany(actor)).reference ?? '';
      const refuse = { event: 'REFUSE' as const, reasons: [{ code: 'OTHER' as const, text: null }], isFinal: true };
      await Promise.allSettled([
        operators.decide(company, { event: 'APPROVE' }, by('verification.approve')),
        operators.decide(person, refuse, by('verification.reject')),
      ]);
      expect(await rig.verification.state(actor)).toMatchObject({ isVerified: false, business: { status: 'REFUSED', isFinal: true } });
    }
  });

  it('reads nothing that is not written down before', async () => {
    const { operators } = rig.verification;
    const actor = await rig.user('read', 'visby');
    const { reference } = await rig.sendIdentity(actor);
    const unwritable = (subject: string) => ({ ...by('verification.show').audit(subject), actor: null as never });
    await expect(operators.show(reference ?? '', unwritable)).rejects.toThrow();
    expect(await audits(`user:${actor.userId}`)).toEqual([]);
    // Whatever reading comes to: who wanted to, and why, is there.
    await database().query(`update verifications set sealed = 'nobody has its key' where user_id = $1`, [actor.userId]);
    await expect(operators.show(reference ?? '', by('verification.show').audit)).rejects.toThrow();
    expect((await audits(`user:${actor.userId}`)).map(({ action }) => action)).toEqual(['verification.show']);
    await database().query('delete from verifications where user_id = $1', [actor.userId]);
  });

  it('is one of two operators who decide together', async () => {
    const actor = await rig.user('race', 'visby');
    const { reference } = await rig.sendIdentity(actor);
    const { operators, kyc } = rig.verification;
    const outcomes = await Promise.all([
      refusalOf(operators.decide(reference ?? '', { event: 'APPROVE' }, by('verification.approve'))),
      refusalOf(operators.decide(reference ?? '', { event: 'APPROVE' }, by('verification.approve'))),
    ]);
    expect(outcomes.filter((outcome) => outcome === 'answered')).toHaveLength(1);
    expect((await kyc.record(actor, 'IDENTITY')).events).toHaveLength(3);
    expect(await audits(`user:${actor.userId}`)).toHaveLength(1);
  });
});
