import { type AccountsRig, buildAccountsRig, refusalOf, STRONG_PASSWORD } from '../support/accountsRig';
import { describeOnDatabase } from '../support/testDatabase';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NEW_PASSWORD = 'Lighthouse9';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';

describeOnDatabase("a user's own security", (database) => {
  let rig: AccountsRig;
  beforeAll(async () => {
    rig = await buildAccountsRig(database(), { sessionIdleMinutes: 720 });
  });

  const phone = () => ({ ...rig.caller, ip: '203.0.113.80', userAgent: IPHONE });
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

  describe('sessions', () => {
    it('are listed with device and place, the latest used first', async () => {
      await rig.register('list@mail.example');
      rig.pass(MINUTE);
      const { token } = await rig.login('list@mail.example', phone());
      const listed = await rig.accounts.security.sessions(await actor(token));
      expect(listed).toMatchObject([
        { isCurrent: true, ip: '203.0.113.80', country: 'DE', device: { browser: 'Safari', system: 'iOS', kind: 'PHONE' } },
        { isCurrent: false, ip: '198.51.100.7', country: null, device: { browser: null, system: null, kind: 'UNKNOWN' } },
      ]);
      expect(listed[0]).toMatchObject({ createdAt: rig.now(), lastActiveAt: rig.now(), expiresAt: rig.now() + 30 * DAY });
    });

    it('are ended one by one by their owner alone', async () => {
      const own = await rig.register('revoke@mail.example');
      const other = await rig.login('revoke@mail.example');
      const stranger = await rig.register('revoke.stranger@mail.example');
      const { sessionId } = await actor(other.token);
      const end = async (token: string) => rig.accounts.security.revokeSession(await actor(token), rig.caller, sessionId);
      expect(await refusalOf(end(stranger.token))).toBe('notFound');
      expect(await isOpen(other.token)).toBe(true);
      rig.revoked.length = 0;
      expect(await end(own.token)).toBeNull();
      expect(await isOpen(other.token)).toBe(false);
      expect(await isOpen(own.token)).toBe(true);
      expect(rig.revoked).toEqual([{ userId: own.id, sessionId }]);
      expect(await refusalOf(end(own.token))).toBe('notFound');
    });

    it('are ended all but one', async () => {
      const own = await rig.register('others@mail.example');
      const others = [await rig.login('others@mail.example'), await rig.login('others@mail.example')];
      expect(await rig.accounts.security.revokeOtherSessions(await actor(own.token), rig.caller)).toEqual({ count: 2 });
      expect(await Promise.all(others.map(({ token }) => isOpen(token)))).toEqual([false, false]);
      expect(await isOpen(own.token)).toBe(true);
      expect(await rig.accounts.security.revokeOtherSessions(await actor(own.token), rig.caller)).toEqual({ count: 0 });
    });

    it('end when nobody uses them: acting keeps them, reading does not', async () => {
      const { token } = await rig.register('idle@mail.example');
      rig.pass(12 * HOUR - 1);
      expect(await isOpen(token)).toBe(true);
      expect(await rig.accounts.authenticate(token, 'kontor', true)).toBeDefined();
      rig.pass(12 * HOUR - 1);
      expect(await isOpen(token)).toBe(true);
      rig.pass(1);
      expect(await isOpen(token)).toBe(false);
    });

    it('are ended by the sweep wherever their streams are, and forgotten a day after their time', async () => {
      const idle = await rig.register('sweep@mail.example');
      rig.pass(HOUR);
      const used = await rig.login('sweep@mail.example');
      const { sessionId } = await actor(idle.token);
      rig.pass(11 * HOUR);
      rig.revoked.length = 0;
      await rig.accounts.upkeep.sweep();
      expect(rig.revoked.filter(({ userId }) => userId === idle.id)).toEqual([{ userId: idle.id, sessionId }]);
      expect(await isOpen(used.token)).toBe(true);
      rig.pass(32 * DAY);
      await rig.accounts.upkeep.sweep();
      const rows = await database().query('select 1 as there from sessions where user_id = $1', [idle.id]);
      expect(rows).toEqual([]);
    });
  });

  it('ends hundreds of idle sessions in one sweep', async () => {
    const { id } = await rig.register('many@mail.example');
    await database().query(
      `insert into sessions (token_hash, user_id, created_at, last_active_at, expires_at, ip, user_agent)
       select 'many ' || n, $1, $2::bigint, $2::bigint, $2::bigint + $3::bigint, '', '' from generate_series(1, 450) n`,
      [id, rig.now(), 30 * DAY],
    );
    rig.pass(12 * HOUR);
    rig.revoked.length = 0;
    await rig.accounts.upkeep.sweep();
    expect(new Set(rig.revoked.filter(({ userId }) => userId === id).map(({ sessionId }) => sessionId)).size).toBe(451);
  });

  describe('activity', () => {
    it('begins with the session an account is made in, which is no news to its owner', async () => {
      const email = 'first.session@mail.example';
      const { token } = await rig.register(email, phone());
      const { records } = await rig.accounts.security.activity(await actor(token), {});
      expect(records).toMatchObject([
        { kind: 'LOGIN', result: 'PASSED', ip: '203.0.113.80', country: 'DE', device: { kind: 'PHONE' }, at: rig.now() },
      ]);
      expect(rig.sent.filter(({ to, code }) => to === email && code === undefined)).toEqual([]);
    });

    it('shows who came in and who tried', async () => {
      const email = 'activity@mail.example';
      const { token } = await rig.register(email);
      const form = { email, captcha: await rig.captcha('login'), platform: 'PC' as const };
      expect(await refusalOf(rig.accounts.loginVerify(phone(), { ...form, password: 'Wrong-one-1' }))).toBe('credentialsInvalid');
      rig.pass(1_000);
      const right = { ...form, captcha: await rig.captcha('login'), password: STRONG_PASSWORD };
      const { ticket } = await rig.accounts.loginVerify(rig.caller, right);
      const wrong = rig.codeFor(email) === '000000' ? '000001' : '000000';
      expect(await refusalOf(rig.accounts.loginConfirm(rig.caller, { ticket, code: wrong }))).toBe('codeInvalid||4');
      rig.pass(1_000);
      await rig.accounts.loginConfirm(rig.caller, { ticket, code: rig.codeFor(email) });
      await rig.accounts.settled();
      expect(await activity(token)).toEqual(['LOGIN PASSED', 'LOGIN WRONG_CODE', 'LOGIN WRONG_PASSWORD', 'LOGIN PASSED']);
      const forgotten = await rig.accounts.forgotPasswordVerify(rig.caller, { email, captcha: await rig.captcha('forgot') });
      const other = rig.codeFor(email) === '000000' ? '000001' : '000000';
      await refusalOf(rig.accounts.forgotPasswordConfirm(rig.caller, { ticket: forgotten.ticket, code: other, newPassword: NEW_PASSWORD }));
      await rig.accounts.settled();
      expect(await activity(token, { kind: 'PASSWORD_RESET' })).toEqual(['PASSWORD_RESET WRONG_CODE']);
      const { records } = await rig.accounts.security.activity(await actor(token), {});
      expect(records.at(-2)).toMatchObject({ ip: '203.0.113.80', country: 'DE', device: { kind: 'PHONE' }, at: rig.now() - 2_000 });
    });

    it('is nothing for another user, and pages by cursor', async () => {
      const email = 'pages@mail.example';
      const { token } = await rig.register(email);
      for (let count = 0; count < 4; count += 1) {
        rig.pass(1_000);
        await rig.login(email);
      }
      const stranger = await rig.register('pages.stranger@mail.example');
      expect(await activity(stranger.token)).toEqual(['LOGIN PASSED']);
      const first = await rig.accounts.security.activity(await actor(token), { pageSize: 3 });
      const rest = await rig.accounts.security.activity(await actor(token), { pageSize: 3, searchAfter: first.searchAfter ?? '' });
      expect([first.last, rest.last]).toEqual([false, true]);
      const times = [...first.records, ...rest.records].map(({ at }) => at);
      expect(times).toEqual([0, 1_000, 2_000, 3_000, 4_000].map((ago) => rig.now() - ago));
      expect(await activity(token, { kind: 'LOGOUT' })).toEqual([]);
      expect(await activity(token, { fromTime: rig.now() })).toEqual(['LOGIN PASSED']);
      expect(await refusalOf(rig.accounts.security.activity(await actor(token), { searchAfter: 'bogus' }))).toMatch(/^badRequest/);
    });

    it('is kept for a year', async () => {
      const { token } = await rig.register('year@mail.example');
      await rig.login('year@mail.example');
      const { id } = await rig.login('year@mail.example');
      rig.pass(365 * DAY + 1);
      const later = await rig.login('year@mail.example');
      expect(await isOpen(token)).toBe(false);
      expect(await activity(later.token)).toEqual(['LOGIN PASSED']);
      await rig.accounts.upkeep.sweep();
      expect(await database().query('select 1 as there from account_activity where user_id = $1', [id])).toHaveLength(1);
    });
  });
});
