import type { Caller } from '@/exchange/app/accounts/model';
import { type AccountsRig, buildAccountsRig, looseLimits, refusalOf, STRONG_PASSWORD } from '../support/accountsRig';
import { describeOnDatabase } from '../support/testDatabase';

const MINUTE = 60_000;

// Some tests make a hundred calls, and machines that test are busy.
describeOnDatabase('registering', (database) => {
  let rig: AccountsRig;
  beforeAll(async () => {
    rig = await buildAccountsRig(database());
  });

  const verify = async (form: object, caller = rig.caller) =>
    rig.accounts.registerVerify(caller, {
      password: STRONG_PASSWORD,
      isTermsAccepted: true,
      captcha: await rig.captcha('register'),
      ...form,
    });
  const confirm = (ticket: string, code: string, caller = rig.caller) => rig.accounts.registerConfirm(caller, { ticket, code });
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

  it('makes an account from an email address and a code, and signs in', async () => {
    const sent = await verify({ email: ' Jana.Hoffmann@Mail.Example ', language: 'es' });
    expect(sent).toEqual({
      ticket: expect.stringMatching(/^[\w-]{43}$/),
      channel: 'email',
      maskedTarget: 'jan***nn@mail.example',
      expiresAt: rig.now() + 10 * MINUTE,
      resendAt: rig.now() + MINUTE,
    });
    const { token, expiresAt, user } = await confirm(sent.ticket, rig.codeFor('jana.hoffmann@mail.example'));
    expect(expiresAt).toBe(rig.now() + 30 * 86_400_000);
    expect(Number(user.id)).toBeGreaterThanOrEqual(10_000_001);
    expect(user).toMatchObject({
      email: 'jana.hoffmann@mail.example',
      phoneNumber: null,
      defLanguage: 'es',
      accountType: 0,
      authStatus: 0,
    });
    expect(await rig.accounts.authenticate(token, 'kontor', false)).toMatchObject({ userId: user.id, brand: 'kontor', accountType: 0 });
  });

  it('says that a code is not sent on, and where it waits to who sits at this machine, on practice brands alone', async () => {
    const sms = (caller: Partial<Caller>) => verify({ phone: '51230000', dialingCode: '852' }, { ...rig.caller, ...caller });
    expect((await sms({})).mailbox).toBeNull();
    for (const ip of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      expect((await sms({ ip })).mailbox).toBe('http://localhost:4000/mailbox');
    }
    expect((await sms({ ip: '127.0.0.1', brand: 'visby' })).mailbox).toBeNull();
    expect(await verify({ email: 'sent@mail.example' }, { ...rig.caller, ip: '127.0.0.1' })).not.toHaveProperty('mailbox');
  });

  it('takes no number where text messages are not sent, says so before it asks for a captcha, and takes an address', async () => {
    const without = await buildAccountsRig(database(), { hasPhone: false });
    const form = { password: STRONG_PASSWORD, isTermsAccepted: true, captcha: 'never looked at' };
    const byPhone = without.accounts.registerVerify(without.caller, { ...form, phone: '51239999', dialingCode: '852' });
    expect(await refusalOf(byPhone)).toBe('phoneNotOffered');
    expect(without.sent).toEqual([]);
    expect((await without.register('no.gateway@mail.example')).id).toMatch(/^\d+$/);
  });

  it('lets who registered by phone before log in where text messages are not sent any more', async () => {
    const { ticket } = await verify({ phone: '51238888', dialingCode: '852' });
    await confirm(ticket, rig.codeFor('+85251238888'));
    const without = await buildAccountsRig(database(), { hasPhone: false });
    const form = { phone: '51238888', dialingCode: '852', password: STRONG_PASSWORD, platform: 'PC' as const };
    const sent = await without.accounts.loginVerify(without.caller, { ...form, captcha: await without.captcha('login') });
    expect(sent.channel).toBe('sms');
  });

  it('makes an account from a phone number, and sends an SMS', async () => {
    const sent = await verify({ phone: '51234567', dialingCode: '852' });
    expect(sent).toMatchObject({ channel: 'sms', maskedTarget: '+852 ****4567' });
    const message = rig.sent.at(-1);
    expect(message).toMatchObject({ to: '+85251234567', channel: 'sms' });
    expect(message?.html).toBeUndefined();
    expect(message?.text).toMatch(/^\d{6} is your Kontor registration code\./);
    const { user } = await confirm(sent.ticket, rig.codeFor('+85251234567'));
    expect(user).toMatchObject({ email: null, phoneNumber: '+85251234567', nickName: `User-${user.id}` });
  });

  it('sends few texts to strangers for one address, and no more than the operator pays for in all; mails go on', async () => {
    const hourly = { allowance: 2, firstDelayMs: 10 * MINUTE, maxDelayMs: 10 * MINUTE, forgiveOneAfterMs: 30 * MINUTE };
    const limits = { ...looseLimits, textsPerAddress: hourly, textsToStrangers: { ...hourly, allowance: 4 } };
    const limited = await buildAccountsRig(database(), { limits });
    await database().query('delete from attempts');
    const ask = async (phone: string, ip = '198.51.100.7') => {
      const form = { phone, dialingCode: '852', password: STRONG_PASSWORD, isTermsAccepted: true };
      return limited.accounts.registerVerify({ ...limited.caller, ip }, { ...form, captcha: await limited.captcha('register') });
    };
    const { ticket } = await ask('61230001');
    limited.pass(MINUTE);
    await limited.accounts.resendCode(limited.caller, ticket, 'sms');
    expect(await refusalOf(ask('61230002'))).toBe('rateLimited||600');
    expect((await limited.register('mails.go.on@mail.example')).id).toMatch(/^\d+$/);
    expect(await refusalOf(ask('61230003', '192.0.2.1'))).toBe('answered');
    expect(await refusalOf(ask('61230004', '192.0.2.2'))).toBe('answered');
    expect(await refusalOf(ask('61230005', '192.0.2.3'))).toMatch(/^rateLimited/);
    // Nobody who has an account is kept from it.
    const own = { phone: '51234567', dialingCode: '852', captcha: await limited.captcha('forgot') };
    expect((await limited.accounts.forgotPasswordVerify(limited.caller, own)).channel).toBe('sms');
    expect(limited.sent.filter(({ channel }) => channel === 'sms')).toHaveLength(5);
    await database().query('delete from attempts');
  });

  it('says whether a user has a code, on their brand, in whatever case, and whose it is to nobody', async () => {
    const { id } = await rig.register('inviting@mail.example');
    const [row] = await database().query<{ code: string }>('select referral_code as code from users where id = $1', [id]);
    const code = row?.code ?? '';
    expect(await rig.accounts.invitation(rig.caller, ` ${code.toLowerCase()} `)).toEqual({ isKnown: true });
    expect(await rig.accounts.invitation({ ...rig.caller, brand: 'visby' }, code)).toEqual({ isKnown: false });
    expect(await rig.accounts.invitation(rig.caller, 'NOBODYS234')).toEqual({ isKnown: false });
  });

  it('names nobody by what stands before the @: it may be reserved, too long, or a user’s own', async () => {
    for (const email of ['support@names.example', `${'long'.repeat(12)}@names.example`, 'jana.hoffmann.1984@names.example']) {
      const { token, id } = await rig.register(email);
      const actor = await rig.accounts.authenticate(token, 'kontor', false);
      if (!actor) throw new Error('not signed in');
      expect(await rig.accounts.userInfo(actor)).toMatchObject({ nickName: `User-${id}` });
      expect((await rig.accounts.preferences(actor)).nickName).toBe(`User-${id}`);
    }
  });

  it('reads a national number with its leading zero', async () => {
    await verify({ phone: '015112345678', dialingCode: '49' });
    expect(rig.sent.at(-1)?.to).toBe('+4915112345678');
  });

  it.each([
    [{ email: 'jana@' }, 'emailInvalid'],
    [{ email: 'a@b@c' }, 'emailInvalid'],
    [{ email: 'jana@localhost' }, 'emailInvalid'],
    [{ phone: '123', dialingCode: '852' }, 'phoneInvalid'],
    [{ phone: '51234567', dialingCode: '999' }, 'phoneInvalid'],
    [{ phone: '9098790000', dialingCode: '44' }, 'phoneInvalid'],
    [{ phone: '9002345678', dialingCode: '1' }, 'phoneInvalid'],
    [{ phone: '8001234567', dialingCode: '44' }, 'phoneInvalid'],
    [{ phone: '2079460000', dialingCode: '44' }, 'phoneInvalid'],
    [{ phone: '51234567' }, 'badRequest||dialingCode||required'],
    [{}, 'badRequest||email||email or phone'],
    [{ email: 'a@b.example', isTermsAccepted: false }, 'termsNotAccepted'],
    [{ email: 'a@b.example', password: 'Short1a' }, 'passwordWeak'],
    [{ email: 'a@b.example', password: 'nouppercase1' }, 'passwordWeak'],
    [{ email: 'a@b.example', password: 'NOLOWERCASE1' }, 'passwordWeak'],
    [{ email: 'a@b.example', password: 'NoNumbers' }, 'passwordWeak'],
    [{ email: 'a@b.example', password: 'Password1!' }, 'passwordKnown'],
    [{ email: 'a1@b.example', password: 'A1@b.Example' }, 'passwordWeak'],
    [{ email: 'a@b.example', password: `Aa1${'x'.repeat(126)}` }, 'passwordWeak'],
    [{ email: 'a@b.example', referralCode: 'NOBODYS' }, 'referralInvalid'],
    [{ email: 'a@b.example', captcha: 'x' }, 'captchaInvalid'],
  ])('refuses %j with %s', async (form, refusal) => {
    expect(await refusalOf(verify(form))).toBe(refusal);
  });

  it('answers for a taken address as for a new one, and tells its owner by mail', async () => {
    await rig.register('taken@mail.example');
    const [first, again] = [await verify({ email: 'novel@mail.example' }), await verify({ email: 'taken@mail.example' })];
    expect(Object.keys(again)).toEqual(Object.keys(first));
    expect({ ...again, ticket: '', maskedTarget: '' }).toEqual({ ...first, ticket: '', maskedTarget: '' });
    expect(rig.sent.at(-1)).toMatchObject({ to: 'taken@mail.example', subject: 'You already have a Kontor account', code: undefined });
    // Tries run down as for a new one, and no code is right.
    for (const left of [4, 3, 2, 1, 0]) expect(await refusalOf(confirm(again.ticket, '123456'))).toBe(`codeInvalid||${left}`);
    expect(await refusalOf(confirm(again.ticket, '123456'))).toBe('codeExpired');
  });

  it('gives five tries, then the right code is of no use', async () => {
    const { ticket } = await verify({ email: 'five@mail.example' });
    const code = rig.codeFor('five@mail.example');
    const guesses = await Promise.all(Array.from({ length: 20 }, () => refusalOf(confirm(ticket, wrong(code)))));
    expect(guesses.sort()).toEqual([...Array(15).fill('codeExpired'), ...[0, 1, 2, 3, 4].map((left) => `codeInvalid||${left}`)]);
    expect(await refusalOf(confirm(ticket, code))).toBe('codeExpired');
  });

  it('takes a code once, also when it comes twice at the same time', async () => {
    const { ticket } = await verify({ email: 'once@mail.example' });
    const code = rig.codeFor('once@mail.example');
    const outcomes = await Promise.all([1, 2, 3].map(() => refusalOf(confirm(ticket, code))));
    expect(outcomes.sort()).toEqual(['answered', 'codeExpired', 'codeExpired']);
  });

  it('lets a code run out after ten minutes', async () => {
    const { ticket } = await verify({ email: 'late@mail.example' });
    rig.pass(10 * MINUTE);
    expect(await refusalOf(confirm(ticket, rig.codeFor('late@mail.example')))).toBe('codeExpired');
  });

  it('finishes only the first of two registrations of one address', async () => {
    const [mine, theirs] = [await verify({ email: 'race@mail.example' }), await verify({ email: 'race@mail.example' })];
    const code = rig.codeFor('race@mail.example');
    expect(await refusalOf(confirm(theirs.ticket, code))).toBe('answered');
    const firstCode = rig.sent.find(({ to }) => to === 'race@mail.example')?.code ?? '';
    expect(await refusalOf(confirm(mine.ticket, firstCode))).toBe('codeExpired');
  });

  it('keeps brands apart: the same address on both, and a ticket only where it was made', async () => {
    const visby = { ...rig.caller, brand: 'visby' };
    const one = await rig.register('both@mail.example');
    const { ticket } = await verify({ email: 'both@mail.example' }, visby);
    const code = rig.codeFor('both@mail.example');
    expect(await refusalOf(confirm(ticket, code))).toBe('codeExpired');
    const { user } = await confirm(ticket, code, visby);
    expect(user.id).not.toBe(one.id);
  });

  it('remembers who referred', async () => {
    const referrer = await rig.register('referrer@mail.example');
    const sql = database();
    const [row] = await sql.query<{ code: string }>('select referral_code as code from users where id = $1', [referrer.id]);
    const { ticket } = await verify({ email: 'referred@mail.example', referralCode: ` ${row?.code.toLowerCase()} ` });
    const { user } = await confirm(ticket, rig.codeFor('referred@mail.example'));
    const [by] = await sql.query<{ id: string }>('select referred_by::text as id from users where id = $1', [user.id]);
    expect(by?.id).toBe(referrer.id);
  });

  it('stores no password, code, ticket or token as it is', async () => {
    const { ticket } = await verify({ email: 'secret@mail.example' });
    const code = rig.codeFor('secret@mail.example');
    const { token } = await confirm(ticket, code);
    const tables = ['users', 'sessions', 'auth_tickets', 'attempts', 'spent_captchas'];
    const rows = await Promise.all(tables.map((table) => database().query<{ row: string }>(`select t::text as row from ${table} t`)));
    const dump = rows.flat().map(({ row }) => row);
    expect(dump.length).toBeGreaterThan(10);
    for (const secret of [STRONG_PASSWORD, ticket, token]) expect(dump.filter((row) => row.includes(secret))).toEqual([]);
    const [stored] = await database().query<{ hash: string }>('select password_hash as hash from users where email = $1', [
      'secret@mail.example',
    ]);
    expect(stored?.hash).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
  });
});
