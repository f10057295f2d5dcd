import { type AccountsRig, buildAccountsRig, refusalOf, STRONG_PASSWORD } from '../support/accountsRig';
import { appCode } from '../support/authenticatorApp';
import { type Lies, passkeyDevice } from '../support/passkeyDevice';
import { actorOf } from '../support/passkeyOwner';
import { passkeySteps } from '../support/passkeySteps';
import { describeOnDatabase } from '../support/testDatabase';

const MINUTE = 60_000;
const DAY = 86_400_000;
const VALID = 5 * MINUTE;

describeOnDatabase('passkeys', (database) => {
  let rig: AccountsRig;
  beforeAll(async () => {
    rig = await buildAccountsRig(database());
  });

  const { passkeys, owner, otherHost, signIn, proof, acts, subjects } = passkeySteps(() => rig);
  /** Password and code are right. */
  async function asked(email: string, caller = rig.caller) {
    const form = { email, password: STRONG_PASSWORD, captcha: await rig.captcha('login'), platform: 'PC' as const };
    const { ticket } = await rig.accounts.loginVerify(caller, form);
    const answer = await rig.accounts.loginConfirm(caller, { ticket, code: rig.codeFor(email) });
    if ('token' in answer) throw new Error('no factor is asked for');
    return answer;
  }
  const loginWith = (ticket: string, proof: object) => rig.accounts.secondFactor.login(rig.caller, { ticket, platform: 'PC', ...proof });

  describe('sign in', () => {
    it('without password, code or second factor; the use is written down', async () => {
      const { id, device, actor } = await owner('in');
      const challenge = await passkeys().loginChallenge(rig.caller);
      expect(challenge.options).toMatchObject({ rpId: 'kontor.example', userVerification: 'required', allowCredentials: [] });
      const answer = await passkeys().login(rig.caller, { passkey: device.sign(challenge) });
      expect(answer).toMatchObject({ user: { id, isBindGa: 1 }, expiresAt: rig.now() + 30 * DAY });
      expect(await rig.accounts.authenticate(answer.token, 'kontor', false)).toMatchObject({ userId: id });
      expect((await acts(id))[0]).toBe('LOGIN PASSED');
      expect(await passkeys().list(actor, rig.caller)).toMatchObject([{ lastUsedAt: rig.now() }]);
    });

    it('with each challenge once, however many try at the same time', async () => {
      const { device } = await owner('in.replay');
      const passkey = device.sign(await passkeys().loginChallenge(rig.caller));
      const answers = await Promise.all([1, 2, 3].map(() => refusalOf(passkeys().login(rig.caller, { passkey }))));
      expect(answers.sort()).toEqual(['answered', 'passkeyExpired', 'passkeyExpired']);
    });

    it('not from another page, host or account, unverified, without a handle, or by a signature for something else', async () => {
      const who = await owner('in.lies');
      const lies: Lies[] = [
        { origin: 'https://kontor-login.example' },
        { origin: 'http://kontor.example' },
        { origin: 'https://evil.kontor.example' },
        { rpId: 'visby.example' },
        { isVerified: false },
        { userHandle: Buffer.alloc(32).toString('base64url') },
        { userHandle: undefined },
        { type: 'webauthn.create' },
      ];
      for (const lie of lies) expect([lie, await refusalOf(signIn(who, lie))]).toEqual([lie, 'passkeyInvalid']);
      expect(await refusalOf(signIn(who))).toBe('answered');
    });

    it('not with a forged signature, an unknown or removed passkey, a late or a foreign challenge, at another host or brand', async () => {
      const who = await owner('in.not');
      const login = (passkey: ReturnType<typeof who.device.sign>, caller = rig.caller) => refusalOf(passkeys().login(caller, { passkey }));
      const forged = who.device.sign(await passkeys().loginChallenge(rig.caller));
      forged.response.signature = who.device.sign(await passkeys().loginChallenge(rig.caller)).response.signature;
      expect(await login(forged)).toBe('passkeyInvalid');
      const nonsense = { ...forged, response: { ...forged.response, clientDataJSON: 'bm9uc2Vuc2U' } };
      expect(await login(nonsense)).toBe('passkeyInvalid');
      const late = who.device.sign(await passkeys().loginChallenge(rig.caller));
      rig.pass(VALID);
      expect(await login(late)).toBe('passkeyExpired');
      // Made for a change by who is signed in.
      expect(await login((await proof(who)).passkey)).toBe('passkeyExpired');
      expect(await refusalOf(signIn(who, {}, otherHost()))).toBe('passkeyInvalid');
      const visby = { ...rig.caller, brand: 'visby', host: 'visby.example' };
      expect(await refusalOf(signIn(who, {}, visby))).toBe('passkeyInvalid');
      expect(await login(who.device.sign(await passkeys().loginChallenge(rig.caller)), visby)).toBe('passkeyExpired');
      await passkeys().remove(who.actor, rig.caller, {
        passkeyId: who.added.passkey.passkeyId,
        currentPassword: STRONG_PASSWORD,
        ...(await proof(who)),
      });
      expect(await refusalOf(signIn(who))).toBe('passkeyInvalid');
    });

    it('not into a locked account, nor after it was unlocked, until its owner lets them', async () => {
      const who = await owner('in.locked');
      await rig.store.users.setLocked(who.id, rig.now());
      expect(await refusalOf(signIn(who))).toBe(`accountIsLocked||${rig.now()}`);
      const audit = { actor: 'operator:alice', action: 'user.unlock', subject: `user:${who.id}`, details: {} };
      await rig.accounts.unlock(who.id, audit, 'keep');
      expect(await refusalOf(signIn(who))).toBe('passkeyLoginOff');
      expect(await refusalOf(passkeys().setLogin(who.actor, rig.caller, { isOn: true }))).toBe('secondFactorRequired||passkey');
      await passkeys().setLogin(who.actor, rig.caller, { isOn: true, ...(await proof(who)) });
      expect(await refusalOf(signIn(who))).toBe('answered');
      await passkeys().setLogin(who.actor, rig.caller, { isOn: false });
      expect(await refusalOf(signIn(who))).toBe('passkeyLoginOff');
    });

    it('is slowed down where wrong ones come from, and nowhere else', async () => {
      const who = await owner('in.many');
      const here = { ...rig.caller, ip: '203.0.113.201' };
      const tight = await buildAccountsRig(database(), {
        limits: {
          ...(await import('@/exchange/app/accounts/attempts/limits')).defaultLimits,
          failuresPerAddress: { allowance: 3, firstDelayMs: MINUTE, maxDelayMs: MINUTE, forgiveOneAfterMs: DAY },
        },
      });
      const attempt = async (caller = here, lies: Lies = { isVerified: false }) =>
        refusalOf(
          tight.accounts.passkeys.login(caller, { passkey: who.device.sign(await tight.accounts.passkeys.loginChallenge(caller), lies) }),
        );
      // Right ones are none of them, however many, nor is who was too slow.
      for (let nth = 0; nth < 4; nth += 1) expect(await attempt(here, {})).toBe('answered');
      const challenge = await tight.accounts.passkeys.loginChallenge(here);
      tight.pass(VALID);
      for (let nth = 0; nth < 4; nth += 1)
        expect(await refusalOf(tight.accounts.passkeys.login(here, { passkey: who.device.sign(challenge) }))).toBe('passkeyExpired');
      const answers = [await attempt(), await attempt(), await attempt(), await attempt(here, {})];
      expect(answers).toEqual(['passkeyInvalid', 'passkeyInvalid', 'passkeyInvalid', 'rateLimited||60']);
      expect(await attempt({ ...here, ip: '203.0.114.7' }, {})).toBe('answered');
      tight.pass(MINUTE);
      expect(await attempt(here, {})).toBe('answered');
    });
  });

  describe('as the second factor', () => {
    it('finish a login, are offered only where they work, and count once', async () => {
      const who = await owner('factor');
      const { ticket, methods } = await asked(who.email);
      expect(methods).toEqual(['passkey']);
      const challenge = await passkeys().loginChallenge(rig.caller, ticket);
      expect(challenge.options).toMatchObject({ userVerification: 'preferred', allowCredentials: [{ transports: ['internal'] }] });
      // Holding it is enough here, and security keys may leave the handle out.
      const passkey = who.device.sign(challenge, { isVerified: false, userHandle: undefined });
      expect(await loginWith(ticket, { passkey, rememberDevice: true })).toMatchObject({ device: { deviceToken: expect.any(String) } });
      expect(await refusalOf(loginWith((await asked(who.email)).ticket, { passkey }))).toBe('passkeyExpired');
      const elsewhere = await asked(who.email, otherHost());
      expect(elsewhere.methods).toEqual([]);
      expect(await refusalOf(passkeys().loginChallenge(otherHost(), elsewhere.ticket))).toBe('passkeyElsewhere');
      expect(await refusalOf(loginWith(elsewhere.ticket, { recoveryCode: who.added.recoveryCodes?.[0] }))).toBe('answered');
      expect(await refusalOf(passkeys().loginChallenge(rig.caller, ticket))).toBe('codeExpired');
    });

    it('refuse another account’s passkey and a challenge for signing in; the owner sees it', async () => {
      const who = await owner('factor.foreign');
      const stranger = await owner('factor.stranger');
      const { ticket } = await asked(who.email);
      const challenge = await passkeys().loginChallenge(rig.caller, ticket);
      expect(await refusalOf(loginWith(ticket, { passkey: stranger.device.sign(challenge) }))).toBe('passkeyInvalid');
      const login = await passkeys().loginChallenge(rig.caller);
      expect(await refusalOf(loginWith(ticket, { passkey: who.device.sign(login) }))).toBe('passkeyExpired');
      expect(await refusalOf(loginWith(ticket, { passkey: who.device.sign(login), recoveryCode: 'x' }))).toContain('badRequest');
      expect((await acts(who.id))[0]).toBe('LOGIN WRONG_FACTOR');
      const { passkey } = await proof(stranger);
      expect(await refusalOf(loginWith(ticket, { passkey }))).toBe('passkeyExpired');
    });

    it('are asked for by a reset once its code is right, and by a changed password', async () => {
      const who = await owner('factor.reset');
      const { ticket } = await rig.accounts.forgotPasswordVerify(rig.caller, { email: who.email, captcha: await rig.captcha('forgot') });
      const code = rig.codeFor(who.email);
      const reset = (more: object) => rig.accounts.forgotPasswordConfirm(rig.caller, { ticket, code, newPassword: 'Lighthouse9', ...more });
      expect(await refusalOf(reset({}))).toBe('secondFactorRequired||passkey');
      const wrong = code === '000000' ? '000001' : '000000';
      expect(await refusalOf(passkeys().resetChallenge(rig.caller, { ticket, code: wrong }))).toBe('codeInvalid||4');
      const nobody = await rig.accounts.forgotPasswordVerify(rig.caller, {
        email: 'nobody.here@mail.example',
        captcha: await rig.captcha('forgot'),
      });
      expect(await refusalOf(passkeys().resetChallenge(rig.caller, { ticket: nobody.ticket, code }))).toBe('codeInvalid||4');
      const passkey = who.device.sign(await passkeys().resetChallenge(rig.caller, { ticket, code }));
      await reset({ passkey });
      const { token } = await signIn(who);
      const actor = await actorOf(rig, token);
      const change = async (more: object) =>
        refusalOf(
          rig.accounts.security.changePassword(actor, rig.caller, {
            currentPassword: 'Lighthouse9',
            newPassword: STRONG_PASSWORD,
            ...more,
          }),
        );
      expect(await change({})).toBe('secondFactorRequired||passkey');
      expect(await change(await proof({ ...who, actor }))).toBe('answered');
    });

    it('renew recovery codes, and prove who binds an authenticator', async () => {
      const who = await owner('factor.codes');
      const { recoveryCodes } = await rig.accounts.secondFactor.renewRecoveryCodes(who.actor, rig.caller, await proof(who));
      expect(recoveryCodes).toHaveLength(10);
      const { ticket, key } = await rig.accounts.secondFactor.generate(who.actor, rig.caller);
      const params = { ticket, code: rig.codeFor(who.email), authenticatorCode: appCode(key, rig.now()) };
      const bind = (more: object) => refusalOf(rig.accounts.secondFactor.bind(who.actor, rig.caller, { ...params, ...more }));
      expect(await bind({})).toBe('secondFactorRequired||passkey');
      expect(await bind(await proof(who))).toBe('answered');
      expect((await asked(who.email)).methods).toEqual(['authenticator', 'passkey']);
      // Taking the app away leaves the passkey, with the codes that stand in for it.
      await rig.accounts.secondFactor.unbind(who.actor, rig.caller, { currentPassword: STRONG_PASSWORD, ...(await proof(who)) });
      expect(await rig.accounts.security.state(who.actor, rig.caller)).toMatchObject({
        authenticatorBoundAt: null,
        methods: ['passkey'],
        recoveryCodesLeft: 10,
      });
      expect(await rig.accounts.userInfo(who.actor)).toMatchObject({ isBindGa: 1 });
    });
  });

  describe('that count', () => {
    it('are taken while they count on', async () => {
      const who = await owner('counter', passkeyDevice({ counts: true }));
      await signIn(who);
      await signIn(who);
      const [row] = await database().query<{ counter: string }>('select counter::text from passkeys where user_id = $1', [who.id]);
      expect(row?.counter).toBe('3');
    });

    it('are stopped when the counter goes back, for whoever holds them; their owner is told and gets in by a code', async () => {
      const who = await owner('counter.back', passkeyDevice({ counts: true }));
      await signIn(who);
      who.device.turnCounterTo(1);
      expect(await refusalOf(signIn(who))).toBe('passkeySuspended');
      expect(subjects(who.email).at(-1)).toBe('A passkey of your Kontor account was stopped');
      expect((await acts(who.id))[0]).toBe('PASSKEY_SUSPEND PASSED');
      who.device.turnCounterTo(1_000);
      expect(await refusalOf(signIn(who))).toBe('passkeySuspended');
      expect(await passkeys().list(who.actor, rig.caller)).toMatchObject([{ isSuspended: true }]);
      const { ticket, methods } = await asked(who.email);
      expect(methods).toEqual([]);
      expect(await refusalOf(passkeys().loginChallenge(rig.caller, ticket))).toBe('passkeyElsewhere');
      expect(await refusalOf(loginWith(ticket, { recoveryCode: who.added.recoveryCodes?.[1] }))).toBe('answered');
    });

    it('are not stopped by a stranger who tells a low number without the key', async () => {
      const who = await owner('counter.forged', passkeyDevice({ counts: true }));
      await signIn(who);
      who.device.turnCounterTo(0);
      expect(await refusalOf(signIn(who, { origin: 'https://evil.example' }))).toBe('passkeyInvalid');
      who.device.turnCounterTo(10);
      expect(await refusalOf(signIn(who))).toBe('answered');
    });
  });
});
