import { hashToken } from '@/exchange/app/tokens';
import { type AccountsRig, buildAccountsRig, refusalOf, STRONG_PASSWORD, signedIn } from '../support/accountsRig';
import { appCode } from '../support/authenticatorApp';
import { factorSteps, storedIn } from '../support/factorSteps';
import { describeOnDatabase } from '../support/testDatabase';

const MINUTE = 60_000;
const DAY = 86_400_000;
const NEW_PASSWORD = 'Lighthouse9';
const WRONG = '000000';

describeOnDatabase('the second factor', (database) => {
  let rig: AccountsRig;
  beforeAll(async () => {
    rig = await buildAccountsRig(database());
  });

  const { factor, actorOf, nextCode, bind, bound, firstSteps, askedTicket, login, acts, subjects } = factorSteps(() => rig);

  describe('at the login', () => {
    it('is asked for by whoever has password and code, and by nobody else', async () => {
      const { email, key } = await bound('login');
      const verified = await rig.accounts.loginVerify(rig.caller, {
        email,
        password: STRONG_PASSWORD,
        captcha: await rig.captcha('login'),
        platform: 'PC',
      });
      expect(JSON.stringify(verified)).not.toContain('isBindGa');
      const asked = await rig.accounts.loginConfirm(rig.caller, { ticket: verified.ticket, code: rig.codeFor(email) });
      expect(asked).toEqual({ isBindGa: 1, methods: ['authenticator'], ticket: expect.any(String), expiresAt: rig.now() + 10 * MINUTE });
      if ('token' in asked) throw new Error('asked for');
      // The ticket is no way around: no code goes out for it, and none is right.
      expect(await refusalOf(rig.accounts.resendCode(rig.caller, asked.ticket, 'email'))).toBe('codeExpired');
      expect(await refusalOf(rig.accounts.loginConfirm(rig.caller, { ticket: asked.ticket, code: rig.codeFor(email) }))).toBe(
        'codeExpired',
      );
      expect(await refusalOf(login(verified.ticket, { authenticatorCode: nextCode(key) }))).toBe('codeExpired');
      expect(await refusalOf(login(asked.ticket, {}))).toBe('secondFactorRequired||authenticator');
      expect(await refusalOf(factor().login({ ...rig.caller, brand: 'visby' }, { ticket: asked.ticket, platform: 'PC' }))).toBe(
        'codeExpired',
      );
      const answer = await login(asked.ticket, { authenticatorCode: nextCode(key) });
      expect(answer).toMatchObject({ user: { email, isBindGa: 1 }, device: null });
      expect((await acts(answer.token))[0]).toBe('LOGIN PASSED');
      expect(await refusalOf(login(asked.ticket, { authenticatorCode: nextCode(key) }))).toBe('codeExpired');
    });

    it('takes no code twice, in whatever login and however many come at once', async () => {
      const { email, key } = await bound('replay');
      const tickets = [await askedTicket(email), await askedTicket(email), await askedTicket(email)];
      const authenticatorCode = nextCode(key);
      const answers = await Promise.all(tickets.map((ticket) => refusalOf(login(ticket, { authenticatorCode }))));
      expect(answers.sort()).toEqual(['answered', 'authenticatorInvalid', 'authenticatorInvalid']);
      // Nor one of an earlier step than the last used.
      const ticket = await askedTicket(email);
      expect(await refusalOf(login(ticket, { authenticatorCode: appCode(key, rig.now() - 30_000) }))).toBe('authenticatorInvalid');
      expect(await refusalOf(login(ticket, { authenticatorCode: nextCode(key) }))).toBe('answered');
    });

    it('shows its owner wrong ones, and waits ten minutes at most', async () => {
      const { email, key, token } = await bound('login.wrong');
      const ticket = await askedTicket(email);
      expect(await refusalOf(login(ticket, { authenticatorCode: appCode(key, rig.now() - DAY) }))).toBe('authenticatorInvalid');
      await rig.accounts.settled();
      expect((await acts(token))[0]).toBe('LOGIN WRONG_FACTOR');
      rig.pass(10 * MINUTE);
      expect(await refusalOf(login(ticket, { authenticatorCode: nextCode(key) }))).toBe('codeExpired');
    });

    it('is a recovery code once, and its owner is told', async () => {
      const { email, recoveryCodes, actor } = await bound('recovery');
      const [code = ''] = recoveryCodes;
      const tickets = [await askedTicket(email), await askedTicket(email)];
      const recoveryCode = code.toLowerCase().replace('-', ' ');
      const answers = await Promise.all(tickets.map((ticket) => refusalOf(login(ticket, { recoveryCode }))));
      expect(answers.sort()).toEqual(['answered', 'recoveryCodeInvalid']);
      expect(subjects(email)).toContain('A recovery code of your Kontor account was used');
      expect(await rig.accounts.security.state(actor, rig.caller)).toMatchObject({ recoveryCodesLeft: 9 });
      const ticket = await askedTicket(email);
      expect(await refusalOf(login(ticket, { recoveryCode }))).toBe('recoveryCodeInvalid');
      expect(await refusalOf(login(ticket, { recoveryCode: recoveryCodes[1], authenticatorCode: WRONG }))).toBe(
        'badRequest||recoveryCode||one of the three',
      );
    });

    it('is not good for a password that was changed since the first step', async () => {
      const { email, key, actor } = await bound('login.changed');
      const ticket = await askedTicket(email);
      const change = { currentPassword: STRONG_PASSWORD, newPassword: NEW_PASSWORD, authenticatorCode: nextCode(key) };
      await rig.accounts.security.changePassword(actor, rig.caller, change);
      expect(await refusalOf(login(ticket, { authenticatorCode: nextCode(key) }))).toBe('codeExpired');
    });
  });

  describe('a remembered device', () => {
    async function remembered(name: string) {
      const account = await bound(name);
      const { device, token } = await login(await askedTicket(account.email), { authenticatorCode: nextCode(account.key) }, true);
      if (!device) throw new Error('it was to be remembered');
      return { ...account, token, deviceToken: device.deviceToken, expiresAt: device.expiresAt };
    }

    it('is not asked for 30 days, and is listed', async () => {
      const { email, deviceToken, expiresAt, token } = await remembered('remember');
      expect(expiresAt).toBe(rig.now() + 30 * DAY);
      const createdAt = rig.now();
      rig.pass(29 * DAY);
      expect(signedIn(await firstSteps(email, deviceToken)).user.email).toBe(email);
      const listed = await factor().devices(await actorOf(token));
      expect(listed).toMatchObject([{ ip: rig.caller.ip, createdAt, lastUsedAt: rig.now(), expiresAt }]);
      const told = await storedIn(database(), 'remembered_devices');
      expect([told.includes(deviceToken), told.includes(hashToken(deviceToken))]).toEqual([false, true]);
      rig.pass(DAY);
      await askedTicket(email, deviceToken);
      const count = async () =>
        (await database().query('select 1 as one from remembered_devices where expires_at <= $1', [rig.now()])).length;
      expect(await count()).toBeGreaterThan(0);
      await rig.accounts.upkeep.sweep();
      expect(await count()).toBe(0);
    });

    it('is its owner’s alone, to use and to forget', async () => {
      const { email, deviceToken, token } = await remembered('device.own');
      const stranger = await bound('device.stranger');
      await askedTicket(stranger.email, deviceToken);
      const [device] = await factor().devices(await actorOf(token));
      const deviceId = device?.deviceId ?? '';
      expect(await factor().devices(stranger.actor)).toEqual([]);
      expect(await refusalOf(factor().forgetDevice(stranger.actor, rig.caller, deviceId))).toBe('notFound');
      expect(signedIn(await firstSteps(email, deviceToken)).user.email).toBe(email);
      expect(await factor().forgetDevice(await actorOf(token), rig.caller, deviceId)).toBeNull();
      expect((await acts(token))[0]).toBe('DEVICE_FORGET PASSED');
      await askedTicket(email, deviceToken);
    });

    it('is asked again after the password was changed or reset, and after the authenticator was bound anew', async () => {
      const changed = await remembered('device.changed');
      const change = { currentPassword: STRONG_PASSWORD, newPassword: NEW_PASSWORD, authenticatorCode: nextCode(changed.key) };
      await rig.accounts.security.changePassword(await actorOf(changed.token), rig.caller, change);
      await askedTicket(changed.email, changed.deviceToken, NEW_PASSWORD);

      const again = await remembered('device.again');
      const off = { currentPassword: STRONG_PASSWORD, authenticatorCode: nextCode(again.key) };
      const actor = await actorOf(again.token);
      await factor().unbind(actor, rig.caller, off);
      await bind(again.email, again.token);
      await askedTicket(again.email, again.deviceToken);
    });
  });
});
