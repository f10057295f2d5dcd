import { refusalOf } from '../support/accountsRig';
import { describeOnDatabase } from '../support/testDatabase';
import { buildVerificationRig, RIGHT, type VerificationRig } from '../support/verificationRig';

describeOnDatabase('a draft', (database) => {
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

  /** A page that is open: its saves by their turns, over the version it shows. */
  async function pages(name: string) {
    const { kyc } = rig.verification;
    const actor = await rig.user(name);
    const { version } = await kyc.start(actor, 'IDENTITY');
    type Mode = 'DRAFT' | 'STEP' | 'SEND';
    const save = (tab: string, turn: number, DETAILS: object, over: number = version, mode: Mode = 'DRAFT', seen = over) => {
      const fields = Object.fromEntries(Object.keys(DETAILS).map((field) => [`DETAILS.${field}`, over]));
      return kyc.submit(actor, { level: 'IDENTITY', version: seen, mode, answers: { DETAILS }, typing: { tab, turn, over: fields } });
    };
    const details = async () => (await kyc.record(actor, 'IDENTITY')).answers.DETAILS;
    return { save, details, version };
  }

  it.each([
    ['in their order', [1, 2]],
    ['the older last', [2, 1]],
  ])('of one page is the newest of its fields, %s', async (how, turns) => {
    const { save, details } = await pages(`order ${turns.join('')}`.replace(' ', '-'));
    const typed: Record<number, object> = { 1: { city: 'Ki', street: 'Am Kai' }, 2: { city: 'Kiel' } };
    for (const turn of turns)
      expect({ how, conflicts: (await save('a', turn, typed[turn] ?? {})).conflicts }).toEqual({ how, conflicts: undefined });
    expect(await details()).toEqual({ city: 'Kiel', street: 'Am Kai' });
  });

  it('that was typed back to what is there is newer than what was typed in between', async () => {
    const { save, details, version } = await pages('back');
    await save('a', 1, { city: 'Kiel' });
    await save('a', 3, { city: 'Kiel' }, version + 1);
    await save('a', 2, { city: 'Ki' }, version + 1);
    expect(await details()).toEqual({ city: 'Kiel' });
  });

  it('overwrites nothing that another page has changed since: it is told which, and has the rest taken', async () => {
    const { save, details, version } = await pages('elsewhere');
    await save('a', 1, { city: 'Kiel' });
    const refused = await save('b', 1, { city: 'Bonn', street: 'Am Kai 4' });
    expect(refused).toMatchObject({ conflicts: ['DETAILS.city'], answers: { DETAILS: { city: 'Kiel', street: 'Am Kai 4' } } });
    // What both have typed alike is no conflict.
    expect((await save('b', 2, { city: 'Kiel' })).conflicts).toBeUndefined();
    expect((await save('b', 3, { city: 'Bonn' }, refused.version)).conflicts).toBeUndefined();
    expect(await details()).toMatchObject({ city: 'Bonn' });
    // And the first is told in its turn, whose field is another's now.
    expect((await save('a', 2, { city: 'Ulm' }, version + 1)).conflicts).toEqual(['DETAILS.city']);
  });

  it('that comes late changes nothing of a step its page has finished since', async () => {
    const { save, details, version } = await pages('finished');
    const finished = await save('a', 2, RIGHT.DETAILS, version, 'STEP');
    const late = await save('a', 1, { city: 'Ki' });
    expect(late).toEqual(finished);
    expect(await details()).toEqual(RIGHT.DETAILS);
  });

  it.each(['STEP', 'SEND'] as const)(
    'that has become a finished one (%s) is refused whole where another page has changed a field of it',
    async (mode) => {
      const { save, details, version } = await pages(`finisher-${mode}`.toLowerCase());
      const { version: seen } = await save('a', 1, { ...RIGHT.DETAILS, city: 'Kiel' });
      const finish = (city: string) => save('b', 1, { ...RIGHT.DETAILS, city }, version, mode, seen);
      expect(await refusalOf(finish('Bonn'))).toBe('verificationStale');
      expect(await details()).toMatchObject({ city: 'Kiel' });
      // What both have typed alike stands.
      if (mode === 'STEP') expect((await finish('Kiel')).answers.DETAILS).toMatchObject({ city: 'Kiel' });
    },
  );

  it('of several devices at once is taken from one for each field, and each other is told', async () => {
    const { save, details } = await pages('crowd');
    const cities = ['Kiel', 'Bonn', 'Ulm', 'Trier'];
    const saved = await Promise.all(cities.map((city, at) => save(`tab-${at}`, 1, { city, ...(at === 0 ? { region: 'SH' } : {}) })));
    const winners = saved.filter(({ conflicts }) => conflicts === undefined);
    expect(winners).toHaveLength(1);
    for (const { conflicts } of saved.filter((one) => one !== winners[0])) expect(conflicts).toEqual(['DETAILS.city']);
    expect(await details()).toEqual({ city: winners[0]?.answers.DETAILS?.city, region: 'SH' });
  });
});
