import { defaultLimits } from '@/exchange/app/accounts/attempts/limits';
import { type AccountsRig, buildAccountsRig, refusalOf, STRONG_PASSWORD } from '../support/accountsRig';
import { factorSteps } from '../support/factorSteps';
import { passkeyOwner, actorOf as signedInAs } from '../support/passkeyOwner';
import { describeOnDatabase } from '../support/testDatabase';

const MINUTE = 60_000;
const NEW_PASSWORD = 'Lighthouse9';

// What two calls at once, or one between the steps of another, could make of each way in.
describeOnDatabase('a way in', (database) => {
  let rig: AccountsRig;
  beforeAll(async () => {
    rig = await buildAccountsRig(database());
  });

  const { nextCode, bound, askedTicket, login, subjects } = factorSteps(() => rig);
  const email = (name: string) => `${name}@mail.example`;
  const registering = async (name: string, form: object = {}, caller = rig.caller) => {
    const captcha = await rig.captcha('register');
    const { ticket } = await rig.accounts.registerVerify(caller, {
      ...{ email: email(name), password: STRONG_PASSWORD, isTermsAccepted: true, captcha },
      ...form,
    });
    return ticket;
  };
  const registered = async (name: string, form: object = {}, caller = rig.caller) => {
    const ticket = await registering(name, form, caller);
    return rig.accounts.registerConfirm(caller, { ticket, code: rig.codeFor(email(name)) });
  };
  const knocking = async (name: string, password = STRONG_PASSWORD) => {
    const form = { email: email(name), password, captcha: await rig.captcha('login'), platform: 'PC' as const };
    return (await rig.accounts.loginVerify(rig.caller, form)).ticket;
  };
  const forgetting = async (name: string) => {
    const { ticket } = await rig.accounts.forgotPasswordVerify(rig.caller, { email: email(name), captcha: await rig.captcha('forgot') });
    return { ticket, code: rig.codeFor(email(name)) };
  };
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
  /** Between what a call checks and what it writes. */
  function meanwhile(act: () => Promise<unknown>): void {
    const { atomically } = rig.store;
    rig.store.atomically = async (work) => {
      rig.store.atomically = atomically;
      await act();
      return atomically(work);
    };
  }
  const rows = (userId: string, kind: 'LOGIN' | 'LOGOUT' | 'PASSWORD_RESET') => rig.store.activity.page(userId, { kind, limit: 99 });

  it('begins in the language that was asked for, or the caller’s, or the brand’s first', async () => {
    const languageOf = async (name: string, form: object, caller: object = {}) =>
      (await registered(name, form, { ...rig.caller, ...caller })).user.defLanguage;
    expect(await languageOf('words.form', { language: 'es' }, { language: 'ar-AE' })).toBe('es');
    expect(await languageOf('words.caller', {}, { language: 'es' })).toBe('es');
    expect(await languageOf('words.neither', { language: 'fr' })).toBe('en');
    // Whose address it is reads about it in their own.
    await registering('words.form', { language: 'en' });
    expect(rig.sent.at(-1)?.html).toContain('<html lang="es"');
    await forgetting('words.form');
    expect(rig.sent.at(-1)?.html).toContain('<html lang="es"');
  });

  it('takes an empty invitation for none', async () => {
    const { user } = await registered('no.invitation', { referralCode: '  ' });
    expect(await database().query('select referred_by from users where id = $1', [user.id])).toEqual([{ referred_by: null }]);
  });

  it('opens once for one code', async () => {
    const { id } = await rig.register(email('code.once'));
    const ticket = await knocking('code.once');
    const code = rig.codeFor(email('code.once'));
    const answers = await Promise.all([1, 2, 3].map(() => refusalOf(rig.accounts.loginConfirm(rig.caller, { ticket, code }))));
    expect(answers.sort()).toEqual(['answered', 'codeExpired', 'codeExpired']);
    expect(await rows(id, 'LOGIN')).toHaveLength(2);
  });

  it('leaves a hash as it is that was made at today’s cost', async () => {
    const { id } = await rig.register(email('hash.kept'));
    const before = await rig.store.users.byId(id);
    await rig.login(email('hash.kept'));
    expect((await rig.store.users.byId(id))?.passwordHash).toBe(before?.passwordHash);
  });

  it('closes once, and is written down in its session', async () => {
    const { token, id } = await rig.register(email('out.once'));
    const { sessionId } = await signedInAs(rig, token);
    await Promise.all([1, 2].map(() => refusalOf(rig.accounts.logout(rig.caller, token))));
    const acts = await rig.store.activity.page(id, { sessionId, kind: 'LOGOUT', limit: 9 });
    expect(acts).toMatchObject([{ result: 'PASSED', ip: rig.caller.ip }]);
    expect(await rows(id, 'LOGOUT')).toHaveLength(1);
  });

  it('closes by the token that a changed password has replaced, too: its call was under way', async () => {
    const { token } = await rig.register(email('out.replaced'));
    const change = { currentPassword: STRONG_PASSWORD, newPassword: NEW_PASSWORD };
    await rig.accounts.security.changePassword(await signedInAs(rig, token), rig.caller, change);
    expect(await refusalOf(rig.accounts.logout(rig.caller, token))).toBe('answered');
  });

  describe('by a second factor', () => {
    it('opens once for one ticket, and uses up nothing more', async () => {
      const { email: address, recoveryCodes, actor, id } = await bound('ticket.once');
      const ticket = await askedTicket(address);
      const answers = await Promise.all(recoveryCodes.slice(0, 2).map((recoveryCode) => refusalOf(login(ticket, { recoveryCode }))));
      expect(answers.sort()).toEqual(['answered', 'codeExpired']);
      expect(await rig.accounts.security.state(actor, rig.caller)).toMatchObject({ recoveryCodesLeft: 9 });
      expect(subjects(address).filter((subject) => subject.startsWith('A recovery code'))).toHaveLength(1);
      expect(await rows(id, 'LOGIN')).toHaveLength(2);
    });

    it('is none where the factor went between the steps', async () => {
      const { email: address, id } = await bound('factor.gone');
      const ticket = await askedTicket(address);
      await rig.store.authenticators.unbind(id);
      expect(await refusalOf(login(ticket, {}))).toBe('codeExpired');
    });

    it('is none for a password that was changed between the steps, whenever the ticket was written', async () => {
      const { email: address, id, key, actor } = await bound('factor.changed');
      const ticket = await askedTicket(address);
      const change = { currentPassword: STRONG_PASSWORD, newPassword: NEW_PASSWORD, authenticatorCode: nextCode(key) };
      await rig.accounts.security.changePassword(actor, rig.caller, change);
      await database().query('update auth_tickets set used_at = null where user_id = $1', [id]);
      expect(await refusalOf(login(ticket, { authenticatorCode: nextCode(key) }))).toBe('codeExpired');
    });

    it('gives challenges to who waits for a factor, as long as the ticket is good', async () => {
      const { email: address } = await passkeyOwner(rig, 'challenged');
      const own = await knocking('challenged');
      const challenge = (ticket: string) => refusalOf(rig.accounts.passkeys.loginChallenge(rig.caller, ticket));
      // Its code was not told yet.
      expect(await challenge(own)).toBe('codeExpired');
      const asked = await rig.accounts.loginConfirm(rig.caller, { ticket: own, code: rig.codeFor(address) });
      if ('token' in asked) throw new Error('a factor is asked for');
      rig.pass(10 * MINUTE - 1);
      expect(await challenge(asked.ticket)).toBe('answered');
      rig.pass(1);
      expect(await challenge(asked.ticket)).toBe('codeExpired');
      expect(await challenge('x'.repeat(43))).toBe('codeExpired');
    });
  });

  describe('by a passkey', () => {
    it('forgets slips with password and code from the same address, as every login does', async () => {
      const who = await passkeyOwner(rig, 'slips');
      const slip = async () => refusalOf(knocking('slips', 'Wrong1234'));
      for (let nth = 0; nth < 4; nth += 1) expect(await slip()).toBe('credentialsInvalid');
      await rig.accounts.passkeys.login(rig.caller, { passkey: who.device.sign(await rig.accounts.passkeys.loginChallenge(rig.caller)) });
      for (let nth = 0; nth < 5; nth += 1) expect(await slip()).toBe('credentialsInvalid');
      expect(await slip()).toMatch(/^accountLocked/);
    });

    it('counts one that was stopped, or works elsewhere, with wrong ones, and says of which network', async () => {
      const failuresPerAddress = { allowance: 1, firstDelayMs: MINUTE, maxDelayMs: MINUTE, forgiveOneAfterMs: 86_400_000 };
      const tight = await buildAccountsRig(database(), { limits: { ...defaultLimits, failuresPerAddress } });
      const who = await passkeyOwner(rig, 'stopped');
      await database().query('update passkeys set suspended_at = 1 where user_id = $1', [who.id]);
      const here = { ...rig.caller, ip: '203.0.113.210' };
      const attempt = async () =>
        refusalOf(tight.accounts.passkeys.login(here, { passkey: who.device.sign(await tight.accounts.passkeys.loginChallenge(here)) }));
      expect([await attempt(), await attempt()]).toEqual(['passkeySuspended', 'rateLimited||60']);
      const lines = await database().query(`select action from audit_log where subject = 'network:203.0.113.210'`);
      expect(lines).toHaveLength(1);
    });
  });

  it('forgets wrong codes once its owner is in, and codes that were asked for', async () => {
    await rig.register(email('codes.forgotten'));
    for (let round = 0; round < 3; round += 1) {
      for (let nth = 0; nth < 4; nth += 1) {
        const ticket = await knocking('codes.forgotten');
        const code = wrong(rig.codeFor(email('codes.forgotten')));
        expect(await refusalOf(rig.accounts.loginConfirm(rig.caller, { ticket, code }))).toBe('codeInvalid||4');
      }
      await rig.login(email('codes.forgotten'));
    }
  });

  describe('by a new password', () => {
    it('is none by a code that is void, or for a password that was changed, by the time everything was looked at', async () => {
      const { id } = await rig.register(email('reset.void'));
      const reset = async (newPassword = NEW_PASSWORD) =>
        refusalOf(rig.accounts.forgotPasswordConfirm(rig.caller, { ...(await forgetting('reset.void')), newPassword }));
      const first = await forgetting('reset.void');
      meanwhile(() => rig.store.tickets.voidAll(id, rig.now()));
      expect(await refusalOf(rig.accounts.forgotPasswordConfirm(rig.caller, { ...first, newPassword: NEW_PASSWORD }))).toBe('codeExpired');
      const second = await forgetting('reset.void');
      const { id: other } = await rig.register(email('reset.other'));
      const another = (await rig.store.users.byId(other))?.passwordHash;
      meanwhile(() => database().query('update users set password_hash = $2 where id = $1', [id, another]));
      expect(await refusalOf(rig.accounts.forgotPasswordConfirm(rig.caller, { ...second, newPassword: NEW_PASSWORD }))).toBe('codeExpired');
      expect((await rig.store.users.byId(id))?.passwordHash).toBe(another);
      expect(await rows(id, 'PASSWORD_RESET')).toEqual([]);
      expect(await reset()).toBe('answered');
      expect(await rows(id, 'PASSWORD_RESET')).toMatchObject([{ result: 'PASSED', ip: rig.caller.ip }]);
      expect((await rig.login(email('reset.void'), rig.caller, NEW_PASSWORD)).id).toBe(id);
    });

    it('asks for a passkey by its own code alone', async () => {
      const { email: address } = await passkeyOwner(rig, 'reset.challenged');
      const params = { ticket: await knocking('reset.challenged'), code: rig.codeFor(address) };
      expect(await refusalOf(rig.accounts.passkeys.resetChallenge(rig.caller, params))).toBe('codeExpired');
    });

    it('shows its owner a wrong factor, and remembers no device', async () => {
      const { email: address, key, id } = await bound('reset.factor');
      const { device } = await login(await askedTicket(address), { authenticatorCode: nextCode(key) }, true);
      const told = await forgetting('reset.factor');
      const reset = (authenticatorCode: string) =>
        refusalOf(rig.accounts.forgotPasswordConfirm(rig.caller, { ...told, newPassword: NEW_PASSWORD, authenticatorCode }));
      const code = nextCode(key);
      expect(await reset(wrong(code))).toBe('authenticatorInvalid');
      await rig.accounts.settled();
      expect(await rows(id, 'PASSWORD_RESET')).toMatchObject([{ result: 'WRONG_FACTOR' }]);
      expect(await reset(code)).toBe('answered');
      await askedTicket(address, device?.deviceToken, NEW_PASSWORD);
    });

    it('forgets codes that were asked for', async () => {
      await rig.register(email('reset.often'));
      for (let round = 0; round < 12; round += 1) {
        const newPassword = `Lighthouse-${round}`;
        const told = await forgetting('reset.often');
        expect(await refusalOf(rig.accounts.forgotPasswordConfirm(rig.caller, { ...told, newPassword }))).toBe('answered');
      }
    });
  });
});
