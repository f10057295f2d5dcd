import type { SessionActor } from '@/exchange/app/actor';
import { type AccountsRig, buildAccountsRig, refusalOf, STRONG_PASSWORD } from '../support/accountsRig';
import { appCode } from '../support/authenticatorApp';
import { passkeyDevice } from '../support/passkeyDevice';
import { actorOf, passkeyOwner, startFirst } from '../support/passkeyOwner';
import { describeOnDatabase } from '../support/testDatabase';

interface UnderWay {
  actor: SessionActor;
  /** The call whose checks have all been passed. */
  call(): Promise<unknown>;
}

describeOnDatabase('a change of what protects an account, under way', (database) => {
  let rig: AccountsRig;
  beforeAll(async () => {
    rig = await buildAccountsRig(database());
  });

  /** Between what a call checks and what it writes. */
  function meanwhile(act: () => Promise<unknown>): void {
    const { atomically } = rig.store;
    rig.store.atomically = async (work) => {
      rig.store.atomically = atomically;
      await act();
      return atomically(work);
    };
  }
  async function newcomer(name: string) {
    const email = `${name}@mail.example`;
    return { email, actor: await actorOf(rig, (await rig.register(email)).token) };
  }
  async function owner(name: string) {
    const { actor, device, added } = await passkeyOwner(rig, name);
    const passkey = device.sign(await rig.accounts.passkeys.challenge(actor, rig.caller));
    return { actor, passkey, passkeyId: added.passkey.passkeyId };
  }
  async function binding(name: string) {
    const { email, actor } = await newcomer(name);
    const { ticket, key } = await rig.accounts.secondFactor.generate(actor, rig.caller);
    return { actor, email, key, params: { ticket, code: rig.codeFor(email), authenticatorCode: appCode(key, rig.now()) } };
  }
  const passkeys = () => rig.accounts.passkeys;
  const secondFactor = () => rig.accounts.secondFactor;

  const CHANGES: Record<string, (name: string) => Promise<UnderWay>> = {
    'starting to add a passkey': async (name) => {
      const { email, actor } = await newcomer(name);
      const { ticket } = await passkeys().sendCode(actor, rig.caller);
      const code = rig.codeFor(email);
      return { actor, call: () => passkeys().add(actor, rig.caller, { ticket, code }) };
    },
    'adding a passkey': async (name) => {
      const { email, actor } = await newcomer(name);
      const passkey = passkeyDevice().create(await startFirst(rig, actor, email));
      return { actor, call: () => passkeys().confirm(actor, rig.caller, { passkey }) };
    },
    'removing a passkey': async (name) => {
      const { actor, passkey, passkeyId } = await owner(name);
      const params = { passkeyId, currentPassword: STRONG_PASSWORD, passkey };
      return { actor, call: () => passkeys().remove(actor, rig.caller, params) };
    },
    'letting passkeys sign in': async (name) => {
      const { actor, passkey } = await owner(name);
      return { actor, call: () => passkeys().setLogin(actor, rig.caller, { isOn: true, passkey }) };
    },
    'new recovery codes': async (name) => {
      const { actor, passkey } = await owner(name);
      return { actor, call: () => secondFactor().renewRecoveryCodes(actor, rig.caller, { passkey }) };
    },
    'binding an authenticator': async (name) => {
      const { actor, params } = await binding(name);
      return { actor, call: () => secondFactor().bind(actor, rig.caller, params) };
    },
    'taking an authenticator away': async (name) => {
      const { actor, key, params } = await binding(name);
      await secondFactor().bind(actor, rig.caller, params);
      rig.pass(30_000);
      const proof = { currentPassword: STRONG_PASSWORD, authenticatorCode: appCode(key, rig.now()) };
      return { actor, call: () => secondFactor().unbind(actor, rig.caller, proof) };
    },
    'another password': async (name) => {
      const { actor } = await newcomer(name);
      const params = { currentPassword: STRONG_PASSWORD, newPassword: `${STRONG_PASSWORD}-other` };
      return { actor, call: () => rig.accounts.security.changePassword(actor, rig.caller, params) };
    },
    'the word in mails': async (name) => {
      const { actor } = await newcomer(name);
      const params = { word: 'harbour', currentPassword: STRONG_PASSWORD };
      return { actor, call: () => rig.accounts.security.setAntiPhishing(actor, rig.caller, params) };
    },
  };
  const cases = Object.entries(CHANGES).map(([what, start], nth) => ({ what, start, name: `meanwhile${nth}` }));
  /** What the change would have changed. */
  const state = ({ userId }: SessionActor) =>
    Promise.all([rig.store.users.byId(userId), rig.store.recoveryCodes.list(userId), rig.store.passkeys.list(userId)]);

  it.each(cases)('does not outlive its session: $what', async ({ start, name }) => {
    const { actor, call } = await start(`${name}.session`);
    const before = await state(actor);
    meanwhile(() => rig.store.sessions.revokeAll(actor.userId, rig.now()));
    expect(await refusalOf(call())).toBe('tokenInvalid');
    expect(await state(actor)).toEqual(before);
  });

  it.each(cases)('does not outlive a lock: $what', async ({ start, name }) => {
    const { actor, call } = await start(`${name}.lock`);
    meanwhile(() => rig.store.users.setLocked(actor.userId, 1_790_000_000_000));
    expect(await refusalOf(call())).toBe('accountIsLocked||1790000000000');
  });

  const freeze = (column: 'frozen_ms' | 'self_frozen_ms', { userId }: SessionActor) =>
    database().query(`insert into traders (user_id, account_type, ${column}) values ($1, 0, 1790000000000)`, [userId]);

  it.each(cases)('does not outlive a freeze: $what', async ({ start, name }) => {
    const [operators, owners] = [await start(`${name}.frozen`), await start(`${name}.self`)];
    meanwhile(() => freeze('frozen_ms', operators.actor));
    expect(await refusalOf(operators.call())).toBe('accountFrozen||1790000000000');
    meanwhile(() => freeze('self_frozen_ms', owners.actor));
    expect(await refusalOf(owners.call())).toBe('accountSelfFrozen||1790000000000');
  });

  it('takes a way in away all the same: passkeys that sign in are switched off while an account is frozen', async () => {
    for (const column of ['frozen_ms', 'self_frozen_ms'] as const) {
      const { actor } = await owner(`meanwhile.off.${column}`);
      await freeze(column, actor);
      expect(await refusalOf(passkeys().setLogin(actor, rig.caller, { isOn: false }))).toBe('answered');
      expect(await rig.store.users.byId(actor.userId)).toMatchObject({ isPasskeyLoginOn: false });
    }
  });

  it.each(cases)('goes on where nothing happened: $what', async ({ start, name }) => {
    const { call } = await start(`${name}.quiet`);
    expect(await refusalOf(call())).toBe('answered');
  });

  it('binds no authenticator past a passkey that came meanwhile: nobody was asked for it', async () => {
    const { actor, params } = await binding('meanwhile.second');
    const device = passkeyDevice();
    const creation = await startFirst(rig, actor, 'meanwhile.second@mail.example');
    meanwhile(() => passkeys().confirm(actor, rig.caller, { passkey: device.create(creation), name: 'Laptop' }));
    expect(await refusalOf(secondFactor().bind(actor, rig.caller, params))).toBe('codeExpired');
    expect(await rig.store.users.byId(actor.userId)).toMatchObject({ authenticatorBoundAt: null, passkeys: 1 });
  });

  it('starts no passkey by a code alone once there is another factor', async () => {
    const { email, actor } = await newcomer('meanwhile.code');
    const device = passkeyDevice();
    const creation = await startFirst(rig, actor, email);
    // Another code comes after a minute.
    rig.pass(60_000);
    const { ticket } = await passkeys().sendCode(actor, rig.caller);
    const code = rig.codeFor(email);
    meanwhile(() => passkeys().confirm(actor, rig.caller, { passkey: device.create(creation) }));
    expect(await refusalOf(passkeys().add(actor, rig.caller, { ticket, code }))).toBe('passkeyExpired');
  });

  it('adds no second passkey once the first is gone: nobody is left with it and no other way in', async () => {
    const { actor, passkey, passkeyId } = await owner('meanwhile.alone.second');
    const creation = await passkeys().add(actor, rig.caller, { passkey });
    meanwhile(() => rig.store.passkeys.remove(actor.userId, passkeyId));
    const second = passkeyDevice().create(creation);
    expect(await refusalOf(passkeys().confirm(actor, rig.caller, { passkey: second }))).toBe('passkeyExpired');
    expect(await rig.store.passkeys.list(actor.userId)).toEqual([]);
  });

  it('adds one first passkey, which gives recovery codes and logs others out: the other was asked for less than there is now', async () => {
    const { email, actor } = await newcomer('meanwhile.both');
    const first = passkeyDevice().create(await startFirst(rig, actor, email));
    rig.pass(60_000);
    const second = passkeyDevice().create(await startFirst(rig, actor, email));
    const other = await rig.login(email);
    let added: Awaited<ReturnType<ReturnType<typeof passkeys>['confirm']>> | undefined;
    meanwhile(async () => {
      added = await passkeys().confirm(actor, rig.caller, { passkey: first });
    });
    expect(await refusalOf(passkeys().confirm(actor, rig.caller, { passkey: second }))).toBe('passkeyExpired');
    expect(added).toMatchObject({ recoveryCodes: { length: 10 }, sessionsEnded: 1 });
    expect(await rig.accounts.authenticate(other.token, 'kontor', false)).toBeUndefined();
    const byCode = { isOn: true, recoveryCode: added?.recoveryCodes?.[0] };
    expect(await refusalOf(passkeys().setLogin(actor, rig.caller, byCode))).toBe('answered');
  });

  it('adds no passkey that was asked for before an authenticator was bound, or before the password changed', async () => {
    const { actor, params, email } = await binding('meanwhile.before');
    const device = passkeyDevice();
    const beforeFactor = device.create(await startFirst(rig, actor, email));
    await secondFactor().bind(actor, rig.caller, params);
    expect(await refusalOf(passkeys().confirm(actor, rig.caller, { passkey: beforeFactor }))).toBe('passkeyExpired');

    const other = await newcomer('meanwhile.password');
    const beforePassword = device.create(await startFirst(rig, other.actor, other.email));
    const changed = { currentPassword: STRONG_PASSWORD, newPassword: `${STRONG_PASSWORD}-other` };
    const { token } = await rig.accounts.security.changePassword(other.actor, rig.caller, changed);
    const successor = await actorOf(rig, token);
    expect(await refusalOf(passkeys().confirm(successor, rig.caller, { passkey: beforePassword }))).toBe('passkeyExpired');
    expect(await rig.store.passkeys.list(successor.userId)).toEqual([]);
  });

  it('removes a passkey once', async () => {
    const { actor, passkey, passkeyId } = await owner('meanwhile.twice');
    const params = { passkeyId, currentPassword: STRONG_PASSWORD, passkey };
    meanwhile(() => database().query('delete from passkeys where id = $1', [passkeyId]));
    expect(await refusalOf(passkeys().remove(actor, rig.caller, params))).toMatch(/^passkey(Gone|Invalid)$/);
  });

  it('tells the owner that a passkey is enough from now on, once', async () => {
    const { actor, device, email } = await passkeyOwner(rig, 'meanwhile.alone');
    const prove = async () => ({ passkey: device.sign(await passkeys().challenge(actor, rig.caller)) });
    await passkeys().setLogin(actor, rig.caller, { isOn: false });
    const told = () => rig.sent.filter(({ to, subject }) => to === email && subject.startsWith('A passkey now signs in')).length;
    expect(told()).toBe(0);
    for (let nth = 0; nth < 2; nth += 1) {
      await passkeys().setLogin(actor, rig.caller, { isOn: true, ...(await prove()) });
      expect(told()).toBe(1);
    }
  });

  it('tells the owner of a recovery code, whatever it was used for', async () => {
    const email = 'meanwhile.codes@mail.example';
    const told = () => rig.sent.filter(({ to, subject }) => to === email && subject === 'A recovery code of your Kontor account was used');
    const { actor, added } = await passkeyOwner(rig, 'meanwhile.codes');
    const [first, second, third] = added.recoveryCodes ?? [];
    await passkeys().setLogin(actor, rig.caller, { isOn: true, recoveryCode: first });
    expect(told()).toHaveLength(1);
    const creation = await passkeys().add(actor, rig.caller, { recoveryCode: second });
    expect(told()).toHaveLength(2);
    await passkeys().confirm(actor, rig.caller, { passkey: passkeyDevice().create(creation) });
    const { ticket, key } = await secondFactor().generate(actor, rig.caller);
    const params = { ticket, code: rig.codeFor(email), authenticatorCode: appCode(key, rig.now()) };
    const bound = await secondFactor().bind(actor, rig.caller, { ...params, recoveryCode: third });
    expect(told()).toHaveLength(3);
    const proof = { currentPassword: STRONG_PASSWORD, recoveryCode: bound.recoveryCodes[0] };
    await secondFactor().unbind(actor, rig.caller, proof);
    expect(told()).toHaveLength(4);
  });
});
