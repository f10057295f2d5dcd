import { refusalOf } from '../support/accountsRig';
import { describeOnEachDatabase } from '../support/testDatabase';
import { buildVerificationRig, RIGHT, type VerificationRig } from '../support/verificationRig';

describeOnEachDatabase('a draft', (database) => {
  let rig: VerificationRig;
  beforeAll(async () => {
    rig = await buildVerificationRig(database());
  });

  it('is taken for the account it names alone, whoever is signed in where it was typed', async () => {
    const { kyc, kyb } = rig.verification;
    const [typist, other] = [await rig.user('typist'), await rig.user('other-typist')];
    for (const actor of [typist, other]) expect((await kyc.start(actor, 'IDENTITY')).userId).toBe(actor.userId);
    for (const actor of [typist, other]) expect((await kyb.start(actor)).userId).toBe(actor.userId);
    const answers = { DETAILS: RIGHT.DETAILS };
    const save = (actor: typeof typist, mode: 'DRAFT' | 'STEP') =>
      refusalOf(kyc.submit(actor, { level: 'IDENTITY', userId: typist.userId, version: 1, mode, answers }));
    for (const mode of ['DRAFT', 'STEP'] as const) expect(await save(other, mode)).toBe('verificationStale');
    const company = { userId: typist.userId, version: 1, mode: 'DRAFT' as const, answers: { COMPANY: { name: 'Hoffmann' } } };
    expect(await refusalOf(kyb.submit(other, company))).toBe('verificationStale');
    for (const record of [await kyc.record(other, 'IDENTITY'), await kyb.record(other)])
      expect(record).toMatchObject({ version: 1, answers: {} });
    expect(await save(typist, 'DRAFT')).toBe('answered');
    expect(await refusalOf(kyb.submit(typist, company))).toBe('answered');
  });
});
