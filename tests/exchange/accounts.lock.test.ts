import { lockTokenFor, readLockToken } from '@/exchange/app/accounts/owner/lockLink';
import { type AccountsRig, buildAccountsRig, refusalOf, STRONG_PASSWORD, signedIn } from '../support/accountsRig';
import { appCode } from '../support/authenticatorApp';
import { passkeyDevice } from '../support/passkeyDevice';
import { passkeyOwner } from '../support/passkeyOwner';
import { describeOnDatabase } from '../support/testDatabase';

const DAY = 86_400_000;
const NOW = 1_790_000_000_000;
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';

describe('the link that locks', () => {
  const link = { userId: '10000001', issuedAt: NOW };

  it('is good for a week, for who and when it was signed', () => {
    const token = lockTokenFor('secret', link);
    expect(readLockToken('secret', token, NOW + 7 * DAY - 1)).toEqual(link);
    expect(readLockToken('secret', token, NOW + 7 * DAY)).toBeUndefined();
    expect(readLockToken('other', token, NOW)).toBeUndefined();
    expect(readLockToken('secret', token.replace('10000001', '10000002'), NOW)).toBeUndefined();
    expect(readLockToken('secret', token.replace(String(NOW), String(NOW + 1)), NOW)).toBeUndefined();
    expect(readLockToken('secret', token.slice(0, -1), NOW)).toBeUndefined();
    expect(readLockToken('secret', '', NOW)).toBeUndefined();
  });
});

describeOnDatabase('an account that is locked', (database) => {
  let rig: AccountsRig;
  beforeAll(async () => {
    rig = await buildAccountsRig(database());
  });

  const elsewhere = () => ({ ...rig.caller, ip: '203.0.113.80', userAgent: IPHONE });
  const subjects = (email: string) => rig.sent.filter(({ to }) => to === email).map(({ subject }) => subject);
  /** What the last mail to an address carries behind the # of its button. */
  function tokenIn(email: string): string {
    const text = rig.sent.findLast(({ to, text }) => to === email && text.includes('/lock-account#'))?.text ?? '';
    const [, token] = /https:\/\/kontor\.example\/lock-account#(\S+)/.exec(text) ?? [];
    if (token === undefined) throw new Error(`no link that locks in: ${text}`);
    return token;
  }
  async function stolen(name: string) {
    const email = `${name}@mail.example`;
    const own = await rig.register(email);
    const thief = await rig.login(email, elsewhere());
    return { email, ...own, thief: thief.token };
  }
  const logIn = async (email: string, password = STRONG_PASSWORD) => {
    const form = { email, password, captcha: await rig.captcha('login'), platform: 'PC' as const };
    const { ticket } = await rig.accounts.loginVerify(rig.caller, form);
    return rig.accounts.loginConfirm(rig.caller, { ticket, code: rig.codeFor(email) });
  };
  const reset = async (email: string, newPassword: string) => {
    const { ticket } = await rig.accounts.forgotPasswordVerify(rig.caller, { email, captcha: await rig.captcha('forgot') });
    return rig.accounts.forgotPasswordConfirm(rig.caller, { ticket, code: rig.codeFor(email), newPassword });
  };
  const auditOf = (id: string) =>
    database().query<{ actor: string; details: object }>('select actor, details from audit_log where subject = $1', [`user:${id}`]);
  const audit = { actor: 'operator:alice', action: 'user.unlock', subject: 'user:1', details: { note: 'showed a passport' } };

  it('lets nobody in any more, by whatever way, until it is unlocked with a new password', async () => {
    const { email, id, token, thief } = await stolen('lock');
    const link = tokenIn(email);
    const answer = await rig.accounts.lock(rig.caller, link);
    expect(answer).toEqual({ lockedAt: rig.now(), maskedTarget: 'l***@mail.example' });
    for (const session of [token, thief]) expect(await rig.accounts.authenticate(session, 'kontor', false)).toBeUndefined();
    expect(rig.revoked).toContainEqual({ userId: id, why: { part: 'locked' } });
    expect(await refusalOf(logIn(email))).toBe(`accountIsLocked||${answer.lockedAt}`);
    expect(await refusalOf(reset(email, 'Lighthouse9'))).toBe(`accountIsLocked||${answer.lockedAt}`);
    // Who does not know the password learns nothing of the lock.
    expect(await refusalOf(logIn(email, 'Harbour28'))).toBe('credentialsInvalid');
    expect(subjects(email)).toContain('Your Kontor account is locked');

    // Pressed again it stays as it was, and nobody is told twice.
    rig.pass(60_000);
    expect(await rig.accounts.lock(rig.caller, link)).toEqual(answer);
    expect(subjects(email).filter((subject) => subject === 'Your Kontor account is locked')).toHaveLength(1);

    const unlocked = await rig.accounts.unlock(id, { ...audit, subject: `user:${id}` });
    expect(unlocked).toEqual({ sendingHeldUntil: rig.now() + DAY, factorsAdded: [], factors: null });
    const { actor: by, details } = audit;
    expect(await auditOf(id)).toEqual([{ actor: by, details }]);
    // Nobody at a device did it.
    const [act] = await rig.store.activity.page(id, { kind: 'ACCOUNT_UNLOCK', limit: 1 });
    expect(act).toMatchObject({ result: 'PASSED', ip: '', userAgent: '', country: null });
    expect(rig.sent.filter(({ to }) => to === email).at(-1)).toMatchObject({
      subject: 'Your Kontor account is unlocked',
      text: expect.not.stringMatching(/Device|IP address/),
    });
    expect(await database().query(`select params from notices where user_id = $1 and topic = 'accountUnlocked'`, [id])).toEqual([
      { params: {} },
    ]);
    expect(await refusalOf(logIn(email))).toBe('credentialsInvalid');
    expect(await refusalOf(rig.accounts.lock(rig.caller, link))).toBe('lockLinkInvalid');
    expect(await refusalOf(reset(email, 'Lighthouse9'))).toBe('answered');
    const again = signedIn(await logIn(email, 'Lighthouse9'));
    const actor = await rig.accounts.authenticate(again.token, 'kontor', false);
    if (!actor) throw new Error('just logged in');
    const { records } = await rig.accounts.security.activity(actor, {});
    const passed = records.filter(({ result }) => result === 'PASSED');
    expect(passed.map(({ kind }) => kind).slice(0, 4)).toEqual(['LOGIN', 'PASSWORD_RESET', 'ACCOUNT_UNLOCK', 'ACCOUNT_LOCK']);
    expect(await rig.accounts.security.state(actor, rig.caller)).toMatchObject({ sendingHeldUntil: rig.now() + DAY });
  });

  it('takes codes under way with it', async () => {
    const { email } = await stolen('lock.codes');
    const link = tokenIn(email);
    const form = { email, password: STRONG_PASSWORD, captcha: await rig.captcha('login'), platform: 'PC' as const };
    const { ticket } = await rig.accounts.loginVerify(rig.caller, form);
    const code = rig.codeFor(email);
    await rig.accounts.lock(rig.caller, link);
    expect(await refusalOf(rig.accounts.loginConfirm(rig.caller, { ticket, code }))).toBe('codeExpired');
  });

  it('lets no login in whose password was right before it was unlocked', async () => {
    const { email, id } = await stolen('lock.before');
    const form = { email, password: STRONG_PASSWORD, captcha: await rig.captcha('login'), platform: 'PC' as const };
    const link = tokenIn(email);
    await rig.accounts.lock(rig.caller, link);
    // The password was looked at before the operator's word, the ticket is written behind it.
    const { atomically } = rig.store;
    rig.store.atomically = async (work) => {
      rig.store.atomically = atomically;
      await rig.accounts.unlock(id, { ...audit, subject: `user:${id}` });
      return atomically(work);
    };
    const { ticket } = await rig.accounts.loginVerify(rig.caller, form);
    expect(await refusalOf(rig.accounts.loginConfirm(rig.caller, { ticket, code: rig.codeFor(email) }))).toBe('codeExpired');
  });

  it.each(['keep', 'remove'] as const)(
    'is not unlocked before it is said what becomes of ways in that came in the week before: %s',
    async (factors) => {
      const early = await passkeyOwner(rig, `lock.added.${factors}`);
      rig.pass(8 * DAY);
      const prove = async () => ({ passkey: early.device.sign(await rig.accounts.passkeys.challenge(early.actor, rig.caller)) });
      const creation = await rig.accounts.passkeys.add(early.actor, rig.caller, await prove());
      await rig.accounts.passkeys.confirm(early.actor, rig.caller, { passkey: passkeyDevice().create(creation) });
      const addedAt = rig.now();
      rig.pass(DAY);
      await rig.accounts.secondFactor.renewRecoveryCodes(early.actor, rig.caller, await prove());
      const renewedAt = rig.now();
      rig.pass(1_000);
      await rig.accounts.lock(rig.caller, tokenIn(early.email));
      const own = { ...audit, subject: `user:${early.id}` };
      const times = [renewedAt, addedAt].map((at) => new Date(at).toISOString());
      const added = `RECOVERY_CODES ${times[0]}, PASSKEY_ADD ${times[1]}`;
      expect(await refusalOf(rig.accounts.unlock(early.id, own))).toBe(`badRequest||factors||keep or remove what was added: ${added}`);
      expect(await rig.store.users.byId(early.id)).toMatchObject({ lockedAt: expect.any(Number), passkeys: 2 });
      expect(await rig.accounts.unlock(early.id, own, factors)).toMatchObject({
        factors,
        factorsAdded: [
          { kind: 'RECOVERY_CODES', at: renewedAt },
          { kind: 'PASSKEY_ADD', at: addedAt },
        ],
      });
      expect(await auditOf(early.id)).toEqual([
        { actor: 'operator:alice', details: { ...audit.details, factors, added: added.split(', ') } },
      ]);
      expect(await rig.store.users.byId(early.id)).toMatchObject({ isPasskeyLoginOn: false });
      const left = await rig.store.passkeys.list(early.id);
      // What was there before the week stays, whoever is asked.
      expect(left.map(({ createdAt }) => createdAt < addedAt)).toEqual(factors === 'keep' ? [true, false] : [true]);
      expect(await rig.store.recoveryCodes.count(early.id)).toBe(factors === 'keep' ? 10 : 0);
    },
  );

  it('hides nothing that was added behind however many wrong tries', async () => {
    const early = await passkeyOwner(rig, 'lock.flood');
    rig.pass(8 * DAY);
    const proof = { passkey: early.device.sign(await rig.accounts.passkeys.challenge(early.actor, rig.caller)) };
    const creation = await rig.accounts.passkeys.add(early.actor, rig.caller, proof);
    await rig.accounts.passkeys.confirm(early.actor, rig.caller, { passkey: passkeyDevice().create(creation) });
    const addedAt = rig.now();
    rig.pass(1_000);
    for (let tries = 0; tries < 24; tries += 1) {
      const origin = { ip: '203.0.113.80', userAgent: IPHONE, country: null };
      await rig.store.activity.add({ userId: early.id, kind: 'PASSKEY_ADD', result: 'WRONG_FACTOR', ...origin, at: rig.now() });
    }
    await rig.accounts.lock(rig.caller, tokenIn(early.email));
    const own = { ...audit, subject: `user:${early.id}` };
    const added = `keep or remove what was added: PASSKEY_ADD ${new Date(addedAt).toISOString()}`;
    expect(await refusalOf(rig.accounts.unlock(early.id, own))).toBe(`badRequest||factors||${added}`);
    expect(await rig.accounts.unlock(early.id, own, 'remove')).toMatchObject({ factorsAdded: [{ kind: 'PASSKEY_ADD', at: addedAt }] });
    expect((await rig.store.passkeys.list(early.id)).map(({ createdAt }) => createdAt < addedAt)).toEqual([true]);
  });

  it('keeps no recovery codes that were made with an authenticator that is removed', async () => {
    const early = await passkeyOwner(rig, 'lock.bound');
    rig.pass(8 * DAY);
    const { ticket, key } = await rig.accounts.secondFactor.generate(early.actor, rig.caller);
    const passkey = early.device.sign(await rig.accounts.passkeys.challenge(early.actor, rig.caller));
    const codes = { code: rig.codeFor(early.email), authenticatorCode: appCode(key, rig.now()) };
    await rig.accounts.secondFactor.bind(early.actor, rig.caller, { ticket, passkey, ...codes });
    expect(await rig.store.recoveryCodes.count(early.id)).toBe(10);
    rig.pass(1_000);
    await rig.accounts.lock(rig.caller, tokenIn(early.email));
    await rig.accounts.unlock(early.id, { ...audit, subject: `user:${early.id}` }, 'remove');
    expect(await rig.store.users.byId(early.id)).toMatchObject({ authenticatorBoundAt: null, passkeys: 1 });
    expect(await rig.store.recoveryCodes.count(early.id)).toBe(0);
  });

  it('keeps an authenticator and recovery codes of before the week, whatever else is removed', async () => {
    const early = await passkeyOwner(rig, 'lock.kept');
    const { ticket, key } = await rig.accounts.secondFactor.generate(early.actor, rig.caller);
    const prove = async () => ({ passkey: early.device.sign(await rig.accounts.passkeys.challenge(early.actor, rig.caller)) });
    const codes = { code: rig.codeFor(early.email), authenticatorCode: appCode(key, rig.now()) };
    await rig.accounts.secondFactor.bind(early.actor, rig.caller, { ticket, ...(await prove()), ...codes });
    const boundAt = rig.now();
    rig.pass(8 * DAY);
    const creation = await rig.accounts.passkeys.add(early.actor, rig.caller, await prove());
    await rig.accounts.passkeys.confirm(early.actor, rig.caller, { passkey: passkeyDevice().create(creation) });
    rig.pass(1_000);
    await rig.accounts.lock(rig.caller, tokenIn(early.email));
    await rig.accounts.unlock(early.id, { ...audit, subject: `user:${early.id}` }, 'remove');
    expect(await rig.store.users.byId(early.id)).toMatchObject({ authenticatorBoundAt: boundAt, passkeys: 1 });
    expect(await rig.store.recoveryCodes.count(early.id)).toBe(10);
  });

  it('removes what was added just a week before', async () => {
    const early = await passkeyOwner(rig, 'lock.week');
    rig.pass(7 * DAY);
    await rig.store.atomically((tables) => rig.tellOwner(tables, early.id, 'newDevice'));
    await rig.settled();
    await rig.accounts.lock(rig.caller, tokenIn(early.email));
    await rig.accounts.unlock(early.id, { ...audit, subject: `user:${early.id}` }, 'remove');
    expect(await rig.store.users.byId(early.id)).toMatchObject({ passkeys: 0 });
  });

  it('is locked again by a later mail, and by none of before it was unlocked', async () => {
    const { email, id } = await stolen('lock.again');
    await rig.accounts.lock(rig.caller, tokenIn(email));
    // Nothing was added: whatever is said of it is of nothing.
    expect(await rig.accounts.unlock(id, { ...audit, subject: `user:${id}` }, 'keep')).toMatchObject({ factors: null });
    expect((await auditOf(id)).map(({ details }) => details)).toEqual([audit.details]);
    expect(await refusalOf(rig.accounts.lock(rig.caller, tokenIn(email)))).toBe('lockLinkInvalid');
    rig.pass(1_000);
    await reset(email, 'Lighthouse9');
    expect(await rig.accounts.lock(rig.caller, tokenIn(email))).toMatchObject({ lockedAt: rig.now() });
  });

  it('is its own: a link is of one account and one brand, and of a week', async () => {
    const { email, token } = await stolen('lock.brand');
    const link = tokenIn(email);
    expect(await refusalOf(rig.accounts.lock({ ...rig.caller, brand: 'visby' }, link))).toBe('lockLinkInvalid');
    expect(await refusalOf(rig.accounts.lock(rig.caller, `${link.slice(0, -1)}_`))).toBe('lockLinkInvalid');
    rig.pass(7 * DAY);
    expect(await refusalOf(rig.accounts.lock(rig.caller, link))).toBe('lockLinkInvalid');
    expect(await rig.accounts.authenticate(token, 'kontor', false)).toBeDefined();
  });

  it('is unlocked once, and only when it is locked', async () => {
    const { id } = await stolen('lock.not');
    expect(await refusalOf(rig.accounts.unlock(id, audit))).toBe('accountNotLocked');
    expect(await refusalOf(rig.accounts.unlock('999999999', audit))).toBe('accountNotLocked');
  });

  it('is never the account all visitors share, whoever reads its mails; one that was is unlocked by the next start', async () => {
    const demo = await rig.accounts.ensureDemoAccount('kontor');
    if (!demo) throw new Error('a practice brand has one');
    await logIn(demo.email, demo.password);
    // Its mails are of before it was shared: of logins to it nobody is told.
    await database().query('update users set is_shared = false where id = $1', [demo.actor.userId]);
    await rig.login(demo.email, elsewhere(), demo.password);
    await rig.store.users.share(demo.actor.userId);
    expect(await refusalOf(rig.accounts.lock(rig.caller, tokenIn(demo.email)))).toBe('accountShared');
    expect(signedIn(await logIn(demo.email, demo.password)).user.email).toBe(demo.email);
    await rig.store.users.setLocked(demo.actor.userId, rig.now());
    await rig.accounts.ensureDemoAccount('kontor');
    expect(signedIn(await logIn(demo.email, demo.password)).user.email).toBe(demo.email);
  });
});
