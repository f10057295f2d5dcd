import { nickNameFault } from '@/domain/account/nickName';
import { isTimeZone } from '@/domain/account/preferences';
import type { SessionActor } from '@/exchange/app/actor';
import { PREFERENCES_TOPIC, type PreferencesChanged } from '@/exchange/app/events';
import { type AccountsRig, buildAccountsRig, refusalOf, STRONG_PASSWORD } from '../support/accountsRig';
import { describeOnEachDatabase } from '../support/testDatabase';

const faults = (names: readonly string[], brand = 'Kontor') => names.map((name) => nickNameFault(name, brand));
const all = <Value>(names: readonly string[], value: Value) => names.map(() => value);

describe('a nickname', () => {
  it('is of letters and numbers of any language', () => {
    const names = ['jana-h', 'Жана 27', '港口', 'عمر', "O'Neill", 'José', 'x'.repeat(20), 'Badminton', 'Steamroller'];
    expect(faults(names)).toEqual(all(names, undefined));
  });

  it('has 2 to 20 characters, counted as people do', () => {
    expect(faults(['x', '', 'x'.repeat(21)])).toEqual(all([1, 2, 3].map(String), 'length'));
    expect(nickNameFault('𝒜𝒜', 'Kontor')).toBeUndefined();
  });

  it('holds nothing invisible, no markup, no link and no tower of marks', () => {
    const names = ['a\u202Eb', 'a\u200Bb', 'two\nlines', '<b>hi</b>', 'a  b', ' jana', 'kraken.com', 'a@b.c', 'Z̴̷̸̢͓', 'jana!'];
    expect(faults(names)).toEqual(all(names, 'characters'));
  });

  it('is not taken for the brand or for who works there', () => {
    const names = ['Kontor', 'K0NT0R', 'kontor-desk', 'Коntоr', 'ｋontor', 'Support', 'supp0rt 24', 'official jana', 'admin', 'Jana Admin'];
    expect(faults([...names, 'the-staff', '客服小王', 'Поддръжка', 'MODERAT0R', 'Súpport'])).toEqual(
      all([...names, 1, 2, 3, 4, 5].map(String), 'reserved'),
    );
  });

  it('may hold a short brand name as a part of another word', () => {
    expect(faults(['Brigade', 'Riga', 'riga-one', 'RigaTeam', 'Jana Riga'], 'Riga')).toEqual([
      undefined,
      'reserved',
      'reserved',
      'reserved',
      'reserved',
    ]);
  });
});

describe('a time zone', () => {
  it('is a place of the database', () => {
    const names = ['Europe/Berlin', 'UTC', 'America/Argentina/Buenos_Aires', 'Etc/GMT+3'];
    expect(names.filter((name) => !isTimeZone(name))).toEqual([]);
  });
  it('is no offset and no invention', () => {
    const names = ['+01:00', 'Europe/Atlantis', '', 'europe', '../etc/passwd', 'Europe/Berlin '];
    expect(names.filter(isTimeZone)).toEqual([]);
  });
});

describeOnEachDatabase('preferences', (database) => {
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
    const saved = await rig.accounts.savePreferences(actor, { version: 0, changes });
    expect(saved).toEqual({ preferences: { ...start, ...changes, nickName: 'jana-h', version: 1 }, overwritten: [] });
    expect(await rig.accounts.preferences(actor)).toEqual(saved.preferences);
    expect(await rig.accounts.userInfo(actor)).toMatchObject({ nickName: 'jana-h' });
    expect(told.at(-1)).toMatchObject({ userId: actor.userId, version: 1 });

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
