import type { AccountsRig } from '../support/accountsRig';
import { type Death, FREED, FROZEN, type FreezeRig, startFreezes } from '../support/freezeRig';
import type { Money } from '../support/moneyDesk';
import { describeOnDatabase } from '../support/testDatabase';

// Money and mails are written one after the other: a process may die between any two of them, and a later look does the rest.

describeOnDatabase('a freeze of an account, half way', (database) => {
  let rig: AccountsRig;
  let money: Money;
  let freezes: FreezeRig;
  beforeAll(async () => {
    freezes = await startFreezes(database());
    ({ rig, money } = freezes);
  });
  afterAll(() => money.writer.stop());

  it('is finished by a look half a minute later where a process died behind the commit of the money, and told once', async () => {
    const { email, id, token, actor } = await freezes.owner('freeze.crash');
    money.clock.advance(rig.now() - money.clock.now());
    await money.writer.run('setFrozen', { actor, isFrozen: true, cancelOrders: false });
    // Until then whoever froze it is still at it, and would be logged out here.
    rig.pass(29_999);
    await rig.accounts.upkeep.resume();
    await rig.settled();
    expect(freezes.subjects(email)).not.toContain(FROZEN);
    expect(await rig.accounts.authenticate(token, 'kontor', false)).toBeDefined();
    rig.pass(2);
    await rig.accounts.upkeep.resume();
    await rig.accounts.upkeep.resume();
    await rig.settled();
    expect(freezes.subjects(email).filter((subject) => subject === FROZEN)).toHaveLength(1);
    expect(await rig.accounts.authenticate(token, 'kontor', false)).toBeUndefined();
    expect(rig.revoked.filter(({ userId }) => userId === id)).toEqual([{ userId: id, sessionId: actor.sessionId }]);
    expect((await rig.store.users.byId(id))?.selfFrozenAt).toEqual(expect.any(Number));
    // Nobody knows any more who asked for it.
    const [act] = await rig.store.activity.page(id, { kind: 'ACCOUNT_FREEZE', limit: 1 });
    expect(act).toMatchObject({ result: 'PASSED', ip: '', userAgent: '', country: null });
    const told = await database().query(`select params from notices where user_id = $1 and topic = 'accountFrozen'`, [id]);
    expect(told).toEqual([{ params: {} }]);
  });

  it.each(['lasts', 'has ended'] as const)('that %s is left as it is by a look that read of it before all had followed', async (which) => {
    const { email, token, actor } = await freezes.owner(`freeze.looked.${which.replace(' ', '.')}`);
    const { frozenAt } = await rig.accounts.security.freeze(actor, rig.caller, { cancelOrders: false });
    if (which === 'has ended') await rig.accounts.security.unfreeze(actor, rig.caller, await freezes.proof(email, token));
    const told = freezes.subjects(email);
    const { users } = rig.store.background;
    const { unfollowedFreezes, untoldUnfreezes } = users;
    const ended = rig.revoked.length;
    const looks: string[] = [];
    users.unfollowedFreezes = async () => {
      looks.push('frozen');
      return [{ userId: actor.userId, frozenAt }];
    };
    users.untoldUnfreezes = async () => {
      looks.push('freed');
      return [actor.userId];
    };
    await rig.accounts.upkeep.resume();
    Object.assign(users, { unfollowedFreezes, untoldUnfreezes });
    await rig.settled();
    expect(looks).toEqual(['frozen', 'freed']);
    expect(rig.revoked).toHaveLength(ended);
    // Who froze it, or ended that, is still signed in where they did so.
    expect(await rig.accounts.authenticate(token, 'kontor', false)).toBeDefined();
    expect(freezes.subjects(email)).toEqual(told);
  });

  it('is finished, and told to have ended, whatever stands in the way of other accounts', async () => {
    const gone = [await freezes.owner('freeze.gone'), await freezes.owner('unfreeze.gone')] as const;
    const [frozen, ended] = [await freezes.owner('freeze.there'), await freezes.owner('unfreeze.there')] as const;
    for (const { actor } of [gone[1], ended]) await rig.accounts.security.freeze(actor, rig.caller, { cancelOrders: false });
    money.clock.advance(rig.now() - money.clock.now());
    for (const { actor } of [gone[0], frozen]) await money.writer.run('setFrozen', { actor, isFrozen: true, cancelOrders: false });
    for (const { actor } of [gone[1], ended]) await money.writer.run('setFrozen', { actor, isFrozen: false, cancelOrders: false });
    // Their brand's file is gone: nothing can be written in its look.
    for (const { id } of gone) await database().query(`update users set brand = 'gone' where id = $1`, [id]);
    rig.pass(30_001);
    await expect(rig.accounts.upkeep.resume()).rejects.toThrow();
    await rig.settled();
    expect(freezes.subjects(frozen.email)).toContain(FROZEN);
    expect(await rig.accounts.authenticate(frozen.token, 'kontor', false)).toBeUndefined();
    expect(freezes.subjects(ended.email)).toContain(FREED);
    // Done as soon as their brand is back.
    for (const { id } of gone) await database().query(`update users set brand = 'kontor' where id = $1`, [id]);
    await rig.accounts.upkeep.resume();
    await rig.settled();
    expect(freezes.subjects(gone[0].email)).toContain(FROZEN);
  });

  it.each(['before', 'behind'] as const)('is told to have ended, once, where the process died %s the mail about it', async (when) => {
    const { email, token, actor } = await freezes.owner(`unfreeze.${when}`);
    await rig.accounts.security.freeze(actor, rig.caller, { cancelOrders: false });
    const right = await freezes.proof(email, token);
    if (when === 'before') {
      // All that the call does until the money has committed.
      freezes.die('behind');
      await expect(rig.accounts.security.unfreeze(actor, rig.caller, right)).rejects.toThrow('killed');
      freezes.die('never');
      expect((await freezes.actorOf(token)).standing.selfFrozenAt).toBeNull();
      expect(freezes.subjects(email)).not.toContain(FREED);
    } else await rig.accounts.security.unfreeze(actor, rig.caller, right);
    await rig.accounts.upkeep.resume();
    await rig.accounts.upkeep.resume();
    await rig.settled();
    expect(freezes.subjects(email).filter((subject) => subject === FREED)).toHaveLength(1);
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
      const { email, token, actor } = await freezes.owner(`freeze.${first}.${second}.${third}`);
      const other = await rig.login(email);
      const { sessionId } = await freezes.actorOf(other.token);
      const step = async (where: Death, act: () => Promise<unknown>) => {
        rig.pass(1_000);
        money.clock.advance(rig.now() - money.clock.now());
        freezes.die(where);
        const acting = act();
        if (where === 'never') await acting;
        else await expect(acting).rejects.toThrow('killed');
        freezes.die('never');
        // Nothing has happened: whoever was told so tries again.
        if (where === 'before') await act();
      };
      const freeze = () => rig.accounts.security.freeze(actor, rig.caller, { cancelOrders: false });
      const unfreeze = async () => rig.accounts.security.unfreeze(actor, rig.caller, await freezes.proof(email, token));
      await step(first, freeze);
      await step(second, unfreeze);
      // Of the first freeze everything has followed, whether or not somebody looked meanwhile.
      expect(await rig.accounts.authenticate(other.token, 'kontor', false)).toBeUndefined();
      expect(rig.revoked.filter(({ userId }) => userId === actor.userId)).toEqual([{ userId: actor.userId, sessionId }]);
      await step(third, freeze);
      rig.pass(30_001);
      await rig.accounts.upkeep.resume();
      await rig.accounts.upkeep.resume();
      await rig.settled();
      expect(freezes.subjects(email).filter((subject) => /frozen$/.test(subject))).toEqual([FROZEN, FREED, FROZEN]);
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
    const { email, token, actor } = await freezes.owner('freeze.unfinished');
    const other = await rig.login(email);
    money.clock.advance(rig.now() - money.clock.now());
    freezes.die('behind');
    await expect(rig.accounts.security.freeze(actor, rig.caller, { cancelOrders: false })).rejects.toThrow('killed');
    const right = await freezes.proof(email, token);
    freezes.die('before');
    await expect(rig.accounts.security.unfreeze(actor, rig.caller, right)).rejects.toThrow('killed');
    freezes.die('never');
    rig.pass(30_001);
    await rig.accounts.upkeep.resume();
    await rig.settled();
    expect(freezes.subjects(email).filter((subject) => /frozen$/.test(subject))).toEqual([FROZEN]);
    expect(await rig.accounts.authenticate(other.token, 'kontor', false)).toBeUndefined();
  });
});
