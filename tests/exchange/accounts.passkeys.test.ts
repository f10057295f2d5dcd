import { hashToken } from '@/exchange/app/tokens';
import { type AccountsRig, buildAccountsRig, refusalOf, STRONG_PASSWORD } from '../support/accountsRig';
import { passkeyDevice } from '../support/passkeyDevice';
import { actorOf, startFirst } from '../support/passkeyOwner';
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

  describe('are added', () => {
    it('with a code by mail; recovery codes are told, other sessions and logins under way end, the owner is told', async () => {
      const email = 'add@mail.example';
      const { token, id } = await rig.register(email);
      const other = await rig.login(email);
      const actor = await actorOf(rig, token);
      const creation = await startFirst(rig, actor, email);
      expect(creation.options).toMatchObject({
        rp: { id: 'kontor.example', name: 'Kontor' },
        pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' })),
        timeout: VALID,
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        excludeCredentials: [],
        attestation: 'none',
      });
      // What authenticators keep tells nobody who it is.
      expect(JSON.stringify(creation.options)).not.toMatch(new RegExp(`${email}|${id}`));
      const agent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36';
      const device = passkeyDevice();
      const passkey = device.create(creation);
      const added = await passkeys().confirm(actor, { ...rig.caller, userAgent: agent }, { passkey });
      expect(added).toMatchObject({ sessionsEnded: 1, recoveryCodes: expect.any(Array) });
      expect(added.recoveryCodes).toHaveLength(10);
      expect(added.passkey).toMatchObject({ name: 'Chrome · macOS', kind: 'DEVICE', isHere: true, isSuspended: false, lastUsedAt: null });
      expect(await rig.accounts.authenticate(other.token, 'kontor', false)).toBeUndefined();
      expect(await rig.accounts.userInfo(actor)).toMatchObject({ isBindGa: 1 });
      expect(await rig.accounts.security.state(actor, rig.caller)).toMatchObject({
        passkeys: 1,
        methods: ['passkey'],
        recoveryCodesLeft: 10,
      });
      expect((await acts(id))[0]).toBe('PASSKEY_ADD PASSED');
      expect(subjects(email).at(-1)).toBe('A passkey was added to your Kontor account');
      // Once is once, and nothing of a challenge is stored that could be answered.
      expect(await refusalOf(passkeys().confirm(actor, rig.caller, { passkey }))).toBe('passkeyExpired');
      const rows = await database().query<{ row: string }>('select passkey_challenges::text as row from passkey_challenges');
      expect(rows.map(({ row }) => row).join()).not.toContain(creation.options.challenge);
    });

    it('not with a wrong code, a code for something else, a used one, or none', async () => {
      const email = 'add.code@mail.example';
      const actor = await actorOf(rig, (await rig.register(email)).token);
      const { ticket } = await passkeys().sendCode(actor, rig.caller);
      const code = rig.codeFor(email);
      const add = (params: object) => refusalOf(passkeys().add(actor, rig.caller, params));
      expect(await add({})).toBe('badRequest||ticket||required');
      expect(await add({ code })).toBe('badRequest||ticket||required');
      expect(await add({ ticket })).toBe('badRequest||code||required');
      expect(await add({ ticket, code: code === '000000' ? '000001' : '000000' })).toBe('codeInvalid||4');
      const authenticator = await rig.accounts.secondFactor.generate(actor, rig.caller);
      expect(await add({ ticket: authenticator.ticket, code: rig.codeFor(email) })).toBe('codeExpired');
      const stranger = await actorOf(rig, (await rig.register('add.stranger@mail.example')).token);
      expect(await refusalOf(passkeys().add(stranger, rig.caller, { ticket, code }))).toBe('codeExpired');
      const twice = await Promise.all([1, 2].map(() => add({ ticket, code })));
      expect(twice.filter((answer) => answer === 'answered')).toHaveLength(1);
      expect(await add({ ticket, code })).toBe('codeExpired');
    });

    it('with a proof where there is a second factor; recovery codes stay, and nobody else is logged out', async () => {
      const first = await owner('add.second');
      expect(await refusalOf(passkeys().add(first.actor, rig.caller, {}))).toBe('secondFactorRequired||passkey');
      const { ticket } = await passkeys().sendCode(first.actor, rig.caller);
      expect(await refusalOf(passkeys().add(first.actor, rig.caller, { ticket, code: rig.codeFor(first.email) }))).toBe(
        'secondFactorRequired||passkey',
      );
      const creation = await passkeys().add(first.actor, rig.caller, await proof(first));
      const [own] = await rig.store.passkeys.list(first.id);
      expect(creation.options.excludeCredentials).toEqual([{ id: own?.credentialId, type: 'public-key', transports: ['internal'] }]);
      // Those of another host can be made here again: they do not work here.
      const elsewhere = await passkeys().add(first.actor, otherHost(), { recoveryCode: first.added.recoveryCodes?.[9] });
      expect(elsewhere.options.excludeCredentials).toEqual([]);
      const passkey = passkeyDevice({ counts: true }).create(creation);
      expect(await passkeys().confirm(first.actor, rig.caller, { passkey })).toMatchObject({
        recoveryCodes: null,
        sessionsEnded: 0,
        passkey: { kind: 'KEY', name: 'kontor.example' },
      });
      expect(await passkeys().list(first.actor, rig.caller)).toHaveLength(2);
    });

    it('not from another page, for another host, unverified, too late, for another user, or a second time', async () => {
      const email = 'add.lies@mail.example';
      const actor = await actorOf(rig, (await rig.register(email)).token);
      const device = passkeyDevice();
      const confirm = (passkey: ReturnType<typeof device.create>, who = actor, caller = rig.caller) =>
        refusalOf(passkeys().confirm(who, caller, { passkey }));
      for (const lie of [
        { origin: 'https://kontor.example.evil.example' },
        { rpId: 'evil.example' },
        { isVerified: false },
        { type: 'webauthn.get' },
      ]) {
        expect(await confirm(device.create(await startFirst(rig, actor, email), lie))).toBe('passkeyInvalid');
      }
      expect(await confirm(device.create(await startFirst(rig, actor, email), { challenge: 'AAAA' }))).toBe('passkeyExpired');
      const late = device.create(await startFirst(rig, actor, email));
      rig.pass(VALID);
      expect(await confirm(late)).toBe('passkeyExpired');
      const stranger = await actorOf(rig, (await rig.register('add.lies.other@mail.example')).token);
      expect(await confirm(device.create(await startFirst(rig, actor, email)), stranger)).toBe('passkeyExpired');
      expect(await confirm(device.create(await startFirst(rig, actor, email)), actor, otherHost())).toBe('passkeyExpired');
      // A challenge for signing in adds nothing.
      const { options } = await passkeys().loginChallenge(rig.caller);
      const creation = await startFirst(rig, actor, email);
      expect(await confirm(device.create(creation, { challenge: options.challenge }))).toBe('passkeyExpired');
      expect(await passkeys().list(actor, rig.caller)).toEqual([]);
    });

    it('at the brand’s own hosts alone, ten at most', async () => {
      const first = await owner('add.many');
      const nowhere = { ...rig.caller, host: '192.0.2.1' };
      expect(await refusalOf(passkeys().sendCode(first.actor, nowhere))).toBe('passkeyElsewhere');
      expect(await refusalOf(passkeys().loginChallenge({ ...rig.caller, brand: 'visby' }))).toBe('passkeyElsewhere');
      for (let count = 1; count < 10; count += 1) {
        const creation = await passkeys().add(first.actor, rig.caller, await proof(first));
        await passkeys().confirm(first.actor, rig.caller, { passkey: passkeyDevice().create(creation), name: `Key ${count}` });
      }
      expect(await refusalOf(passkeys().add(first.actor, rig.caller, await proof(first)))).toBe('passkeyLimit||10');
      // Two that were begun before there were ten.
      const last = (await passkeys().list(first.actor, rig.caller)).find(({ name }) => name === 'Key 9');
      await rig.store.passkeys.remove(first.actor.userId, last?.passkeyId ?? '');
      const begin = async () => passkeyDevice().create(await passkeys().add(first.actor, rig.caller, await proof(first)));
      const [tenth, eleventh] = [await begin(), await begin()];
      expect(await refusalOf(passkeys().confirm(first.actor, rig.caller, { passkey: tenth }))).toBe('answered');
      expect(await refusalOf(passkeys().confirm(first.actor, rig.caller, { passkey: eleventh }))).toBe('passkeyLimit||10');
    });

    it('under a name that can be one; a wrong one costs nothing', async () => {
      const first = await owner('add.name');
      const second = passkeyDevice().create(await passkeys().add(first.actor, rig.caller, await proof(first)));
      const confirm = (name?: string) => refusalOf(passkeys().confirm(first.actor, rig.caller, { passkey: second, name }));
      expect(await confirm('a'.repeat(41))).toBe('passkeyNameInvalid||40');
      expect(await confirm()).toBe('answered');
    });
  });

  describe('are kept', () => {
    it('by their owner alone: renamed, and listed with where they work', async () => {
      const who = await owner('kept');
      const stranger = await owner('kept.stranger');
      const { passkeyId } = who.added.passkey;
      const rename = (name: string, actor = who.actor) => refusalOf(passkeys().rename(actor, { passkeyId, name }));
      expect(await rename('Mine', stranger.actor)).toBe('passkeyGone');
      expect(await rename('a'.repeat(41))).toBe('passkeyNameInvalid||40');
      expect(await rename('a\u0000b')).toBe('passkeyNameInvalid||40');
      expect(await rename('  Work   laptop ')).toBe('answered');
      expect(await passkeys().list(who.actor, otherHost())).toMatchObject([
        { passkeyId, name: 'Work laptop', host: 'kontor.example', isHere: false },
      ]);
      const remove = { passkeyId, currentPassword: STRONG_PASSWORD, ...(await proof(stranger)) };
      expect(await refusalOf(passkeys().remove(stranger.actor, rig.caller, remove))).toBe('passkeyGone');
    });

    it('until they are removed with password and proof: the last one ends the second factor and holds sending', async () => {
      const who = await owner('removed');
      const other = passkeyDevice();
      const creation = await passkeys().add(who.actor, rig.caller, await proof(who));
      const second = await passkeys().confirm(who.actor, rig.caller, { passkey: other.create(creation) });
      const remove = async (passkeyId: string, more: object) =>
        passkeys().remove(who.actor, rig.caller, { passkeyId, currentPassword: STRONG_PASSWORD, ...more });
      const { passkeyId } = second.passkey;
      expect(await refusalOf(remove(passkeyId, { currentPassword: 'Wrong1234', ...(await proof(who)) }))).toBe('credentialsInvalid');
      expect(await refusalOf(remove(passkeyId, {}))).toBe('secondFactorRequired||passkey');
      // What is nobody's costs no proof.
      expect(await refusalOf(remove('999999', {}))).toBe('passkeyGone');
      // By itself, too: it is the owner's to throw away.
      const own = { passkey: other.sign(await passkeys().challenge(who.actor, rig.caller)) };
      expect(await remove(passkeyId, own)).toEqual({ sendingHeldUntil: null, sessionsEnded: 0 });
      await signIn(who);
      const answer = await remove(who.added.passkey.passkeyId, { recoveryCode: who.added.recoveryCodes?.[0] });
      expect(answer).toEqual({ sendingHeldUntil: rig.now() + DAY, sessionsEnded: 1 });
      expect(await rig.accounts.security.state(who.actor, rig.caller)).toMatchObject({
        passkeys: 0,
        methods: [],
        recoveryCodesLeft: 0,
        sendingHeldUntil: rig.now() + DAY,
      });
      expect(await rig.accounts.userInfo(who.actor)).toMatchObject({ isBindGa: 0 });
      expect(subjects(who.email)).toContain('A passkey of your Kontor account was removed');
      expect((await rig.login(who.email)).id).toBe(who.id);
      expect(await refusalOf(remove(passkeyId, {}))).toBe('passkeyGone');
    });

    it('until an operator takes the second factor away', async () => {
      const who = await owner('reset.operator');
      const audit = { actor: 'operator:alice', action: 'user.factor.reset', subject: `user:${who.id}`, details: {} };
      await rig.accounts.secondFactor.reset(who.id, audit);
      expect(await refusalOf(signIn(who))).toBe('passkeyInvalid');
      expect((await rig.login(who.email)).id).toBe(who.id);
    });

    it('never to the account all visitors share; what was added before is gone at the next start', async () => {
      const demo = await rig.accounts.ensureDemoAccount('kontor');
      if (!demo) throw new Error('a practice brand has one');
      const { token } = await rig.login(demo.email, rig.caller, demo.password);
      const actor = await actorOf(rig, token);
      const device = passkeyDevice();
      await expect(startFirst(rig, actor, demo.email)).rejects.toMatchObject({ codeName: 'accountShared' });
      await database().query('update users set is_shared = false where id = $1', [demo.actor.userId]);
      await passkeys().confirm(actor, rig.caller, { passkey: device.create(await startFirst(rig, actor, demo.email)) });
      await rig.accounts.ensureDemoAccount('kontor');
      expect(await refusalOf(signIn({ device }))).toBe('passkeyInvalid');
    });
  });

  it('forgets challenges nobody answered', async () => {
    const { options } = await passkeys().loginChallenge(rig.caller);
    rig.pass(VALID + 2 * MINUTE);
    await passkeys().loginChallenge(rig.caller);
    const rows = await database().query('select 1 from passkey_challenges where challenge_hash = $1', [hashToken(options.challenge)]);
    expect(rows).toEqual([]);
  });
});
