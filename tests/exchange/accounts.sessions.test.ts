import { type AccountsRig, buildAccountsRig, refusalOf, STRONG_PASSWORD } from '../support/accountsRig';
import { passkeyOwner } from '../support/passkeyOwner';
import { describeOnDatabase } from '../support/testDatabase';

const DAY = 86_400_000;
const NEW_PASSWORD = 'Lighthouse9';

// Some tests make a hundred calls, and machines that test are busy.
describeOnDatabase('sessions', (database) => {
  let rig: AccountsRig;
  beforeAll(async () => {
    rig = await buildAccountsRig(database());
  });

  const owner = async (token: string, brand = 'kontor') => (await rig.accounts.authenticate(token, brand, false))?.userId;
  const forgot = async (email: string, caller = rig.caller) =>
    rig.accounts.forgotPasswordVerify(caller, { email, captcha: await rig.captcha('forgot') });
  const reset = (ticket: string, code: string, newPassword: string) =>
    rig.accounts.forgotPasswordConfirm(rig.caller, { ticket, code, newPassword });

  it('knows its own tokens only, on their brand only', async () => {
    const { token, id } = await rig.register('token@mail.example');
    expect(await owner(token)).toBe(id);
    expect(await owner(token, 'visby')).toBeUndefined();
    expect(await owner(`${token.slice(0, 42)}${token.endsWith('A') ? 'B' : 'A'}`)).toBeUndefined();
    expect(await owner('')).toBeUndefined();
    expect(await owner("' or 1=1 --")).toBeUndefined();
  });

  it('ends a session after its days, whether it was remembered or not', async () => {
    const { token, id } = await rig.register('days@mail.example');
    rig.pass(30 * DAY - 1);
    expect(await owner(token)).toBe(id);
    rig.pass(1);
    expect(await owner(token)).toBeUndefined();
  });

  it('logs out one session at once and says so on the bus', async () => {
    const first = await rig.register('logout@mail.example');
    const second = await rig.login('logout@mail.example');
    const actor = await rig.accounts.authenticate(first.token, 'kontor', false);
    rig.revoked.length = 0;
    await rig.accounts.logout(rig.caller, first.token);
    expect(await owner(first.token)).toBeUndefined();
    expect(await owner(second.token)).toBe(second.id);
    expect(rig.revoked).toEqual([{ userId: first.id, sessionId: actor?.sessionId }]);
    expect(await refusalOf(rig.accounts.logout(rig.caller, first.token))).toBe('tokenInvalid');
  });

  it('hears of revocations in other processes', async () => {
    const { token, id } = await rig.register('elsewhere@mail.example');
    expect(await owner(token)).toBe(id);
    await rig.store.sessions.revokeAll(id, rig.now());
    expect(await owner(token)).toBe(id);
    rig.bus.publish('session.revoked', { userId: id });
    await Promise.resolve();
    expect(await owner(token)).toBeUndefined();
  });

  it('does without the bus after five seconds', async () => {
    const { token, id } = await rig.register('lost@mail.example');
    expect(await owner(token)).toBe(id);
    await rig.store.sessions.revokeAll(id, rig.now());
    rig.pass(5_000);
    expect(await owner(token)).toBeUndefined();
  });

  it('does not remember a session that was revoked while it was looked up', async () => {
    const { token, id } = await rig.register('overtaken@mail.example');
    rig.pass(6_000);
    const looking = rig.accounts.authenticate(token, 'kontor', false);
    await rig.accounts.logout(rig.caller, token);
    await looking;
    expect(id).toBeDefined();
    expect(await owner(token)).toBeUndefined();
  });

  it('sets a new password with a code and ends every session', async () => {
    const first = await rig.register('forgot@mail.example');
    const second = await rig.login('forgot@mail.example');
    const waiting = await rig.accounts.loginVerify(rig.caller, {
      email: 'forgot@mail.example',
      password: STRONG_PASSWORD,
      captcha: await rig.captcha('login'),
      platform: 'PC',
    });
    const waitingCode = rig.codeFor('forgot@mail.example');
    rig.revoked.length = 0;
    const { ticket, maskedTarget } = await forgot('forgot@mail.example');
    expect(maskedTarget).toBe('for***ot@mail.example');
    const code = rig.codeFor('forgot@mail.example');
    expect(await refusalOf(reset(ticket, code, 'weak'))).toBe('passwordWeak');
    expect(await refusalOf(reset(ticket, code, STRONG_PASSWORD))).toBe('passwordSame');
    expect(await reset(ticket, code, NEW_PASSWORD)).toBeNull();
    expect([await owner(first.token), await owner(second.token)]).toEqual([undefined, undefined]);
    expect(rig.revoked).toEqual([{ userId: first.id }]);
    expect(rig.sent.at(-1)).toMatchObject({ to: 'forgot@mail.example', subject: 'Your Kontor password was changed' });
    // A login that was half done with the old password ends too.
    expect(await refusalOf(rig.accounts.loginConfirm(rig.caller, { ticket: waiting.ticket, code: waitingCode }))).toBe('codeExpired');
    expect(await refusalOf(rig.login('forgot@mail.example'))).toBe('credentialsInvalid');
    expect((await rig.login('forgot@mail.example', rig.caller, NEW_PASSWORD)).id).toBe(first.id);
    expect(await refusalOf(reset(ticket, code, 'Another123'))).toBe('codeExpired');
  });

  it('tells who has the mailbox alone of no password whether it is the one: the second factor comes before', async () => {
    const { actor, device, email } = await passkeyOwner(rig, 'forgot.guessed');
    const { ticket } = await forgot(email);
    const code = rig.codeFor(email);
    const guesses = [STRONG_PASSWORD, NEW_PASSWORD].map((newPassword) => refusalOf(reset(ticket, code, newPassword)));
    expect(await Promise.all(guesses)).toEqual(['secondFactorRequired||passkey', 'secondFactorRequired||passkey']);
    const passkey = device.sign(await rig.accounts.passkeys.challenge(actor, rig.caller));
    const same = rig.accounts.forgotPasswordConfirm(rig.caller, { ticket, code, newPassword: STRONG_PASSWORD, passkey });
    expect(await refusalOf(same)).toBe('passwordSame');
  });

  it('answers forgot password alike for nobody, sends nothing, and takes no code', async () => {
    await rig.register('somebody@mail.example');
    const known = await forgot('somebody@mail.example');
    const before = rig.sent.length;
    const unknown = await forgot('nobody@mail.example');
    expect({ ...unknown, ticket: '', maskedTarget: '' }).toEqual({ ...known, ticket: '', maskedTarget: '' });
    expect(unknown.ticket).toHaveLength(known.ticket.length);
    expect(rig.sent.length).toBe(before);
    expect(await refusalOf(reset(unknown.ticket, '123456', NEW_PASSWORD))).toBe('codeInvalid||4');
    rig.pass(60_000);
    expect(await refusalOf(rig.accounts.resendCode(rig.caller, unknown.ticket, 'email'))).toBe('answered');
    expect(rig.sent.length).toBe(before);
  });

  it('does not find an account of another brand', async () => {
    await rig.register('kontoronly@mail.example');
    const before = rig.sent.length;
    await forgot('kontoronly@mail.example', { ...rig.caller, brand: 'visby' });
    expect(rig.sent.length).toBe(before);
  });
});
