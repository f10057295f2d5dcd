import { type AccountsRig, buildAccountsRig, refusalOf, STRONG_PASSWORD } from '../support/accountsRig';
import { describeOnDatabase } from '../support/testDatabase';

const DAY = 24 * 3_600_000;
const NEW_PASSWORD = 'Lighthouse9';

describeOnDatabase('changing the password', (database) => {
  let rig: AccountsRig;
  beforeAll(async () => {
    rig = await buildAccountsRig(database(), { sessionIdleMinutes: 720 });
  });

  async function actor(token: string) {
    const found = await rig.accounts.authenticate(token, 'kontor', false);
    if (!found) throw new Error('nobody is signed in');
    return found;
  }
  const isOpen = async (token: string) => (await rig.accounts.authenticate(token, 'kontor', false)) !== undefined;
  async function activity(token: string, query = {}) {
    const { records } = await rig.accounts.security.activity(await actor(token), query);
    return records.map(({ kind, result }) => `${kind} ${result}`);
  }

  const change = async (token: string, currentPassword: string, newPassword = NEW_PASSWORD) =>
    rig.accounts.security.changePassword(await actor(token), rig.caller, { currentPassword, newPassword });

  it('ends every other session, holds sending for a day, voids codes under way and tells the owner', async () => {
    const email = 'change@mail.example';
    const own = await rig.register(email);
    const other = await rig.login(email);
    const form = { email, password: STRONG_PASSWORD, captcha: await rig.captcha('login'), platform: 'PC' as const };
    const { ticket } = await rig.accounts.loginVerify(rig.caller, form);
    const code = rig.codeFor(email);
    const { sessionEndsMs } = await actor(own.token);
    const { token, ...changed } = await change(own.token, STRONG_PASSWORD);
    expect(changed).toEqual({ expiresAt: sessionEndsMs, sendingHeldUntil: rig.now() + DAY, sessionsEnded: 1 });
    expect([await isOpen(token), await isOpen(other.token)]).toEqual([true, false]);
    expect(await refusalOf(rig.accounts.loginConfirm(rig.caller, { ticket, code }))).toBe('codeExpired');
    expect(rig.sent.at(-1)).toMatchObject({ to: email, code: undefined });
    expect(await rig.accounts.security.state(await actor(token), rig.caller)).toEqual({
      passwordChangedAt: rig.now(),
      sendingHeldUntil: rig.now() + DAY,
      antiPhishingWord: null,
      authenticatorBoundAt: null,
      passkeys: 0,
      methods: [],
      isPasskeyLoginOn: true,
      recoveryCodesLeft: 0,
    });
    await rig.login(email, rig.caller, NEW_PASSWORD);
    expect(await activity(token)).toEqual(['LOGIN PASSED', 'PASSWORD_CHANGE PASSED', 'LOGIN PASSED', 'LOGIN PASSED']);
    rig.pass(DAY);
    const fresh = await rig.login(email, rig.caller, NEW_PASSWORD);
    expect(await rig.accounts.security.state(await actor(fresh.token), rig.caller)).toMatchObject({ sendingHeldUntil: null });
  });

  it('leaves a copy of the token worthless, but answers calls that are under way with it', async () => {
    const own = await rig.register('renewed@mail.example');
    const { token } = await change(own.token, STRONG_PASSWORD);
    expect(token).not.toBe(own.token);
    rig.pass(14_999);
    expect(await actor(own.token)).toMatchObject({ sessionEndsMs: rig.now() + 1 });
    // Also where it was asked for, and remembered, a moment before.
    rig.pass(1);
    expect([await isOpen(own.token), await isOpen(token)]).toEqual([false, true]);
    expect(await rig.accounts.security.sessions(await actor(token))).toHaveLength(1);
  });

  it('puts another session in the place of the one that asks: nothing that hung on it goes on, and nothing new can be hung there', async () => {
    const own = await rig.register('successor@mail.example');
    const former = await actor(own.token);
    const listedBefore = await rig.accounts.security.sessions(former);
    rig.revoked.length = 0;
    const { token } = await change(own.token, STRONG_PASSWORD);
    const successor = await actor(token);
    expect(successor.sessionId).not.toBe(former.sessionId);
    // Streams of the former session are closed by this, here and in other processes.
    expect(rig.revoked).toEqual([{ userId: former.userId, sessionId: former.sessionId }]);
    // What a call under way begins begins with the session that is over.
    const underWay = await actor(own.token);
    expect(underWay.sessionId).toBe(former.sessionId);
    expect(
      await refusalOf(
        rig.accounts.security.changePassword(underWay, rig.caller, { currentPassword: NEW_PASSWORD, newPassword: STRONG_PASSWORD }),
      ),
    ).toBe('tokenInvalid');
    expect(await refusalOf(rig.accounts.authenticate(own.token, 'kontor', true))).toBe('unavailable');
    // To its owner it is the same one still.
    const [listed] = await rig.accounts.security.sessions(successor);
    expect(listed).toEqual({ ...listedBefore[0], sessionId: successor.sessionId });
    expect(successor.sessionEndsMs).toBe(former.sessionEndsMs);
    // Its end is that of calls under way, too, also where they were answered a moment ago.
    await rig.accounts.logout(rig.caller, token);
    expect([await isOpen(own.token), await isOpen(token)]).toEqual([false, false]);
  });

  it('asks for the current one, within a budget, and keeps the rules of new ones', async () => {
    const { token } = await rig.register('rules@mail.example');
    expect(await refusalOf(change(token, 'Wrong-one-1'))).toBe('credentialsInvalid');
    expect(await refusalOf(change(token, STRONG_PASSWORD, 'short'))).toBe('passwordWeak');
    expect(await refusalOf(change(token, STRONG_PASSWORD, STRONG_PASSWORD))).toBe('passwordSame');
    for (let count = 0; count < 4; count += 1) await refusalOf(change(token, 'Wrong-one-1'));
    expect(await refusalOf(change(token, STRONG_PASSWORD))).toMatch(/^rateLimited/);
    // The owner can still log in.
    await rig.login('rules@mail.example');
    await rig.accounts.settled();
    expect(await activity(token, { kind: 'PASSWORD_CHANGE' })).toEqual(Array(5).fill('PASSWORD_CHANGE WRONG_PASSWORD'));
  });

  it('leaves the owner a way while somebody guesses elsewhere, and is no way to send mails without end', async () => {
    const { token } = await rig.register('guessed@mail.example');
    const elsewhere = { ...rig.caller, ip: '203.0.113.9' };
    const guess = async () =>
      rig.accounts.security.changePassword(await actor(token), elsewhere, { currentPassword: 'Wrong-one-1', newPassword: NEW_PASSWORD });
    for (let count = 0; count < 6; count += 1) await refusalOf(guess());
    expect(await refusalOf(guess())).toMatch(/^rateLimited/);
    const { token: renewed } = await change(token, STRONG_PASSWORD);
    let [password, current] = [NEW_PASSWORD, renewed];
    const outcomes: string[] = [];
    for (let count = 0; count < 11; count += 1) {
      const next = `Lighthouse-${count}`;
      const changing = change(current, password, next).then((changed) => {
        [password, current] = [next, changed.token];
      });
      outcomes.push(await refusalOf(changing));
    }
    expect(outcomes.at(-1)).toMatch(/^rateLimited/);
  });

  it('takes no password that is the same but for how it is written', async () => {
    const { token } = await rig.register('accent@mail.example', rig.caller, 'Harbour27\u00e9');
    expect(await refusalOf(change(token, 'Harbour27\u00e9', 'Harbour27e\u0301'))).toBe('passwordSame');
  });

  it('is not brought back by a login with the old one, nor by a code that was asked for with it', async () => {
    const email = 'overtaken.change@mail.example';
    const { token, id } = await rig.register(email);
    const old = await rig.store.users.byId(id);
    const form = { email, password: STRONG_PASSWORD, captcha: await rig.captcha('login'), platform: 'PC' as const };
    const { ticket } = await rig.accounts.loginVerify(rig.caller, form);
    const code = rig.codeFor(email);
    await change(token, STRONG_PASSWORD);
    // As if the code had been written after the change had voided those there were.
    await database().query('update auth_tickets set used_at = null where user_id = $1', [id]);
    expect(await refusalOf(rig.accounts.loginConfirm(rig.caller, { ticket, code }))).toBe('codeExpired');
    // As a login with the old password does whose hash was made at another cost.
    await rig.store.users.rehash(id, old?.passwordHash ?? '', 'of the old one');
    await rig.login(email, rig.caller, NEW_PASSWORD);
  });

  it('is refused to a session that ended meanwhile', async () => {
    const { token } = await rig.register('ended@mail.example');
    const stale = await actor(token);
    await rig.accounts.logout(rig.caller, token);
    const late = rig.accounts.security.changePassword(stale, rig.caller, { currentPassword: STRONG_PASSWORD, newPassword: NEW_PASSWORD });
    expect(await refusalOf(late)).toBe('tokenInvalid');
    await rig.login('ended@mail.example');
  });

  it('and a reset at the same time wait for each other in one order', async () => {
    for (let round = 0; round < 6; round += 1) {
      const email = `both${round}@mail.example`;
      const { token } = await rig.register(email);
      const { ticket } = await rig.accounts.forgotPasswordVerify(rig.caller, { email, captcha: await rig.captcha('forgot') });
      const code = rig.codeFor(email);
      const reset = rig.accounts.forgotPasswordConfirm(rig.caller, { ticket, code, newPassword: 'Lighthouse8' });
      const outcomes = await Promise.all([refusalOf(reset), refusalOf(change(token, STRONG_PASSWORD))]);
      expect(outcomes.filter((outcome) => outcome === 'answered')).toHaveLength(1);
    }
  });

  it('happens once of two at the same time', async () => {
    const { token } = await rig.register('twice@mail.example');
    const outcomes = await Promise.all(['Lighthouse1', 'Lighthouse2'].map((next) => refusalOf(change(token, STRONG_PASSWORD, next))));
    expect(outcomes.sort()).toEqual(['answered', 'credentialsInvalid']);
  });
});
