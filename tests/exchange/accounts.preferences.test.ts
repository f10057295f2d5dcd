import type { SessionActor } from '@/exchange/app/actor';
import { PREFERENCES_TOPIC, type PreferencesChanged } from '@/exchange/app/events';
import { type AccountsRig, buildAccountsRig, refusalOf, STRONG_PASSWORD } from '../support/accountsRig';
import { describeOnDatabase } from '../support/testDatabase';

describeOnDatabase('preferences', (database) => {
  let rig: AccountsRig;
  const told: PreferencesChanged[] = [];
  beforeAll(async () => {
    rig = await buildAccountsRig(database());
    rig.bus.subscribe(PREFERENCES_TOPIC, (event: PreferencesChanged) => told.push(event));
  });

  async function newUser(email: string): Promise<SessionActor> {
    const { token } = await rig.register(email);
    const actor = await rig.accounts.authenticate(token, 'kontor', false);
    if (!actor) throw new Error('just registered');
    return actor;
  }

  it('start with what everybody has, and count their changes', async () => {
    const actor = await newUser('choosing@mail.example');
    const start = await rig.accounts.preferences(actor);
    expect(start).toEqual({
      nickName: start.nickName,
      currency: 'USD',
      timeZone: null,
      theme: null,
      marketColours: null,
      soundFilled: false,
      soundRefused: false,
      version: 0,
    });
    const changes = { nickName: '  jana-h ', currency: 'EUR', timeZone: 'Europe/Berlin', theme: 'system', soundFilled: true } as const;
    const before = told.length;
    const saved = await rig.accounts.savePreferences(actor, { version: 0, changes });
    expect(saved).toEqual({ preferences: { ...start, ...changes, nickName: 'jana-h', version: 1 }, overwritten: [] });
    expect(await rig.accounts.preferences(actor)).toEqual(saved.preferences);
    expect(await rig.accounts.userInfo(actor)).toMatchObject({ nickName: 'jana-h' });
    expect(told.slice(before)).toEqual([{ userId: actor.userId, version: 1, atMs: rig.now() }]);

    const cleared = await rig.accounts.savePreferences(actor, { version: 1, changes: { timeZone: null, theme: null } });
    expect(cleared.preferences).toMatchObject({ timeZone: null, theme: null, currency: 'EUR', version: 2 });
  });

  it('give mails the clock that was chosen: codes, and what happened to the account', async () => {
    const email = 'far.clock@mail.example';
    const actor = await newUser(email);
    const last = () => rig.sent.findLast(({ to }) => to === email)?.text;
    const tell = (word: string) => rig.accounts.security.setAntiPhishing(actor, rig.caller, { word, currentPassword: STRONG_PASSWORD });
    await tell('harbour-27');
    expect(last()).toMatch(/\d\d:\d\d UTC\n/);
    await rig.accounts.savePreferences(actor, { version: 0, changes: { timeZone: 'Asia/Kathmandu' } });
    await tell('harbour-28');
    expect(last()).toMatch(/\d\d:\d\d UTC\+5:45\n/);
    await rig.accounts.forgotPasswordVerify(rig.caller, { email, captcha: await rig.captcha('forgot') });
    expect(last()).toMatch(/\d\d:\d\d UTC\+5:45\n/);
  });

  it('tell the last device what it replaced, field by field', async () => {
    const actor = await newUser('two.devices@mail.example');
    const save = (version: number, changes: object) => rig.accounts.savePreferences(actor, { version, changes });
    await save(0, { currency: 'EUR', theme: 'light' });
    // The other device looked before that.
    expect(await save(0, { currency: 'GBP', soundFilled: true })).toMatchObject({
      preferences: { currency: 'GBP', theme: 'light', soundFilled: true, version: 2 },
      overwritten: ['currency'],
    });
    // What both chose alike is no conflict, and no change.
    const tellings = told.length;
    expect(await save(0, { currency: 'GBP' })).toMatchObject({ preferences: { version: 2 }, overwritten: [] });
    expect(told).toHaveLength(tellings);
    expect(await save(2, { currency: 'CHF' })).toMatchObject({ overwritten: [] });
  });

  it('of two devices at once are written one after the other', async () => {
    const actor = await newUser('at.once@mail.example');
    const currencies = ['EUR', 'GBP', 'CHF', 'JPY'] as const;
    const answers = await Promise.all(
      currencies.map((currency) => rig.accounts.savePreferences(actor, { version: 0, changes: { currency } })),
    );
    expect(answers.map(({ preferences }) => preferences.version).toSorted()).toEqual([1, 2, 3, 4]);
    expect(answers.filter(({ overwritten }) => overwritten.length === 0)).toHaveLength(1);
    expect((await rig.accounts.preferences(actor)).version).toBe(4);
  });

  it('are refused as a whole when one of them cannot be', async () => {
    const actor = await newUser('refused@mail.example');
    const before = await rig.accounts.preferences(actor);
    const refused = (changes: object) => refusalOf(rig.accounts.savePreferences(actor, { version: 0, changes }));
    expect(await refused({ currency: 'EUR', nickName: 'Kontor Support' })).toBe('nickNameReserved');
    expect(await refused({ currency: 'EUR', nickName: 'a\u202Eb' })).toBe('nickNameInvalid||2||20');
    expect(await refused({ currency: 'EUR', timeZone: 'Europe/Atlantis' })).toBe('timeZoneUnknown');
    expect(await rig.accounts.preferences(actor)).toEqual(before);
  });
});
