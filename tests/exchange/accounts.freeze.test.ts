import { type AccountsRig, refusalOf, STRONG_PASSWORD } from '../support/accountsRig';
import { appCode } from '../support/authenticatorApp';
import { DAY, FREED, FROZEN, type FreezeRig, startFreezes } from '../support/freezeRig';
import { balance, limit, type Money } from '../support/moneyDesk';
import { describeOnDatabase } from '../support/testDatabase';

describeOnDatabase('an account its owner has frozen', (database) => {
  let rig: AccountsRig;
  let money: Money;
  let freezes: FreezeRig;
  beforeAll(async () => {
    freezes = await startFreezes(database());
    ({ rig, money } = freezes);
  });
  afterAll(() => money.writer.stop());

  const audit = { actor: 'operator:alice', action: 'user.freeze', subject: 'user:1', details: {} };

  it('neither trades nor moves money, at once, until code and password end it; sending is held then', async () => {
    const { email, id, token, actor } = await freezes.owner('freeze');
    const other = await rig.login(email);
    const { sessionId: otherSession } = await freezes.actorOf(other.token);
    const order = await money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.01'));
    const frozen = await rig.accounts.security.freeze(actor, rig.caller, { cancelOrders: true });
    expect(frozen).toEqual({ frozenAt: expect.any(Number), canceledOrders: 1, sessionsEnded: 1 });
    expect(await rig.accounts.authenticate(other.token, 'kontor', false)).toBeUndefined();
    // Streams of that session end by this, here and in other processes.
    expect(rig.revoked.filter(({ userId }) => userId === id)).toEqual([{ userId: id, sessionId: otherSession }]);
    expect((await freezes.actorOf(token)).standing.selfFrozenAt).toBe(frozen.frozenAt);
    expect(await rig.accounts.userInfo(actor)).toMatchObject({ standing: { selfFrozenAt: frozen.frozenAt, frozenAt: null } });
    const refused = `accountSelfFrozen||${frozen.frozenAt}`;
    expect(await refusalOf(money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.01')))).toBe(refused);
    expect(await refusalOf(money.writer.cancelSpotOrder(actor, { symbol: 'BTC_USDT', orderId: order.orderId }))).toBe(
      'orderNotOpen||CANCELED',
    );
    expect(await balance(database(), actor, 'USDT')).toMatchObject({ held: 0n });
    expect(freezes.subjects(email)).toContain(FROZEN);

    // Again is still the first time, and nobody is told twice.
    expect(await rig.accounts.security.freeze(actor, rig.caller, { cancelOrders: false })).toMatchObject({ frozenAt: frozen.frozenAt });
    expect(freezes.subjects(email).filter((subject) => subject === FROZEN)).toHaveLength(1);

    const later = await rig.login(email);
    const right = await freezes.proof(email, token);
    const unfreeze = (params: object) => refusalOf(rig.accounts.security.unfreeze(actor, rig.caller, { ...right, ...params }));
    expect(await unfreeze({ currentPassword: 'Harbour28' })).toBe('credentialsInvalid');
    expect(await unfreeze({ code: right.code === '000000' ? '000001' : '000000' })).toBe('codeInvalid||4');
    expect(await rig.accounts.security.unfreeze(actor, rig.caller, right)).toEqual({ sendingHeldUntil: rig.now() + DAY });
    expect(await unfreeze({})).toBe('accountNotFrozen');
    // Its end ends no session.
    expect(await rig.accounts.authenticate(later.token, 'kontor', false)).toBeDefined();
    expect(rig.revoked.filter(({ userId }) => userId === id)).toHaveLength(1);
    expect((await freezes.actorOf(token)).standing).toMatchObject({ selfFrozenAt: null, sendingHeldUntil: rig.now() + DAY });
    expect(await money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.01'))).toMatchObject({ status: 'OPEN' });
    const { records } = await rig.accounts.security.activity(actor, {});
    expect(records.filter(({ kind }) => kind.startsWith('ACCOUNT_')).map(({ kind, result }) => `${kind} ${result}`)).toEqual([
      'ACCOUNT_UNFREEZE PASSED',
      'ACCOUNT_UNFREEZE WRONG_CODE',
      'ACCOUNT_UNFREEZE WRONG_PASSWORD',
      'ACCOUNT_FREEZE PASSED',
    ]);
  });

  it('is not ended by who was thrown out, or from an account that was locked, while the call was under way', async () => {
    const { atomically } = rig.store;
    for (const [name, act, refusal] of [
      ['out', (id: string) => rig.store.sessions.revokeAll(id, rig.now()), 'tokenInvalid'],
      ['lock', (id: string) => rig.store.users.setLocked(id, 1_790_000_000_000), 'accountIsLocked||1790000000000'],
    ] as const) {
      const { email, token, actor } = await freezes.owner(`freeze.meanwhile.${name}`);
      await rig.accounts.security.freeze(actor, rig.caller, { cancelOrders: false });
      const right = await freezes.proof(email, token);
      rig.store.atomically = async (work) => {
        rig.store.atomically = atomically;
        await act(actor.userId);
        return atomically(work);
      };
      expect(await refusalOf(rig.accounts.security.unfreeze(actor, rig.caller, right))).toBe(refusal);
      expect(await rig.store.users.byId(actor.userId)).toMatchObject({ selfFrozenAt: expect.any(Number) });
    }
  });

  it('asks for the second factor where there is one', async () => {
    const { email, token, actor } = await freezes.owner('freeze.factor');
    const { ticket, key } = await rig.accounts.secondFactor.generate(actor, rig.caller);
    const authenticatorCode = appCode(key, rig.now());
    await rig.accounts.secondFactor.bind(actor, rig.caller, { ticket, code: rig.codeFor(email), authenticatorCode });
    await rig.accounts.security.freeze(actor, rig.caller, { cancelOrders: false });
    const right = await freezes.proof(email, token);
    const unfreeze = (params: object) => refusalOf(rig.accounts.security.unfreeze(actor, rig.caller, { ...right, ...params }));
    expect(await unfreeze({})).toBe('secondFactorRequired||authenticator');
    expect(await unfreeze({ authenticatorCode })).toBe('authenticatorInvalid');
    await rig.accounts.settled();
    expect((await rig.accounts.security.activity(actor, {})).records[0]).toMatchObject({
      kind: 'ACCOUNT_UNFREEZE',
      result: 'WRONG_FACTOR',
    });
    rig.pass(30_000);
    // Who proves the factor has more than the mailbox: a password that is younger than the freeze keeps nobody waiting.
    const newPassword = `${STRONG_PASSWORD}-other`;
    const forgotten = await rig.accounts.forgotPasswordVerify(rig.caller, { email, captcha: await rig.captcha('forgot') });
    const reset = { ticket: forgotten.ticket, code: rig.codeFor(email), newPassword, authenticatorCode: appCode(key, rig.now()) };
    await rig.accounts.forgotPasswordConfirm(rig.caller, reset);
    rig.pass(30_000);
    const form = { email, password: newPassword, captcha: await rig.captcha('login'), platform: 'PC' as const };
    const login = await rig.accounts.loginVerify(rig.caller, form);
    const asked = await rig.accounts.loginConfirm(rig.caller, { ticket: login.ticket, code: rig.codeFor(email) });
    if ('token' in asked) throw new Error('a factor is bound');
    const again = { ticket: asked.ticket, platform: 'PC' as const, authenticatorCode: appCode(key, rig.now()) };
    const { token: own } = await rig.accounts.secondFactor.login(rig.caller, again);
    rig.pass(30_000);
    const whole = { ...(await freezes.proof(email, own)), currentPassword: newPassword, authenticatorCode: appCode(key, rig.now()) };
    expect(await refusalOf(rig.accounts.security.unfreeze(await freezes.actorOf(own), rig.caller, whole))).toBe('answered');
  });

  it("is apart from an operator's freeze: each ends for itself", async () => {
    const { email, token, actor } = await freezes.owner('freeze.both');
    await rig.accounts.security.freeze(actor, rig.caller, { cancelOrders: false });
    await money.writer.run('setFrozen', { actor, isFrozen: true, cancelOrders: false, audit });
    const { standing } = await freezes.actorOf(token);
    expect(standing.frozenAt).toEqual(expect.any(Number));
    await rig.accounts.security.unfreeze(actor, rig.caller, await freezes.proof(email, token));
    expect(await refusalOf(money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.01')))).toMatch(/^accountFrozen\|\|/);
    await rig.accounts.security.freeze(actor, rig.caller, { cancelOrders: false });
    await money.writer.run('setFrozen', { actor, isFrozen: false, cancelOrders: false, audit });
    expect(await refusalOf(money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.01')))).toMatch(/^accountSelfFrozen/);
    await money.writer.run('setFrozen', { actor, isFrozen: false, cancelOrders: false, audit, isOwners: true });
    expect((await freezes.actorOf(token)).standing).toMatchObject({ frozenAt: null, selfFrozenAt: null });
  });

  it('is not ended at once by who has the mailbox alone: a password that is younger than it waits a day', async () => {
    const { email, actor } = await freezes.owner('freeze.mailbox');
    await rig.accounts.security.freeze(actor, rig.caller, { cancelOrders: false });
    rig.pass(60_000);
    const { ticket } = await rig.accounts.forgotPasswordVerify(rig.caller, { email, captcha: await rig.captcha('forgot') });
    const newPassword = `${STRONG_PASSWORD}-other`;
    await rig.accounts.forgotPasswordConfirm(rig.caller, { ticket, code: rig.codeFor(email), newPassword });
    const thief = await freezes.actorOf((await rig.login(email, rig.caller, newPassword)).token);
    const unfreeze = async () => {
      const { ticket: own } = await rig.accounts.security.startUnfreezing(thief, rig.caller);
      const right = { ticket: own, code: rig.codeFor(email), currentPassword: newPassword };
      return refusalOf(rig.accounts.security.unfreeze(thief, rig.caller, right));
    };
    expect(await unfreeze()).toBe('unfreezeTooSoon||24');
    expect(freezes.subjects(email)).not.toContain(FREED);
    rig.pass(DAY);
    expect(await unfreeze()).toBe('answered');
  });

  it('is ended at once by a password that is older, however young', async () => {
    const { email, token, actor } = await freezes.owner('freeze.older');
    const currentPassword = `${STRONG_PASSWORD}-other`;
    const change = { currentPassword: STRONG_PASSWORD, newPassword: currentPassword };
    const { token: renewed } = await rig.accounts.security.changePassword(await freezes.actorOf(token), rig.caller, change);
    money.clock.advance(rig.now() + 1_000 - money.clock.now());
    rig.pass(2_000);
    const own = await freezes.actorOf(renewed);
    await rig.accounts.security.freeze(own, rig.caller, { cancelOrders: false });
    const right = { ...(await freezes.proof(email, renewed)), currentPassword };
    expect(await refusalOf(rig.accounts.security.unfreeze(own, rig.caller, right))).toBe('answered');
    expect(await rig.store.users.byId(actor.userId)).toMatchObject({ selfFrozenAt: null });
  });

  it('by an operator does not keep its owner from another password, which ends every session and ends no freeze', async () => {
    const { email, token, actor } = await freezes.owner('freeze.reset');
    await money.writer.run('setFrozen', { actor, isFrozen: true, cancelOrders: false, audit });
    const { ticket } = await rig.accounts.forgotPasswordVerify(rig.caller, { email, captcha: await rig.captcha('forgot') });
    const newPassword = `${STRONG_PASSWORD}-other`;
    expect(await refusalOf(rig.accounts.forgotPasswordConfirm(rig.caller, { ticket, code: rig.codeFor(email), newPassword }))).toBe(
      'answered',
    );
    expect(await rig.accounts.authenticate(token, 'kontor', false)).toBeUndefined();
    const again = await freezes.actorOf((await rig.login(email, rig.caller, newPassword)).token);
    expect(again.standing).toMatchObject({ frozenAt: expect.any(Number), sendingHeldUntil: rig.now() + DAY });
    expect(await refusalOf(money.writer.placeSpotOrder(again, limit('BUY', '90000', '0.01')))).toMatch(/^accountFrozen\|\|/);
  });

  it('is none for the account all visitors share; one of before is taken from it when the exchange starts again', async () => {
    const demo = await rig.accounts.ensureDemoAccount('kontor');
    if (!demo) throw new Error('kontor is a practice brand');
    const actor = await freezes.actorOf((await rig.login(demo.email, rig.caller, demo.password)).token);
    const freeze = () => rig.accounts.security.freeze(actor, rig.caller, { cancelOrders: false });
    expect(await refusalOf(freeze())).toBe('accountShared');
    await database().query('update users set is_shared = false where id = $1', [demo.actor.userId]);
    await freeze();
    await rig.accounts.ensureDemoAccount('kontor');
    expect((await rig.store.users.byEmail('kontor', demo.email))?.selfFrozenAt).toBeNull();
  });

  it('leaves orders as they are where it was not asked to cancel them, when it begins and when it ends', async () => {
    const { email, token, actor } = await freezes.owner('freeze.orders');
    const order = await money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.01'));
    expect(await rig.accounts.security.freeze(actor, rig.caller, { cancelOrders: false })).toMatchObject({ canceledOrders: 0 });
    await rig.accounts.security.unfreeze(actor, rig.caller, await freezes.proof(email, token));
    const cancel = money.writer.cancelSpotOrder(actor, { symbol: 'BTC_USDT', orderId: order.orderId });
    expect(await refusalOf(cancel)).toBe('answered');
  });

  it('is not ended by a code that is void by the time everything else was looked at', async () => {
    const { email, token, actor } = await freezes.owner('freeze.void');
    await rig.accounts.security.freeze(actor, rig.caller, { cancelOrders: false });
    const right = await freezes.proof(email, token);
    const { atomically } = rig.store;
    rig.store.atomically = async (work) => {
      rig.store.atomically = atomically;
      await rig.store.tickets.voidAll(actor.userId, rig.now());
      return atomically(work);
    };
    expect(await refusalOf(rig.accounts.security.unfreeze(actor, rig.caller, right))).toBe('codeExpired');
    expect((await freezes.actorOf(token)).standing).toMatchObject({ selfFrozenAt: expect.any(Number), sendingHeldUntil: null });
  });

  it("takes no code of another user's", async () => {
    const mine = await freezes.owner('freeze.mine');
    const theirs = await freezes.owner('freeze.theirs');
    for (const { actor } of [mine, theirs]) await rig.accounts.security.freeze(actor, rig.caller, { cancelOrders: false });
    const stolen = await freezes.proof(theirs.email, theirs.token);
    expect(await refusalOf(rig.accounts.security.unfreeze(mine.actor, rig.caller, stolen))).toBe('codeExpired');
  });

  it('logs out everywhere, here too', async () => {
    const { email, token, actor } = await freezes.owner('freeze.everywhere');
    const other = await rig.login(email);
    expect(await rig.accounts.security.revokeAllSessions(actor, rig.caller)).toEqual({ count: 2 });
    for (const one of [token, other.token]) expect(await rig.accounts.authenticate(one, 'kontor', false)).toBeUndefined();
  });
});
