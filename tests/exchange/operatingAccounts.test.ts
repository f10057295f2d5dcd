import type { AccountMoney } from '@/exchange/app/accounts/accountMoney';
import type { OperatingContext } from '@/exchange/app/operating/context';
import { findUsers, showUser } from '@/exchange/app/operating/findUsers';
import type { Operator } from '@/exchange/app/operating/operatorStore';
import { unfreezeUser } from '@/exchange/app/operating/users';
import { createOperatorRepository } from '@/exchange/db/operating/operatorRepository';
import { type AccountsRig, buildAccountsRig, refusalOf } from '../support/accountsRig';
import { fund, limit, type Money, startMoney } from '../support/moneyDesk';
import { describeOnDatabase } from '../support/testDatabase';

const DAY = 86_400_000;
const ALICE = { name: 'alice' } as Operator;

describeOnDatabase('what operators do to accounts', (database) => {
  let rig: AccountsRig;
  let money: Money;
  let context: OperatingContext;
  beforeAll(async () => {
    const own: AccountMoney = {
      setSelfFrozen: (actor, isFrozen, cancelOrders, audit) =>
        money.writer.run('setFrozen', { actor, isFrozen, cancelOrders, audit, isOwners: true }),
      close: () => Promise.reject(new Error('nothing is closed here')),
    };
    rig = await buildAccountsRig(database(), { money: own });
    money = await startMoney(database(), { bus: rig.bus });
    const store = createOperatorRepository(database());
    context = { store, clock: rig.clock, accounts: rig.accounts, writer: money.writer } as unknown as OperatingContext;
  });
  afterAll(() => money.writer.stop());

  async function owner(name: string) {
    const email = `${name}@mail.example`;
    const { token, id } = await rig.register(email);
    const actor = await rig.accounts.authenticate(token, 'kontor', false);
    if (!actor) throw new Error('signed in');
    return { email, id, actor };
  }

  it("end the owner's own freeze as the owner does: sending is held, and the owner is told, with a way to lock it", async () => {
    const { email, id, actor } = await owner('operated.frozen');
    const unfreeze = () => refusalOf(unfreezeUser(context, ALICE, { userId: id, own: true, note: 'they called' }));
    expect(await unfreeze()).toBe('accountNotFrozen');
    expect(await rig.store.users.byId(id)).toMatchObject({ sendingHeldUntil: null });
    await rig.accounts.security.freeze(actor, rig.caller, { cancelOrders: false });
    rig.pass(60_000);
    expect(await unfreezeUser(context, ALICE, { userId: id, own: true, note: 'they called' })).toEqual({
      userId: id,
      isFrozen: false,
      sendingHeldUntil: rig.now() + DAY,
    });
    expect(await rig.store.users.byId(id)).toMatchObject({ selfFrozenAt: null, sendingHeldUntil: rig.now() + DAY });
    await rig.settled();
    const last = rig.sent.filter(({ to }) => to === email).at(-1);
    expect(last?.subject).toBe('Your Kontor account is no longer frozen');
    expect(last?.text).toContain('/lock-account#');
    const [act] = await rig.store.activity.page(id, { limit: 1 });
    expect(act).toMatchObject({ kind: 'ACCOUNT_UNFREEZE', result: 'PASSED', ip: '' });
    const lines = await context.store.readAudit({ subject: `user:${id}`, limit: 1 });
    expect(lines).toMatchObject([{ actor: 'operator:alice', action: 'user.unfreeze.own' }]);
    const order = money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.01'));
    await expect(order).rejects.not.toMatchObject({ codeName: 'accountSelfFrozen' });
  });

  it("leave an operator's freeze as it is with it, and hold nothing where that ends", async () => {
    const { id, actor } = await owner('operated.both');
    const audit = { actor: 'operator:alice', action: 'user.freeze', subject: `user:${id}`, details: {} };
    await money.writer.run('setFrozen', { actor, isFrozen: true, cancelOrders: false, audit });
    await rig.accounts.security.freeze(actor, rig.caller, { cancelOrders: false });
    await unfreezeUser(context, ALICE, { userId: id, own: true, note: 'they called' });
    expect(await rig.store.users.byId(id)).toMatchObject({ selfFrozenAt: null, frozenAt: expect.any(Number) });
  });

  it("finish the owner's freeze where its process has died, before they end it, and cancel no order", async () => {
    const { email, id, actor } = await owner('operated.unfinished');
    await fund(money, actor, 'USDT', '10000');
    const order = await money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.01'));
    await money.writer.run('setFrozen', { actor, isFrozen: true, cancelOrders: false });
    await unfreezeUser(context, ALICE, { userId: id, own: true, note: 'they called' });
    await rig.settled();
    const subjects = rig.sent.filter(({ to, code }) => to === email && code === undefined).map(({ subject }) => subject);
    expect(subjects).toEqual(['Your Kontor account is frozen', 'Your Kontor account is no longer frozen']);
    expect(rig.revoked.filter(({ userId }) => userId === id)).toEqual([{ userId: id, sessionId: actor.sessionId }]);
    const cancel = money.writer.cancelSpotOrder(actor, { symbol: 'BTC_USDT', orderId: order.orderId });
    expect(await refusalOf(cancel)).toBe('answered');
    expect(await refusalOf(rig.accounts.endFreezeFor('999999999', { actor: 'a', action: 'b', subject: 'c', details: {} }))).toBe(
      'accountNotFrozen',
    );
  });

  it('look for nobody by the beginning of an address, nor by a number, without a reason', async () => {
    const { email, id } = await owner('operated.hidden');
    const ids = async (search: string, note?: string) => (await findUsers(context, ALICE, { search, note })).map(({ userId }) => userId);
    for (const search of ['operated.h', 'operated.hidden@', '']) expect(await ids(search)).toEqual([]);
    expect(await ids('operated.h', 'a letter came back')).toEqual([id]);
    for (const search of [id, email, email.toUpperCase()]) expect(await ids(search)).toEqual([id]);
    await database().query(`update users set phone = '+85251234567' where id = $1`, [id]);
    const byNumber = { search: '+85251234567', user: '+85251234567' };
    expect(await refusalOf(findUsers(context, ALICE, { search: byNumber.search }))).toMatch(/^badRequest\|\|note/);
    expect(await refusalOf(showUser(context, ALICE, { user: byNumber.user }))).toMatch(/^badRequest\|\|note/);
    expect(await ids('+8525', 'they called')).toEqual([id]);
    expect(await showUser(context, ALICE, { user: byNumber.user, note: 'they called' })).toMatchObject({ userId: id, email });
    expect(await showUser(context, ALICE, { user: email })).toMatchObject({ userId: id, email: expect.stringContaining('*') });
  });
});
