import { createAttemptGuard, type Guarded } from '@/exchange/app/accounts/attempts/attemptGuard';
import { type AccountLimits, defaultLimits } from '@/exchange/app/accounts/attempts/limits';
import { createAttemptStore } from '@/exchange/db/accounts/attempts';
import { buildAccountsRig, looseLimits, refusalOf } from '../support/accountsRig';
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

describeOnDatabase('who is kept waiting', (database) => {
  const rule = { allowance: 1, firstDelayMs: DAY, maxDelayMs: DAY, forgiveOneAfterMs: DAY };
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
