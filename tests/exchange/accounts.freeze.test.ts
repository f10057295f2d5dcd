import type { AccountMoney } from '@/exchange/app/accounts/accountMoney';
import { type AccountsRig, buildAccountsRig, refusalOf, STRONG_PASSWORD } from '../support/accountsRig';
import { appCode } from '../support/authenticatorApp';
import { balance, fund, limit, type Money, startMoney } from '../support/moneyDesk';
import { describeOnDatabase } from '../support/testDatabase';

const DAY = 86_400_000;

describeOnDatabase('an account its owner has frozen', (database) => {
  let rig: AccountsRig;
  let money: Money;
  let dies: 'never' | 'before' | 'behind' = 'never';
  beforeAll(async () => {
    const own: AccountMoney = {
      setSelfFrozen: async (actor, isFrozen, cancelOrders) => {
        if (dies === 'before') throw new Error('killed');
        const answer = await money.writer.run('setFrozen', { actor, isFrozen, cancelOrders });
        if (dies === 'behind') throw new Error('killed');
        return answer;
      },
      close: () => Promise.reject(new Error('nothing is closed here')),
    };
    rig = await buildAccountsRig(database(), { money: own });
    money = await startMoney(database(), { bus: rig.bus });
  });
  afterAll(() => money.writer.stop());

  const audit = { actor: 'operator:alice', action: 'user.freeze', subject: 'user:1', details: {} };
  const actorOf = async (token: string) => {
    const actor = await rig.accounts.authenticate(token, 'kontor', false);
    if (!actor) throw new Error('signed in');
    return actor;
  };
  const subjects = (email: string) => rig.sent.filter(({ to }) => to === email).map(({ subject }) => subject);
  async function owner(name: string) {
    const email = `${name}@mail.example`;
    const { token, id } = await rig.register(email);
    const actor = await actorOf(token);
    await fund(money, actor, 'USDT', '10000');
    return { email, token, id, actor };
  }
  const proof = async (email: string, token: string) => {
    const { ticket } = await rig.accounts.security.startUnfreezing(await actorOf(token), rig.caller);
    return { ticket, code: rig.codeFor(email), currentPassword: STRONG_PASSWORD };
  };

  it('neither trades nor moves money, at once, until code and password end it; sending is held then', async () => {
    const { email, token, actor } = await owner('freeze');
    const other = await rig.login(email);
    const order = await money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.01'));
    const frozen = await rig.accounts.security.freeze(actor, rig.caller, { cancelOrders: true });
    expect(frozen).toEqual({ frozenAt: expect.any(Number), canceledOrders: 1, sessionsEnded: 1 });
    expect(await rig.accounts.authenticate(other.token, 'kontor', false)).toBeUndefined();
    expect((await actorOf(token)).standing.selfFrozenAt).toBe(frozen.frozenAt);
    expect(await rig.accounts.userInfo(actor)).toMatchObject({ standing: { selfFrozenAt: frozen.frozenAt, frozenAt: null } });
    const refused = `accountSelfFrozen||${frozen.frozenAt}`;
    expect(await refusalOf(money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.01')))).toBe(refused);
    expect(await refusalOf(money.writer.cancelSpotOrder(actor, { symbol: 'BTC_USDT', orderId: order.orderId }))).toBe(
      'orderNotOpen||CANCELED',
    );
    expect(await balance(database(), actor, 'USDT')).toMatchObject({ held: 0n });
    expect(subjects(email)).toContain('Your Kontor account is frozen');

    // Again is still the first time, and nobody is told twice.
    expect(await rig.accounts.security.freeze(actor, rig.caller, { cancelOrders: false })).toMatchObject({ frozenAt: frozen.frozenAt });
    expect(subjects(email).filter((subject) => subject === 'Your Kontor account is frozen')).toHaveLength(1);

    const right = await proof(email, token);
    const unfreeze = (params: object) => refusalOf(rig.accounts.security.unfreeze(actor, rig.caller, { ...right, ...params }));
    expect(await unfreeze({ currentPassword: 'Harbour28' })).toBe('credentialsInvalid');
    expect(await unfreeze({ code: right.code === '000000' ? '000001' : '000000' })).toBe('codeInvalid||4');
    expect(await rig.accounts.security.unfreeze(actor, rig.caller, right)).toEqual({ sendingHeldUntil: rig.now() + DAY });
    expect(await unfreeze({})).toBe('accountNotFrozen');
    expect((await actorOf(token)).standing).toMatchObject({ selfFrozenAt: null, sendingHeldUntil: rig.now() + DAY });
    expect(await money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.01'))).toMatchObject({ status: 'OPEN' });
    const { records } = await rig.accounts.security.activity(actor, {});
    expect(records.filter(({ kind }) => kind.startsWith('ACCOUNT_')).map(({ kind, result }) => `${kind} ${result}`)).toEqual([
      'ACCOUNT_UNFREEZE PASSED',
      'ACCOUNT_UNFREEZE WRONG_CODE',
      'ACCOUNT_UNFREEZE WRONG_PASSWORD',
      'ACCOUNT_FREEZE PASSED',
    ]);
  });

  it('is finished by a look half a minute later where a process died behind the commit of the money, and told once', async () => {
    const { email, id, token, actor } = await owner('freeze.crash');
    money.clock.advance(rig.now() - money.clock.now());
    await money.writer.run('setFrozen', { actor, isFrozen: true, cancelOrders: false });
    // Until then whoever froze it is still at it, and would be logged out here.
    rig.pass(29_999);
    await rig.accounts.security.resume();
    await rig.settled();
    expect(subjects(email)).not.toContain('Your Kontor account is frozen');
    expect(await rig.accounts.authenticate(token, 'kontor', false)).toBeDefined();
    rig.pass(2);
    await rig.accounts.security.resume();
    await rig.accounts.security.resume();
    await rig.settled();
    expect(subjects(email).filter((subject) => subject === 'Your Kontor account is frozen')).toHaveLength(1);
    expect(await rig.accounts.authenticate(token, 'kontor', false)).toBeUndefined();
    expect((await rig.store.users.byId(id))?.selfFrozenAt).toEqual(expect.any(Number));
  });

  it.each(['lasts', 'has ended'] as const)('that %s is left as it is by a look that read of it before all had followed', async (which) => {
    const { email, token, actor } = await owner(`freeze.looked.${which.replace(' ', '.')}`);
    const { frozenAt } = await rig.accounts.security.freeze(actor, rig.caller, { cancelOrders: false });
    if (which === 'has ended') await rig.accounts.security.unfreeze(actor, rig.caller, await proof(email, token));
    const told = subjects(email);
    const look = jest.spyOn(rig.store.background.users, 'unfollowedFreezes').mockResolvedValueOnce([{ userId: actor.userId, frozenAt }]);
    await rig.accounts.security.resume();
    await rig.settled();
    expect(look).toHaveBeenCalledTimes(1);
    look.mockRestore();
    // Who froze it, or ended that, is still signed in where they did so.
    expect(await rig.accounts.authenticate(token, 'kontor', false)).toBeDefined();
    expect(subjects(email)).toEqual(told);
  });

  it('is finished, and told to have ended, whatever stands in the way of other accounts', async () => {
    const gone = [await owner('freeze.gone'), await owner('unfreeze.gone')] as const;
    const [frozen, ended] = [await owner('freeze.there'), await owner('unfreeze.there')] as const;
    for (const { actor } of [gone[1], ended]) await rig.accounts.security.freeze(actor, rig.caller, { cancelOrders: false });
    money.clock.advance(rig.now() - money.clock.now());
    for (const { actor } of [gone[0], frozen]) await money.writer.run('setFrozen', { actor, isFrozen: true, cancelOrders: false });
    for (const { actor } of [gone[1], ended]) await money.writer.run('setFrozen', { actor, isFrozen: false, cancelOrders: false });
    // Their brand's file is gone: nothing can be written in its look.
    for (const { id } of gone) await database().query(`update users set brand = 'gone' where id = $1`, [id]);
    rig.pass(30_001);
    await expect(rig.accounts.security.resume()).rejects.toThrow();
    await rig.settled();
    expect(subjects(frozen.email)).toContain('Your Kontor account is frozen');
    expect(await rig.accounts.authenticate(frozen.token, 'kontor', false)).toBeUndefined();
    expect(subjects(ended.email)).toContain('Your Kontor account is no longer frozen');
    // Done as soon as their brand is back.
    for (const { id } of gone) await database().query(`update users set brand = 'kontor' where id = $1`, [id]);
    await rig.accounts.security.resume();
    await rig.settled();
    expect(subjects(gone[0].email)).toContain('Your Kontor account is frozen');
  });

  it.each(['before', 'behind'] as const)('is told to have ended, once, where the process died %s the mail about it', async (when) => {
    const ENDED = 'Your Kontor account is no longer frozen';
    const { email, token, actor } = await owner(`unfreeze.${when}`);
    await rig.accounts.security.freeze(actor, rig.caller, { cancelOrders: false });
    const right = await proof(email, token);
    if (when === 'before') {
      // All that the call does until the money has committed.
      dies = 'behind';
      await expect(rig.accounts.security.unfreeze(actor, rig.caller, right)).rejects.toThrow('killed');
      dies = 'never';
      expect((await actorOf(token)).standing.selfFrozenAt).toBeNull();
      expect(subjects(email)).not.toContain(ENDED);
    } else await rig.accounts.security.unfreeze(actor, rig.caller, right);
    await rig.accounts.security.resume();
    await rig.accounts.security.resume();
    await rig.settled();
    expect(subjects(email).filter((subject) => subject === ENDED)).toHaveLength(1);
  });

  it.each([
    { first: 'behind', second: 'never', third: 'never' },
    { first: 'behind', second: 'before', third: 'behind' },
    { first: 'behind', second: 'behind', third: 'behind' },
    { first: 'never', second: 'behind', third: 'never' },
    { first: 'before', second: 'before', third: 'before' },
  ] as const)(
    'frozen, freed and frozen again is told so, each once, where the process dies $first, $second and $third the commit of the money',
    async ({ first, second, third }) => {
      const { email, token, actor } = await owner(`freeze.${first}.${second}.${third}`);
      const other = await rig.login(email);
      const step = async (where: typeof dies, act: () => Promise<unknown>) => {
        rig.pass(1_000);
        money.clock.advance(rig.now() - money.clock.now());
        dies = where;
        const acting = act();
        if (where === 'never') await acting;
        else await expect(acting).rejects.toThrow('killed');
        dies = 'never';
        // Nothing has happened: whoever was told so tries again.
        if (where === 'before') await act();
      };
      const freeze = () => rig.accounts.security.freeze(actor, rig.caller, { cancelOrders: false });
      const unfreeze = async () => rig.accounts.security.unfreeze(actor, rig.caller, await proof(email, token));
      await step(first, freeze);
      await step(second, unfreeze);
      // Of the first freeze everything has followed, whether or not somebody looked meanwhile.
      expect(await rig.accounts.authenticate(other.token, 'kontor', false)).toBeUndefined();
      await step(third, freeze);
      rig.pass(30_001);
      await rig.accounts.security.resume();
      await rig.accounts.security.resume();
      await rig.settled();
      expect(subjects(email).filter((subject) => /frozen$/.test(subject))).toEqual([
        'Your Kontor account is frozen',
        'Your Kontor account is no longer frozen',
        'Your Kontor account is frozen',
      ]);
      const { records } = await rig.accounts.security.activity(actor, {});
      expect(records.filter(({ kind }) => kind.startsWith('ACCOUNT_')).map(({ kind, result }) => `${kind} ${result}`)).toEqual([
        'ACCOUNT_FREEZE PASSED',
        'ACCOUNT_UNFREEZE PASSED',
        'ACCOUNT_FREEZE PASSED',
      ]);
      expect((await rig.store.users.byId(actor.userId))?.selfFrozenAt).toEqual(expect.any(Number));
    },
  );

  it('that was not finished is, where it cannot be ended', async () => {
    const { email, token, actor } = await owner('freeze.unfinished');
    const other = await rig.login(email);
    money.clock.advance(rig.now() - money.clock.now());
    dies = 'behind';
    await expect(rig.accounts.security.freeze(actor, rig.caller, { cancelOrders: false })).rejects.toThrow('killed');
    const right = await proof(email, token);
    dies = 'before';
    await expect(rig.accounts.security.unfreeze(actor, rig.caller, right)).rejects.toThrow('killed');
    dies = 'never';
    rig.pass(30_001);
    await rig.accounts.security.resume();
    await rig.settled();
    expect(subjects(email).filter((subject) => /frozen$/.test(subject))).toEqual(['Your Kontor account is frozen']);
    expect(await rig.accounts.authenticate(other.token, 'kontor', false)).toBeUndefined();
  });

  it('asks for the second factor where there is one', async () => {
    const { email, token, actor } = await owner('freeze.factor');
    const { ticket, key } = await rig.accounts.secondFactor.generate(actor, rig.caller);
    const authenticatorCode = appCode(key, rig.now());
    await rig.accounts.secondFactor.bind(actor, rig.caller, { ticket, code: rig.codeFor(email), authenticatorCode });
    await rig.accounts.security.freeze(actor, rig.caller, { cancelOrders: false });
    const right = await proof(email, token);
    const unfreeze = (params: object) => refusalOf(rig.accounts.security.unfreeze(actor, rig.caller, { ...right, ...params }));
    expect(await unfreeze({})).toBe('secondFactorRequired||authenticator');
    expect(await unfreeze({ authenticatorCode })).toBe('authenticatorInvalid');
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
    const whole = { ...(await proof(email, own)), currentPassword: newPassword, authenticatorCode: appCode(key, rig.now()) };
    expect(await refusalOf(rig.accounts.security.unfreeze(await actorOf(own), rig.caller, whole))).toBe('answered');
  });

  it("is apart from an operator's freeze: each ends for itself", async () => {
    const { email, token, actor } = await owner('freeze.both');
    await rig.accounts.security.freeze(actor, rig.caller, { cancelOrders: false });
    await money.writer.run('setFrozen', { actor, isFrozen: true, cancelOrders: false, audit });
    const { standing } = await actorOf(token);
    expect(standing.frozenAt).toEqual(expect.any(Number));
    await rig.accounts.security.unfreeze(actor, rig.caller, await proof(email, token));
    expect(await refusalOf(money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.01')))).toMatch(/^accountFrozen\|\|/);
    await rig.accounts.security.freeze(actor, rig.caller, { cancelOrders: false });
    await money.writer.run('setFrozen', { actor, isFrozen: false, cancelOrders: false, audit });
    expect(await refusalOf(money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.01')))).toMatch(/^accountSelfFrozen/);
    await money.writer.run('setFrozen', { actor, isFrozen: false, cancelOrders: false, audit, isOwners: true });
    expect((await actorOf(token)).standing).toMatchObject({ frozenAt: null, selfFrozenAt: null });
  });

  it('is not ended at once by who has the mailbox alone: a password that is younger than it waits a day', async () => {
    const { email, actor } = await owner('freeze.mailbox');
    await rig.accounts.security.freeze(actor, rig.caller, { cancelOrders: false });
    rig.pass(60_000);
    const { ticket } = await rig.accounts.forgotPasswordVerify(rig.caller, { email, captcha: await rig.captcha('forgot') });
    const newPassword = `${STRONG_PASSWORD}-other`;
    await rig.accounts.forgotPasswordConfirm(rig.caller, { ticket, code: rig.codeFor(email), newPassword });
    const thief = await actorOf((await rig.login(email, rig.caller, newPassword)).token);
    const unfreeze = async () => {
      const { ticket: own } = await rig.accounts.security.startUnfreezing(thief, rig.caller);
      const right = { ticket: own, code: rig.codeFor(email), currentPassword: newPassword };
      return refusalOf(rig.accounts.security.unfreeze(thief, rig.caller, right));
    };
    expect(await unfreeze()).toBe('unfreezeTooSoon||24');
    expect(subjects(email)).not.toContain('Your Kontor account is no longer frozen');
    rig.pass(DAY);
    expect(await unfreeze()).toBe('answered');
  });

  it('by an operator does not keep its owner from another password, which ends every session and ends no freeze', async () => {
    const { email, token, actor } = await owner('freeze.reset');
    await money.writer.run('setFrozen', { actor, isFrozen: true, cancelOrders: false, audit });
    const { ticket } = await rig.accounts.forgotPasswordVerify(rig.caller, { email, captcha: await rig.captcha('forgot') });
    const newPassword = `${STRONG_PASSWORD}-other`;
    expect(await refusalOf(rig.accounts.forgotPasswordConfirm(rig.caller, { ticket, code: rig.codeFor(email), newPassword }))).toBe(
      'answered',
    );
    expect(await rig.accounts.authenticate(token, 'kontor', false)).toBeUndefined();
    const again = await actorOf((await rig.login(email, rig.caller, newPassword)).token);
    expect(again.standing).toMatchObject({ frozenAt: expect.any(Number), sendingHeldUntil: rig.now() + DAY });
    expect(await refusalOf(money.writer.placeSpotOrder(again, limit('BUY', '90000', '0.01')))).toMatch(/^accountFrozen\|\|/);
  });

  it('is none for the account all visitors share; one of before is taken from it when the exchange starts again', async () => {
    const demo = await rig.accounts.ensureDemoAccount('kontor');
    if (!demo) throw new Error('kontor is a practice brand');
    const actor = await actorOf((await rig.login(demo.email, rig.caller, demo.password)).token);
    const freeze = () => rig.accounts.security.freeze(actor, rig.caller, { cancelOrders: false });
    expect(await refusalOf(freeze())).toBe('accountShared');
    await database().query('update users set is_shared = false where id = $1', [demo.actor.userId]);
    await freeze();
    await rig.accounts.ensureDemoAccount('kontor');
    expect((await rig.store.users.byEmail('kontor', demo.email))?.selfFrozenAt).toBeNull();
  });

  it("takes no code of somebody else's", async () => {
    const mine = await owner('freeze.mine');
    const theirs = await owner('freeze.theirs');
    for (const { actor } of [mine, theirs]) await rig.accounts.security.freeze(actor, rig.caller, { cancelOrders: false });
    const stolen = await proof(theirs.email, theirs.token);
    expect(await refusalOf(rig.accounts.security.unfreeze(mine.actor, rig.caller, stolen))).toBe('codeExpired');
  });

  it('logs out everywhere, here too', async () => {
    const { email, token, actor } = await owner('freeze.everywhere');
    const other = await rig.login(email);
    expect(await rig.accounts.security.revokeAllSessions(actor, rig.caller)).toEqual({ count: 2 });
    for (const one of [token, other.token]) expect(await rig.accounts.authenticate(one, 'kontor', false)).toBeUndefined();
  });
});
