import { createAttemptGuard, type Guarded } from '@/exchange/app/accounts/attempts/attemptGuard';
import { type AccountLimits, defaultLimits } from '@/exchange/app/accounts/attempts/limits';
import { AppError } from '@/exchange/app/appError';
import { createAttemptStore } from '@/exchange/db/accounts/attempts';
import { buildAccountsRig, cheapHasher, looseLimits, refusalOf, STRONG_PASSWORD } from '../support/accountsRig';
import { describeOnDatabase } from '../support/testDatabase';

const SECOND = 1_000;
const DAY = 86_400 * SECOND;
/** A machine that guesses is as quick as it is let. */
const STEP = SECOND;

describeOnDatabase('what the rules let through', (database) => {
  const RULES: readonly [keyof AccountLimits, string, number[]][] = [
    ['guessesPerAccount', 'codes that open an account by themselves, and of an authenticator', [9, 1]],
    ['codeFailuresPerAccount', 'codes of logins', [79, 48]],
    ['failuresPerAccount', 'passwords, recovery codes and passkeys', [197, 144]],
    ['failuresPerAccountAndAddress', 'the same from one network', [35, 24]],
  ];

  it.each(RULES)('of %s: %s', async (limit, _what, expected) => {
    let now = 1_790_000_000_000;
    const start = now;
    const guard = createAttemptGuard(createAttemptStore(database()), defaultLimits, { now: () => now });
    const guarded: Guarded = { limit, about: ['rule', limit], refusal: 'rateLimited', subject: () => 'user:1' };
    const days = [0, 0];
    while (now - start < 2 * DAY) {
      const answer = await refusalOf(guard.admit(guarded));
      const day = Math.floor((now - start) / DAY);
      if (answer === 'answered') days[day] = (days[day] ?? 0) + 1;
      now += answer === 'answered' ? STEP : Number(answer.split('||')[1]) * SECOND;
    }
    expect(days).toEqual(expected);
  });
});

const rule = { allowance: 1, firstDelayMs: DAY, maxDelayMs: DAY, forgiveOneAfterMs: DAY };

describeOnDatabase('who is kept waiting', (database) => {
  const named = async () =>
    (await database().query<{ subject: string }>("select subject from audit_log where action in ('login.lock', 'attempts.block')")).map(
      ({ subject }) => subject,
    );

  it('is named in the audit log: an account, a masked address that has none, the network of callers', async () => {
    const limits = { ...looseLimits, failuresPerAccountAndAddress: rule, failuresPerAddress: { ...rule, allowance: 4 } };
    const rig = await buildAccountsRig(database(), { limits });
    const { id } = await rig.register('named@mail.example');
    const fail = async (email: string, ip = '192.0.2.7') => {
      const captcha = await rig.captcha('login');
      const asked = { email, password: 'Wrong-one-1', captcha, platform: 'PC' as const };
      return refusalOf(rig.accounts.loginVerify({ ...rig.caller, ip }, asked));
    };
    for (const email of ['named@mail.example', 'stranger@mail.example']) {
      expect(await fail(email)).toBe('credentialsInvalid');
      expect(await fail(email)).toMatch(/^accountLocked/);
    }
    for (let nth = 0; nth < 4; nth += 1) await fail(`other${nth}@mail.example`);
    expect(await fail('last@mail.example')).toMatch(/^rateLimited/);
    expect(await fail('elsewhere@mail.example', '198.51.100.9')).toBe('credentialsInvalid');
    expect((await named()).toSorted()).toEqual(['network:192.0.2.7', 'nobody:kontor:str***er@mail.example', `user:${id}`]);
  });
});

describeOnDatabase('a try that is not looked at', (database) => {
  it('counts for nothing: nor does a right one, and a wrong one for one of each', async () => {
    const store = createAttemptStore(database());
    const guard = createAttemptGuard(
      store,
      { ...defaultLimits, failuresPerAddress: rule, failuresPerAccount: rule },
      { now: () => 1_790_000_000_000 },
    );
    const about = (limit: keyof AccountLimits, refusal: Guarded['refusal']): Guarded => ({
      limit,
      about: ['tried', limit],
      refusal,
      subject: () => 'user:1',
    });
    const guarded = [about('failuresPerAddress', 'rateLimited'), about('failuresPerAccount', 'accountLocked')];
    const tried = (look: () => Promise<string>) => refusalOf(guard.tryOut(guarded, look, (found) => found === 'wrong'));
    for (let nth = 0; nth < 3; nth += 1) {
      expect(await tried(() => Promise.reject(new AppError('unavailable')))).toBe('unavailable');
      expect(await tried(async () => 'right')).toBe('answered');
    }
    expect(await tried(async () => 'wrong')).toBe('answered');
    expect(await tried(async () => 'right')).toMatch(/^rateLimited/);
    // Of those that come at once no more are looked at than are free.
    expect(await refusalOf(guard.admit(guarded[1] as Guarded))).toMatch(/^accountLocked/);
  });

  it('is one of nobody: whom a crowd kept from being looked at comes in by the right password', async () => {
    const hasher = { ...cheapHasher, concurrency: 1, maxWaiting: 0, waitingEach: 0 };
    const rig = await buildAccountsRig(database(), { hasher });
    const email = 'crowded@mail.example';
    const { token } = await rig.register(email);
    const actor = await rig.accounts.authenticate(token, 'kontor', false);
    if (!actor) throw new Error('just signed in');
    const login = async () =>
      rig.accounts.loginVerify(rig.caller, { email, password: STRONG_PASSWORD, captcha: await rig.captcha('login'), platform: 'PC' });
    const change = () =>
      rig.accounts.security.changePassword(actor, rig.caller, { currentPassword: STRONG_PASSWORD, newPassword: STRONG_PASSWORD });
    const outcomes = new Set<string>();
    // Until two were there at once: on a busy machine the first may be done before the second has come.
    for (let nth = 0; nth < 50 && outcomes.size < 2; nth += 1) {
      const [one, other] = await Promise.all([refusalOf(change()), refusalOf(change())]);
      for (const outcome of [one, other]) outcomes.add(outcome);
    }
    expect([...outcomes].toSorted()).toEqual(['passwordSame', 'unavailable']);
    expect(await refusalOf(change())).toBe('passwordSame');
    expect(await refusalOf(login())).toBe('answered');
  });

  it('costs nothing: an owner whom a stranger keeps waiting comes in by the first right one after', async () => {
    const rig = await buildAccountsRig(database());
    const email = 'guess.victim@mail.example';
    await rig.register(email);
    const code = async (ip: string, right: boolean) => {
      const caller = { ...rig.caller, ip };
      const { ticket } = await rig.accounts.forgotPasswordVerify(caller, { email, captcha: await rig.captcha('forgot') });
      const sent = rig.codeFor(email);
      const wrong = ((Number(sent) + 500_000) % 1_000_000).toString().padStart(6, '0');
      rig.pass(61 * SECOND);
      const params = { ticket, code: right ? sent : wrong, newPassword: 'Lighthouse9' };
      return refusalOf(rig.accounts.forgotPasswordConfirm(caller, params));
    };
    for (let nth = 0; nth < 9; nth += 1) expect(await code(`10.9.${nth}.7`, false)).toBe('codeInvalid||4');
    for (let nth = 0; nth < 6; nth += 1) {
      rig.pass(10 * 60 * SECOND);
      expect(await code(rig.caller.ip, true)).toMatch(/^rateLimited/);
    }
    // What the stranger used up heals in a day; nothing of the owner's own has to.
    rig.pass(DAY);
    expect(await code(rig.caller.ip, true)).toBe('answered');
  });

  it('takes nothing from an office, either: what is counted for all of it is as it was', async () => {
    const rule = { allowance: 2, firstDelayMs: DAY, maxDelayMs: DAY, forgiveOneAfterMs: DAY };
    let now = 1_790_000_000_000;
    const limits = { ...defaultLimits, failuresPerAddress: { ...rule, allowance: 3 }, failuresPerAccount: rule };
    const guard = createAttemptGuard(createAttemptStore(database()), limits, { now: () => now });
    const one = (limit: 'failuresPerAddress' | 'failuresPerAccount', name: string): Guarded => ({
      limit,
      about: ['office', name],
      refusal: 'rateLimited',
      subject: () => 'user:1',
    });
    const [office, victim] = [one('failuresPerAddress', 'office'), one('failuresPerAccount', 'victim')];
    await guard.admit(victim);
    await guard.admit(victim);
    for (let nth = 0; nth < 5; nth += 1) {
      now += SECOND;
      expect(await refusalOf(guard.admit(office, victim))).toMatch(/^rateLimited/);
    }
    expect(await refusalOf(guard.admit(office))).toBe('answered');
    expect(await refusalOf(guard.admit(office))).toBe('answered');
  });
});
