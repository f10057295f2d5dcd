import { type AccountsRig, buildAccountsRig, cheapHasher, refusalOf, STRONG_PASSWORD, signedIn } from '../support/accountsRig';
import { describeOnDatabase } from '../support/testDatabase';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 86_400_000;

// Some tests make a hundred calls, and machines that test are busy.
describeOnDatabase('logging in', (database) => {
  let rig: AccountsRig;
  beforeAll(async () => {
    rig = await buildAccountsRig(database());
  });

  const verify = async (email: string, password = STRONG_PASSWORD, caller = rig.caller) =>
    rig.accounts.loginVerify(caller, { email, password, captcha: await rig.captcha('login'), platform: 'PC' });
  const from = (ip: string) => ({ ...rig.caller, ip });

  it('asks for the password, then for the code', async () => {
    const { id } = await rig.register('login@mail.example');
    const { ticket, maskedTarget } = await verify('LOGIN@mail.example');
    expect(maskedTarget).toBe('log***in@mail.example');
    const { token, user } = signedIn(await rig.accounts.loginConfirm(rig.caller, { ticket, code: rig.codeFor('login@mail.example') }));
    expect(user.id).toBe(id);
    expect(await rig.accounts.authenticate(token, 'kontor', false)).toMatchObject({ userId: id });
  });

  it('refuses a wrong password and an unknown account alike, waits included', async () => {
    await rig.register('known@mail.example');
    const tries = async (email: string) => {
      const outcomes: string[] = [];
      for (let turn = 0; turn < 7; turn += 1) outcomes.push(await refusalOf(verify(email, 'Wrong1234')));
      return outcomes;
    };
    const known = await tries('known@mail.example');
    expect(known).toEqual([...Array(5).fill('credentialsInvalid'), 'accountLocked||30', 'accountLocked||30']);
    expect(await tries('unknown@mail.example')).toEqual(known);
  });

  it('takes as long for an unknown account as for a wrong password', async () => {
    const costly = await buildAccountsRig(database(), {
      hasher: { ...cheapHasher, cost: { memoryCost: 16_384, timeCost: 3, parallelism: 1 } },
    });
    await costly.register('slow@mail.example');
    const captchas = await Promise.all(Array.from({ length: 10 }, () => costly.captcha('login')));
    const timed = async (email: string) => {
      // Time of the processor, not of the clock: other tests share the machine.
      const started = process.cpuUsage();
      const captcha = captchas.pop() ?? '';
      expect(await refusalOf(costly.accounts.loginVerify(costly.caller, { email, password: 'Wrong1234', captcha, platform: 'PC' }))).toBe(
        'credentialsInvalid',
      );
      const { user, system } = process.cpuUsage(started);
      return user + system;
    };
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < 4; turn += 1) {
      known.push(await timed('slow@mail.example'));
      unknown.push(await timed(`nobody${turn}@mail.example`));
    }
    // Both pay for one hash; without it an unknown account would be answered in a few milliseconds.
    const ratio = Math.min(...unknown) / Math.min(...known);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  it('doubles the wait, does not lengthen it for hammering, and forgets after a day', async () => {
    await rig.register('wait@mail.example');
    for (let turn = 0; turn < 5; turn += 1) await refusalOf(verify('wait@mail.example', 'Wrong1234'));
    expect(await refusalOf(verify('wait@mail.example'))).toBe('accountLocked||30');
    rig.pass(20 * SECOND);
    expect(await refusalOf(verify('wait@mail.example'))).toBe('accountLocked||10');
    rig.pass(10 * SECOND);
    expect(await refusalOf(verify('wait@mail.example', 'Wrong1234'))).toBe('credentialsInvalid');
    expect(await refusalOf(verify('wait@mail.example'))).toBe('accountLocked||60');
    rig.pass(MINUTE);
    expect(await refusalOf(verify('wait@mail.example'))).toBe('answered');
    rig.pass(DAY);
    for (let turn = 0; turn < 5; turn += 1) expect(await refusalOf(verify('wait@mail.example', 'Wrong1234'))).toBe('credentialsInvalid');
  });

  it('looks at the free guesses only when a hundred come at once', async () => {
    await rig.register('burst@mail.example');
    const captchas = await Promise.all(Array.from({ length: 40 }, () => rig.captcha('login')));
    const guess = (captcha: string) =>
      refusalOf(rig.accounts.loginVerify(rig.caller, { email: 'burst@mail.example', password: 'Wrong1234', captcha, platform: 'PC' }));
    const outcomes = await Promise.all(captchas.map(guess));
    expect(outcomes.filter((outcome) => outcome === 'credentialsInvalid')).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === 'accountLocked||30')).toHaveLength(35);
  });

  it('does not keep the owner out because a stranger elsewhere guesses', async () => {
    await rig.register('owner@mail.example');
    for (let turn = 0; turn < 6; turn += 1) await refusalOf(verify('owner@mail.example', 'Wrong1234', from('203.0.113.9')));
    expect(await refusalOf(verify('owner@mail.example', STRONG_PASSWORD, from('203.0.113.9')))).toMatch(/^accountLocked/);
    expect(await refusalOf(verify('owner@mail.example'))).toBe('answered');
  });

  it('says in the audit log that it locks an account, once a lock, and nothing of what was tried', async () => {
    const { id } = await rig.register('told@mail.example');
    const lines = () =>
      database().query<{ actor: string; action: string; details: { until: number } }>(
        'select actor, action, details from audit_log where subject = $1 order by sequence',
        [`user:${id}`],
      );
    for (let turn = 0; turn < 5; turn += 1) await refusalOf(verify('told@mail.example', 'Wrong1234'));
    expect(await lines()).toEqual([]);
    await Promise.all([1, 2, 3].map(() => refusalOf(verify('told@mail.example', 'Wrong1234'))));
    const first = { actor: 'rule:failuresPerAccountAndAddress', action: 'login.lock', details: { until: rig.now() + 30 * SECOND } };
    expect(await lines()).toEqual([first]);
    rig.pass(30 * SECOND);
    for (let turn = 0; turn < 3; turn += 1) await refusalOf(verify('told@mail.example', 'Wrong1234'));
    expect(await lines()).toEqual([first, { ...first, details: { until: rig.now() + 60 * SECOND } }]);
    const all = JSON.stringify(await database().query('select * from audit_log', []), (_key, value) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    expect(all).not.toMatch(/Wrong1234|told@/);
  });

  it('locks an account that is guessed at from many addresses', async () => {
    await rig.register('many@mail.example');
    for (let turn = 0; turn < 50; turn += 1) await refusalOf(verify('many@mail.example', 'Wrong1234', from(`203.0.113.${turn}`)));
    expect(await refusalOf(verify('many@mail.example', STRONG_PASSWORD, from('198.51.100.99')))).toBe('accountLocked||60');
  });

  it('counts an IPv6 network as one address', async () => {
    await rig.register('six@mail.example');
    for (let turn = 0; turn < 5; turn += 1) await refusalOf(verify('six@mail.example', 'Wrong1234', from(`2001:db8:1:2::${turn + 1}`)));
    expect(await refusalOf(verify('six@mail.example', STRONG_PASSWORD, from('2001:db8:1:2:ffff::1')))).toMatch(/^accountLocked/);
    expect(await refusalOf(verify('six@mail.example', STRONG_PASSWORD, from('2001:db8:1:3::1')))).toBe('answered');
  });

  it('slows an address down that tries many accounts', async () => {
    const strict = await buildAccountsRig(database(), { limits: undefined });
    const attempt = async (turn: number) =>
      refusalOf(
        strict.accounts.loginVerify(from('203.0.113.200'), {
          email: `list${turn}@mail.example`,
          password: 'Wrong1234',
          captcha: await strict.captcha('login'),
          platform: 'PC',
        }),
      );
    for (let turn = 0; turn < 30; turn += 1) expect(await attempt(turn)).toBe('credentialsInvalid');
    expect(await attempt(30)).toBe('rateLimited||10');
  });

  it('forgets earlier slips once the owner is in', async () => {
    await rig.register('slip@mail.example');
    for (let turn = 0; turn < 4; turn += 1) await refusalOf(verify('slip@mail.example', 'Wrong1234'));
    await rig.login('slip@mail.example');
    for (let turn = 0; turn < 4; turn += 1) expect(await refusalOf(verify('slip@mail.example', 'Wrong1234'))).toBe('credentialsInvalid');
    expect(await refusalOf(verify('slip@mail.example'))).toBe('answered');
  });

  it('renews a hash that was made at another cost', async () => {
    await rig.register('old@mail.example');
    const stronger = await buildAccountsRig(database(), {
      hasher: { ...cheapHasher, cost: { memoryCost: 16, timeCost: 2, parallelism: 1 } },
    });
    await stronger.login('old@mail.example');
    const [row] = await database().query<{ hash: string }>('select password_hash as hash from users where email = $1', [
      'old@mail.example',
    ]);
    expect(row?.hash).toContain('m=16,t=2,p=1');
    await stronger.login('old@mail.example');
  });

  it('does not take the code of one purpose for another', async () => {
    await rig.register('purpose@mail.example');
    const { ticket } = await verify('purpose@mail.example');
    const params = { ticket, code: rig.codeFor('purpose@mail.example') };
    expect(await refusalOf(rig.accounts.registerConfirm(rig.caller, params))).toBe('codeExpired');
    expect(await refusalOf(rig.accounts.forgotPasswordConfirm(rig.caller, { ...params, newPassword: 'Another123' }))).toBe('codeExpired');
    expect(await refusalOf(rig.accounts.loginConfirm(rig.caller, params))).toBe('answered');
  });

  it('writes codes in the language of the account', async () => {
    const { token } = await rig.register('arabic@mail.example');
    const actor = await rig.accounts.authenticate(token, 'kontor', false);
    if (!actor) throw new Error('signed in');
    await rig.accounts.setLanguage(actor, 'ar-AE');
    await verify('arabic@mail.example');
    expect(rig.sent.at(-1)?.subject).toMatch(/هو رمز الدخول إلى Kontor$/);
    expect(rig.sent.at(-1)?.html).toContain('<html lang="ar-AE" dir="rtl">');
  });
});
