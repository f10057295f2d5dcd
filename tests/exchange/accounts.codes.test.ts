import { type AccountsRig, buildAccountsRig, refusalOf, STRONG_PASSWORD } from '../support/accountsRig';
import { describeOnDatabase } from '../support/testDatabase';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

// Some tests make a hundred calls, and machines that test are busy.
describeOnDatabase('codes', (database) => {
  let rig: AccountsRig;
  beforeAll(async () => {
    rig = await buildAccountsRig(database());
  });

  const register = async (form: object) =>
    rig.accounts.registerVerify(rig.caller, {
      password: STRONG_PASSWORD,
      isTermsAccepted: true,
      captcha: await rig.captcha('register'),
      ...form,
    });
  const resend = (ticket: string, channel: 'email' | 'sms' = 'email') => rig.accounts.resendCode(rig.caller, ticket, channel);
  const confirm = (ticket: string, code: string) => rig.accounts.registerConfirm(rig.caller, { ticket, code });

  it('sends another one after sixty seconds; the old one stops working', async () => {
    const { ticket } = await register({ email: 'resend@mail.example' });
    const old = rig.codeFor('resend@mail.example');
    expect(await refusalOf(resend(ticket))).toBe('codeTooSoon||60');
    rig.pass(59 * SECOND);
    expect(await refusalOf(resend(ticket))).toBe('codeTooSoon||1');
    rig.pass(SECOND);
    const again = await resend(ticket);
    expect(again).toMatchObject({ ticket, channel: 'email', expiresAt: rig.now() + 10 * MINUTE, resendAt: rig.now() + MINUTE });
    const fresh = rig.codeFor('resend@mail.example');
    // One in a million draws the same digits again; then there is nothing to tell apart.
    if (old !== fresh) expect(await refusalOf(confirm(ticket, old))).toBe('codeInvalid||4');
    expect(await refusalOf(confirm(ticket, fresh))).toBe('answered');
  });

  it('sends one code when two ask at the same time', async () => {
    const { ticket } = await register({ email: 'twice@mail.example' });
    rig.pass(MINUTE);
    const before = rig.sent.length;
    const outcomes = await Promise.all([refusalOf(resend(ticket)), refusalOf(resend(ticket))]);
    expect(outcomes.sort()).toEqual(['answered', 'codeTooSoon||60']);
    expect(rig.sent.length).toBe(before + 1);
  });

  it('renews an expired code, but not for ever', async () => {
    const { ticket } = await register({ email: 'renew@mail.example' });
    for (let turn = 0; turn < 5; turn += 1) {
      rig.pass(11 * MINUTE);
      expect(await refusalOf(resend(ticket))).toBe('answered');
    }
    rig.pass(11 * MINUTE);
    expect(await refusalOf(resend(ticket))).toBe('codeExpired');
  });

  it('goes by the channel of the ticket, and knows no foreign tickets', async () => {
    const { ticket } = await register({ email: 'channel@mail.example' });
    rig.pass(MINUTE);
    expect(await refusalOf(resend(ticket, 'sms'))).toBe('codeExpired');
    expect(await refusalOf(rig.accounts.resendCode({ ...rig.caller, brand: 'visby' }, ticket, 'email'))).toBe('codeExpired');
    expect(await refusalOf(resend('x'.repeat(43)))).toBe('codeExpired');
  });

  it('tells whether an SMS code is right without using it up', async () => {
    const { ticket } = await register({ phone: '61234567', dialingCode: '852' });
    const code = rig.codeFor('+85261234567');
    const isValid = (text: string) => rig.accounts.validateSmsCode(rig.caller, { ticket, code: text });
    for (let turn = 0; turn < 8; turn += 1) expect(await isValid(code)).toEqual({ isValid: true });
    const wrong = code === '000000' ? '000001' : '000000';
    for (let turn = 0; turn < 4; turn += 1) expect(await isValid(wrong)).toEqual({ isValid: false });
    expect(await refusalOf(confirm(ticket, code))).toBe('answered');
    expect(await refusalOf(isValid(code))).toBe('codeExpired');
    const byMail = await register({ email: 'nosms@mail.example' });
    const params = { ticket: byMail.ticket, code: rig.codeFor('nosms@mail.example') };
    expect(await refusalOf(rig.accounts.validateSmsCode(rig.caller, params))).toBe('codeExpired');
  });

  it('tells whether the code of a reset is right without using it up, and counts wrong ones with those of the reset itself', async () => {
    const email = 'checked@mail.example';
    await rig.register(email);
    const { ticket } = await rig.accounts.forgotPasswordVerify(rig.caller, { email, captcha: await rig.captcha('forgot') });
    const code = rig.codeFor(email);
    const wrong = code === '000000' ? '000001' : '000000';
    const check = (text: string) => refusalOf(rig.accounts.forgotPasswordCheck(rig.caller, { ticket, code: text }));
    const confirm = (text: string) =>
      refusalOf(rig.accounts.forgotPasswordConfirm(rig.caller, { ticket, code: text, newPassword: 'Lighthouse9' }));
    for (let turn = 0; turn < 8; turn += 1) expect(await check(code)).toBe('answered');
    expect([await check(wrong), await confirm(wrong), await check(wrong)]).toEqual(['codeInvalid||4', 'codeInvalid||3', 'codeInvalid||2']);
    expect(await confirm(code)).toBe('answered');
    expect(await check(code)).toBe('codeExpired');
    // Codes of other kinds are none of its business.
    const other = await register({ email: 'checked.other@mail.example' });
    const params = { ticket: other.ticket, code: rig.codeFor('checked.other@mail.example') };
    expect(await refusalOf(rig.accounts.forgotPasswordCheck(rig.caller, params))).toBe('codeExpired');
  });

  it('sends ten to one address, then slower and slower, and one more for every ten minutes of rest', async () => {
    const send = () => refusalOf(register({ email: 'flood@mail.example' }));
    for (let turn = 0; turn < 10; turn += 1) expect(await send()).toBe('answered');
    expect(await send()).toBe('rateLimited||60');
    rig.pass(MINUTE);
    expect(await send()).toBe('answered');
    expect(await send()).toBe('rateLimited||120');
    expect(rig.sent.filter(({ to }) => to === 'flood@mail.example')).toHaveLength(11);
    rig.pass(30 * MINUTE);
    expect([await send(), await send(), await send()]).toEqual(['answered', 'answered', 'rateLimited||60']);
  });

  it('says how long it is good for, and whose it is to the outbox, which forgets a closed account', async () => {
    const email = 'minutes@mail.example';
    const { id } = await rig.register(email);
    await rig.accounts.forgotPasswordVerify(rig.caller, { email, captcha: await rig.captcha('forgot') });
    await rig.settled();
    expect(rig.sent.at(-1)?.text).toContain('10 minutes');
    const rows = await database().query<{ userId: string | null }>('select user_id::text as "userId" from outbox order by id desc limit 1');
    expect(rows).toEqual([{ userId: id }]);
  });

  it('can be right only where one went out: of others nothing is kept that a guess could meet', async () => {
    await rig.register('known@mail.example');
    await register({ email: 'known@mail.example' });
    await rig.accounts.forgotPasswordVerify(rig.caller, { email: 'stranger@mail.example', captcha: await rig.captcha('forgot') });
    await register({ email: 'newcomer@mail.example' });
    const rows = await database().query<{ address: string; delivery: string; isKept: boolean }>(
      `select distinct address, delivery, code_hash is not null as "isKept" from auth_tickets
       where address in ('known@mail.example', 'stranger@mail.example', 'newcomer@mail.example') and used_at is null order by address`,
    );
    expect(rows).toEqual([
      { address: 'known@mail.example', delivery: 'notice', isKept: false },
      { address: 'newcomer@mail.example', delivery: 'code', isKept: true },
      { address: 'stranger@mail.example', delivery: 'nothing', isKept: false },
    ]);
  });

  it('slows down an address that calls too often', async () => {
    const strict = await buildAccountsRig(database(), { limits: undefined });
    const caller = { ...strict.caller, ip: '203.0.113.77' };
    const call = () => refusalOf(strict.accounts.forgotPasswordVerify(caller, { email: 'x', captcha: 'x' }));
    for (let turn = 0; turn < 120; turn += 1) expect(await call()).toBe('emailInvalid');
    expect(await call()).toBe('rateLimited||5');
    strict.pass(5 * SECOND);
    expect(await call()).toBe('emailInvalid');
    expect(await call()).toBe('rateLimited||10');
    // At a human pace it never bites, however long the day.
    strict.pass(20 * MINUTE);
    for (let turn = 0; turn < 200; turn += 1) {
      expect(await call()).toBe('emailInvalid');
      strict.pass(10 * SECOND);
    }
  });
});
