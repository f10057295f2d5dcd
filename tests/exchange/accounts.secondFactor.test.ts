import { type AccountsRig, buildAccountsRig, refusalOf, STRONG_PASSWORD, signedIn } from '../support/accountsRig';
import { appCode } from '../support/authenticatorApp';
import { factorSteps, storedIn } from '../support/factorSteps';
import { describeOnDatabase } from '../support/testDatabase';

const DAY = 86_400_000;
const NEW_PASSWORD = 'Lighthouse9';
const WRONG = '000000';

describeOnDatabase('the second factor', (database) => {
  let rig: AccountsRig;
  beforeAll(async () => {
    rig = await buildAccountsRig(database());
  });

  const { factor, actorOf, nextCode, bind, bound, firstSteps, askedTicket, login, acts, subjects } = factorSteps(() => rig);
  const phone = () => ({ ...rig.caller, ip: '203.0.113.80' });

  describe('is guessed at few times from one network', () => {
    it('while it is bound', async () => {
      const email = 'guessed.binding@mail.example';
      const own = await actorOf((await rig.register(email)).token);
      const { ticket, key } = await factor().generate(own, rig.caller);
      const code = rig.codeFor(email);
      const bindBy = (authenticatorCode: string) => refusalOf(factor().bind(own, rig.caller, { ticket, code, authenticatorCode }));
      const old = appCode(key, rig.now() - DAY);
      for (let nth = 0; nth < 5; nth += 1) expect(await bindBy(old)).toBe('authenticatorInvalid');
      expect(await bindBy(appCode(key, rig.now()))).toMatch(/^rateLimited/);
    });

    it('where it is asked for: right codes cost nothing, and who is out of tries with the one kind has the other', async () => {
      const { actor, key } = await bound('guessed.asked');
      const renew = (authenticatorCode: string) => factor().renewRecoveryCodes(actor, rig.caller, { authenticatorCode });
      let codes: string[] = [];
      for (let nth = 0; nth < 6; nth += 1) codes = (await renew(nextCode(key))).recoveryCodes;
      for (let nth = 0; nth < 5; nth += 1) expect(await refusalOf(renew(WRONG))).toBe('authenticatorInvalid');
      expect(await refusalOf(renew(nextCode(key)))).toMatch(/^rateLimited/);

      const unbind = (recoveryCode: string) =>
        refusalOf(factor().unbind(actor, rig.caller, { currentPassword: STRONG_PASSWORD, recoveryCode }));
      for (let nth = 0; nth < 5; nth += 1) expect(await unbind('00000-00000')).toBe('recoveryCodeInvalid');
      expect(await unbind(codes[0] ?? '')).toMatch(/^rateLimited/);
      // From elsewhere the owner comes through.
      const elsewhere = { currentPassword: STRONG_PASSWORD, recoveryCode: codes[0] };
      expect(await refusalOf(factor().unbind(actor, phone(), elsewhere))).toBe('answered');
    });
  });

  describe('is bound', () => {
    it('with a code by mail and one of the app; other sessions and logins under way end, the owner is told', async () => {
      const email = 'bind@mail.example';
      const { token, id } = await rig.register(email);
      const other = await rig.login(email, phone());
      const { ticket: underWay } = await rig.accounts.loginVerify(rig.caller, {
        email,
        password: STRONG_PASSWORD,
        captcha: await rig.captcha('login'),
        platform: 'PC',
      });
      const loginCode = rig.codeFor(email);
      const { key, recoveryCodes, sessionsEnded, actor } = await bind(email, token);
      expect([recoveryCodes.length, sessionsEnded]).toEqual([10, 1]);
      expect(await rig.accounts.authenticate(other.token, 'kontor', false)).toBeUndefined();
      expect(rig.revoked).toContainEqual({ userId: id, sessionId: expect.any(String) });
      expect(await refusalOf(rig.accounts.loginConfirm(rig.caller, { ticket: underWay, code: loginCode }))).toBe('codeExpired');
      expect(await rig.accounts.userInfo(actor)).toMatchObject({ isBindGa: 1 });
      expect(await rig.accounts.security.state(actor, rig.caller)).toMatchObject({
        authenticatorBoundAt: rig.now(),
        recoveryCodesLeft: 10,
      });
      expect((await acts(token))[0]).toBe('AUTHENTICATOR_ON PASSED');
      expect(subjects(email).at(-1)).toBe('An authenticator was bound to your Kontor account');
      // What is stored tells neither the key nor the codes.
      const told = await storedIn(database(), 'authenticators', 'recovery_codes', 'auth_tickets');
      for (const secret of [key, ...recoveryCodes]) expect(told).not.toContain(secret);
    });

    it('not with a wrong code, a used ticket, another user’s ticket, or twice', async () => {
      const email = 'bind.wrong@mail.example';
      const own = await actorOf((await rig.register(email)).token);
      const stranger = await actorOf((await rig.register('bind.stranger@mail.example')).token);
      const { ticket, key } = await factor().generate(own, rig.caller);
      const right = { ticket, code: rig.codeFor(email), authenticatorCode: appCode(key, rig.now()) };
      const other = right.code === WRONG ? '000001' : WRONG;
      expect(await refusalOf(factor().bind(own, rig.caller, { ...right, code: other }))).toBe('codeInvalid||4');
      expect(await refusalOf(factor().bind(own, rig.caller, { ...right, authenticatorCode: appCode(key, rig.now() - DAY) }))).toBe(
        'authenticatorInvalid',
      );
      expect(await refusalOf(factor().bind(stranger, rig.caller, right))).toBe('codeExpired');
      const twice = await Promise.all([1, 2].map(() => refusalOf(factor().bind(own, rig.caller, right))));
      expect(twice.filter((answer) => answer === 'answered')).toHaveLength(1);
      expect(await refusalOf(factor().bind(own, rig.caller, right))).toBe('authenticatorBound');
      expect(await refusalOf(factor().generate(own, rig.caller))).toBe('authenticatorBound');
    });

    it('with the key of its own ticket, where two tabs ask at once', async () => {
      const email = 'bind.tabs@mail.example';
      const own = await actorOf((await rig.register(email)).token);
      const first = await factor().generate(own, rig.caller);
      const firstCode = rig.codeFor(email);
      const second = await factor().generate(own, rig.caller);
      const mixed = { ticket: first.ticket, code: firstCode, authenticatorCode: appCode(second.key, rig.now()) };
      expect(await refusalOf(factor().bind(own, rig.caller, mixed))).toBe('authenticatorInvalid');
      const whole = { ...mixed, authenticatorCode: appCode(first.key, rig.now()) };
      expect(await refusalOf(factor().bind(own, rig.caller, whole))).toBe('answered');
    });

    it('never to the account all visitors share; what was bound before is gone at the next start', async () => {
      const demo = await rig.accounts.ensureDemoAccount('kontor');
      if (!demo) throw new Error('a practice brand has one');
      const token = signedIn(await firstSteps(demo.email, undefined, demo.password)).token;
      await expect(bind(demo.email, token)).rejects.toMatchObject({ codeName: 'accountShared' });
      await database().query('update users set is_shared = false where id = $1', [demo.actor.userId]);
      await bind(demo.email, token);
      await rig.accounts.ensureDemoAccount('kontor');
      expect(await rig.accounts.authenticate(token, 'kontor', false)).toBeUndefined();
      expect(signedIn(await firstSteps(demo.email, undefined, demo.password)).user.isBindGa).toBe(0);
    });
  });

  describe('is taken away', () => {
    it('with password and factor; sending is held, other sessions end, the owner is told', async () => {
      const { email, key } = await bound('off');
      const { token } = await login(await askedTicket(email), { authenticatorCode: nextCode(key) });
      const other = await login(await askedTicket(email), { authenticatorCode: nextCode(key) });
      const actor = await actorOf(token);
      const off = (proof: object, currentPassword = STRONG_PASSWORD) => factor().unbind(actor, rig.caller, { currentPassword, ...proof });
      expect(await refusalOf(off({}))).toBe('secondFactorRequired||authenticator');
      expect(await refusalOf(off({ authenticatorCode: nextCode(key) }, 'Harbour28'))).toBe('credentialsInvalid');
      expect(await refusalOf(off({ authenticatorCode: appCode(key, rig.now() - DAY) }))).toBe('authenticatorInvalid');
      const answer = await off({ authenticatorCode: nextCode(key) });
      expect(answer).toEqual({ sendingHeldUntil: rig.now() + DAY, sessionsEnded: 2 });
      expect(await rig.accounts.authenticate(other.token, 'kontor', false)).toBeUndefined();
      expect(await rig.accounts.security.state(actor, rig.caller)).toMatchObject({
        authenticatorBoundAt: null,
        recoveryCodesLeft: 0,
        sendingHeldUntil: rig.now() + DAY,
      });
      expect((await acts(token))[0]).toBe('AUTHENTICATOR_OFF PASSED');
      expect(subjects(email).at(-1)).toBe('The authenticator of your Kontor account was taken away');
      expect(await refusalOf(off({ authenticatorCode: nextCode(key) }))).toBe('authenticatorUnbound');
      expect(signedIn(await firstSteps(email)).user.isBindGa).toBe(0);
    });

    it('by a recovery code, too', async () => {
      const { actor, recoveryCodes } = await bound('off.recovery');
      const params = { currentPassword: STRONG_PASSWORD, recoveryCode: recoveryCodes[3] };
      expect(await refusalOf(factor().unbind(actor, rig.caller, params))).toBe('answered');
    });
  });

  it('is reset by an operator for who lost it: everybody is out, sending is held, the owner is told, and it is in the audit log', async () => {
    const { email, id, token } = await bound('operator');
    const ticket = await askedTicket(email);
    const audit = { actor: 'operator:alice', action: 'user.factor.reset', subject: `user:${id}`, details: { note: 'showed a passport' } };
    expect(await factor().reset(id, audit)).toEqual({ sendingHeldUntil: rig.now() + DAY });
    expect(await rig.accounts.authenticate(token, 'kontor', false)).toBeUndefined();
    expect(await refusalOf(login(ticket, { authenticatorCode: WRONG }))).toBe('codeExpired');
    const again = signedIn(await firstSteps(email));
    expect(await rig.accounts.security.state(await actorOf(again.token), rig.caller)).toMatchObject({
      authenticatorBoundAt: null,
      sendingHeldUntil: rig.now() + DAY,
    });
    expect(subjects(email)).toContain('The second step of your Kontor account was taken away');
    const lines = await database().query<{ actor: string }>('select actor from audit_log where subject = $1', [`user:${id}`]);
    expect(lines).toEqual([{ actor: 'operator:alice' }]);
    expect(await refusalOf(factor().reset(id, audit))).toBe('authenticatorUnbound');
    expect(await refusalOf(factor().reset('999999999', audit))).toBe('authenticatorUnbound');
  });

  it('renews the recovery codes by the app alone: the old ones no longer work', async () => {
    const { email, key, actor, recoveryCodes } = await bound('renew');
    expect(await refusalOf(factor().renewRecoveryCodes(actor, rig.caller, { authenticatorCode: appCode(key, rig.now() - DAY) }))).toBe(
      'authenticatorInvalid',
    );
    const { recoveryCodes: renewed } = await factor().renewRecoveryCodes(actor, rig.caller, { authenticatorCode: nextCode(key) });
    const ticket = await askedTicket(email);
    expect(await refusalOf(login(ticket, { recoveryCode: recoveryCodes[0] }))).toBe('recoveryCodeInvalid');
    expect(await refusalOf(login(ticket, { recoveryCode: renewed[0] }))).toBe('answered');
    const without = await actorOf((await rig.register('renew.none@mail.example')).token);
    expect(await refusalOf(factor().renewRecoveryCodes(without, rig.caller, { authenticatorCode: WRONG }))).toBe('authenticatorUnbound');
  });

  describe('is asked for by a new password', () => {
    it('that is changed', async () => {
      const { key, actor } = await bound('change');
      const change = (proof: object) =>
        rig.accounts.security.changePassword(actor, rig.caller, {
          currentPassword: STRONG_PASSWORD,
          newPassword: NEW_PASSWORD,
          ...proof,
        });
      expect(await refusalOf(change({}))).toBe('secondFactorRequired||authenticator');
      const authenticatorCode = nextCode(key);
      expect(await refusalOf(change({ authenticatorCode }))).toBe('answered');
    });

    it('that is reset, once its code is right: nobody else learns that there is one', async () => {
      const { email, key } = await bound('reset');
      const { ticket } = await rig.accounts.forgotPasswordVerify(rig.caller, { email, captcha: await rig.captcha('forgot') });
      const code = rig.codeFor(email);
      const reset = (params: object) =>
        rig.accounts.forgotPasswordConfirm(rig.caller, { ticket, code, newPassword: NEW_PASSWORD, ...params });
      expect(await refusalOf(reset({ code: code === WRONG ? '000001' : WRONG }))).toBe('codeInvalid||4');
      expect(await refusalOf(reset({}))).toBe('secondFactorRequired||authenticator');
      expect(await refusalOf(reset({ authenticatorCode: appCode(key, rig.now() - DAY) }))).toBe('authenticatorInvalid');
      expect(await refusalOf(reset({ authenticatorCode: nextCode(key) }))).toBe('answered');
      await askedTicket(email, undefined, NEW_PASSWORD);
    });
  });
});
