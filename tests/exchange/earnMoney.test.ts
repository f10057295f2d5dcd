import { addFunds, apply, redeem, setRenewal } from '@/exchange/app/earn/changePlans';
import { listPlans, listRewards, readPlan } from '@/exchange/app/earn/ownPlans';
import { readAsset, readEarnAssets, readOverview } from '@/exchange/app/earn/readEarn';
import { reviewRedemption } from '@/exchange/app/earn/reviewRedemption';
import { listTransactions } from '@/exchange/app/wallet/transactions/listTransactions';
import { earnDesk } from '../support/earnDesk';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { balance, type Money, newActor, startMoney } from '../support/moneyDesk';
import { describeOnEachDatabase } from '../support/testDatabase';
import { walletParts } from '../support/walletParts';

const FLEXIBLE = '1'; // USDT, 6.2 %, at most 100,000 a person, 20,000,000 in all
const FIXED = '7'; // USDT, 90 days, 8.4 %
const unit = 10n ** 8n;
const audit = { actor: 'operator:1', action: 'earn.set', subject: 'earn:1', details: {} };

describeOnEachDatabase('earn plans', (database) => {
  let money: Money;
  let desk: ReturnType<typeof earnDesk>;
  beforeAll(async () => {
    money = await startMoney(database());
    desk = earnDesk(database(), money);
    desk.toMidnight();
  });
  afterEach(() => expectLedgerHolds(database()));
  afterAll(() => money.writer.stop());

  const funded = async (amount = '100000') => {
    const actor = newActor();
    await desk.inMain(actor, 'USDT', amount);
    return actor;
  };
  const main = (actor: Parameters<typeof balance>[1]) => balance(database(), actor, 'USDT', 'MAIN');
  const subscribe = (actor: Parameters<typeof apply>[1], planId: string, amount: string, autoRenew = false) =>
    apply(desk.context, actor, { planId, amount, autoRenew, clientId: desk.nextId() });
  const taken = async (planId: string) =>
    (await database().query<{ taken: bigint }>('select taken from earn_plans where id = $1', [planId]))[0]?.taken;

  it('hold the principal in the main wallet, pay each day once and let go at any time', async () => {
    const actor = await funded('4000');
    const opened = await subscribe(actor, FLEXIBLE, '3650');
    expect(opened).toMatchObject({ status: 'ACTIVE', principal: '3650', aprPercent: '6.2', paid: '0', endsAt: null });
    expect(await main(actor)).toEqual({ available: 350n * unit, held: 3650n * unit });
    desk.days(1);
    // A day is 3650 x 6.2 % / 365 = 0.62. However often it is asked for, and by how many at once, it is paid once.
    await Promise.all([desk.settle(), desk.settle()]);
    await desk.settle();
    expect(await main(actor)).toEqual({ available: 350_62000000n, held: 3650n * unit });
    // Three days that were missed are caught up, a posting each.
    desk.days(3);
    await desk.settle();
    const rewards = await listRewards(desk.context, actor, { applyId: opened.applyId });
    expect(rewards.records.map(({ amount, paidInAll }) => [amount, paidInAll])).toEqual([
      ['0.62', '2.48'],
      ['0.62', '1.86'],
      ['0.62', '1.24'],
      ['0.62', '0.62'],
    ]);
    money.clock.advance(12 * 3_600_000);
    const review = await reviewRedemption(desk.context, actor, { applyId: opened.applyId });
    expect(review).toMatchObject({ isEarly: false, back: '3650.31', paidNow: '0.31', takenBack: '0', lost: '0' });
    const left = await redeem(desk.context, actor, { applyId: opened.applyId, takenBack: '0', clientId: desk.nextId() });
    expect(left).toMatchObject({ amount: '3650', paid: '0.31', takenBack: '0', plan: { status: 'REDEEMED', paid: '2.79' } });
    expect(await main(actor)).toEqual({ available: 4002_79000000n, held: 0n });
    desk.toMidnight();
    await desk.settle();
    expect(await main(actor)).toEqual({ available: 4002_79000000n, held: 0n });
  });

  it('pay nothing again when the clock is set back, and go on behind it', async () => {
    const actor = await funded('3650');
    await subscribe(actor, FLEXIBLE, '3650');
    desk.days(2);
    await desk.settle();
    money.clock.advance(-2 * 86_400_000);
    await desk.settle();
    expect((await main(actor)).available).toBe(1_24000000n);
    desk.days(3);
    await desk.settle();
    expect((await main(actor)).available).toBe(1_86000000n);
  });

  it('let a part of a flexible plan go, and count what was there to the millisecond', async () => {
    const actor = await funded('7300');
    const { applyId } = await subscribe(actor, FLEXIBLE, '3650');
    money.clock.advance(12 * 3_600_000);
    await addFunds(desk.context, actor, { applyId, amount: '3650', clientId: desk.nextId() });
    money.clock.advance(6 * 3_600_000);
    const part = { applyId, takenBack: '0', clientId: desk.nextId() };
    await expect(redeem(desk.context, actor, { ...part, amount: '7299.95' })).rejects.toMatchObject({ codeName: 'earnLeavesTooLittle' });
    await expect(redeem(desk.context, actor, { ...part, amount: '7300.01' })).rejects.toMatchObject({ codeName: 'earnMoreThanIn' });
    const once = await redeem(desk.context, actor, { ...part, amount: '3650' });
    expect(await redeem(desk.context, actor, { ...part, amount: '3650' })).toMatchObject({ at: once.at, amount: '3650' });
    desk.toMidnight();
    await desk.settle();
    // 0.31 + 0.31 of two + 0.155 of one.
    expect((await main(actor)).available).toBe(3650_77500000n);
    expect(await readPlan(desk.context, actor, applyId)).toMatchObject({
      principal: '3650',
      paid: '0.775',
      rewards: 1,
      steps: [{ paid: '0.775' }],
      actions: [{ kind: 'SUBSCRIBE' }, { kind: 'ADD_FUNDS' }, { kind: 'REDEEM' }],
    });
  });

  it('take what a fixed plan has paid from the principal of who leaves early, as it was agreed to', async () => {
    const actor = await funded('3650');
    const { applyId } = await subscribe(actor, FIXED, '3650', true);
    desk.days(10);
    const before = await reviewRedemption(desk.context, actor, { applyId });
    await desk.settle();
    // 3650 x 8.4 % / 365 = 0.84 a day.
    const review = await reviewRedemption(desk.context, actor, { applyId });
    expect(review).toMatchObject({ isEarly: true, takenBack: '8.4', back: '3641.6', toCome: '67.2', paid: '8.4', lost: '0' });
    expect(before).toMatchObject({ takenBack: '0', lost: '8.4', toCome: '75.6' });
    const leave = { applyId, clientId: desk.nextId() };
    await expect(redeem(desk.context, actor, { ...leave, takenBack: '0' })).rejects.toMatchObject({ codeName: 'earnCostChanged' });
    await expect(redeem(desk.context, actor, { ...leave, amount: '1', takenBack: '8.4' })).rejects.toMatchObject({
      codeName: 'earnWholeOnly',
    });
    const [first, second] = await Promise.all([0, 1].map(() => redeem(desk.context, actor, { ...leave, takenBack: '8.4' })));
    expect(second).toEqual(first);
    expect(first).toMatchObject({ amount: '3650', takenBack: '8.4', paid: '0' });
    // All that is left is what was put in.
    expect(await main(actor)).toEqual({ available: 3650n * unit, held: 0n });
    await expect(redeem(desk.context, actor, { ...leave, clientId: desk.nextId(), takenBack: '0' })).rejects.toMatchObject({
      codeName: 'earnPlanEnded',
    });
  });

  it('give a fixed plan back at its end with all it earned, and cost nothing then', async () => {
    money.clock.advance(11 * 3_600_000);
    const actor = await funded('3000');
    const { applyId, endsAt } = await subscribe(actor, FIXED, '3000');
    expect(endsAt).toBe(money.clock.now() + 90 * 86_400_000);
    desk.days(89);
    await desk.settle();
    expect((await main(actor)).held).toBe(3000n * unit);
    desk.days(1);
    await desk.settle();
    // 3000 x 8.4 % x 90 / 365
    expect(await main(actor)).toEqual({ available: 3062_13698630n, held: 0n });
    const { records } = await listPlans(desk.context, actor, { ended: true });
    expect(records).toMatchObject([{ applyId, status: 'MATURED', paid: '62.1369863' }]);
    desk.toMidnight();
  });

  it('take nothing more at a fixed rate that is above the one of today', async () => {
    const actor = await funded('5000');
    const { applyId } = await subscribe(actor, FIXED, '1000');
    const more = () => addFunds(desk.context, actor, { applyId, amount: '1000', clientId: desk.nextId() });
    await more();
    await money.writer.run('earnSetPlan', { planId: FIXED, change: { ratePpm: 42_000n }, audit });
    // Rates are of days: the new one is of the next.
    await more();
    desk.days(1);
    await expect(more()).rejects.toMatchObject({ codeName: 'earnRateOver' });
    expect((await main(actor)).held).toBe(3000n * unit);
    await money.writer.run('earnSetPlan', { planId: FIXED, change: { ratePpm: 84_000n }, audit });
    desk.days(1);
    await more();
    expect((await main(actor)).held).toBe(4000n * unit);
  });

  it('refuse what is beyond a limit, also to many who come at once', async () => {
    const other = '4'; // BTC
    const before = (await taken(FLEXIBLE)) ?? 0n;
    await money.writer.run('earnSetPlan', {
      planId: FLEXIBLE,
      change: { capacity: before + 1000n * unit, maxPerUser: 300n * unit },
      audit,
    });
    const actors = await Promise.all(Array.from({ length: 12 }, () => funded('1000')));
    // Each asks twice at once for 150, and 12 x 300 is far above the 1000 that are left.
    const asked = actors.flatMap((actor) => [
      subscribe(actor, FLEXIBLE, '150'),
      subscribe(actor, FLEXIBLE, '150'),
      subscribe(actor, FLEXIBLE, '150'),
    ]);
    const outcomes = await Promise.allSettled(asked);
    const codes = outcomes.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { codeName: string }).codeName] : []));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
    expect(new Set(codes)).toEqual(new Set(['earnOverLimit', 'earnNoRoom']));
    expect(await taken(FLEXIBLE)).toBe(before + 900n * unit);
    for (const actor of actors) expect((await main(actor)).held).toBeLessThanOrEqual(300n * unit);
    const poor = newActor();
    await expect(subscribe(poor, FLEXIBLE, '50')).rejects.toMatchObject({ codeName: 'balanceTooLow' });
    await expect(subscribe(poor, FLEXIBLE, '0.05')).rejects.toMatchObject({ codeName: 'earnTooLittle' });
    await expect(subscribe(poor, FLEXIBLE, '0.000000001')).rejects.toMatchObject({ codeName: 'amountStep' });
    await money.writer.run('earnSetPlan', { planId: other, change: { isOpen: false }, audit });
    await expect(subscribe(poor, other, '1')).rejects.toMatchObject({ codeName: 'earnPlanClosed' });
    await expect(subscribe(poor, '999', '1')).rejects.toMatchObject({ codeName: 'earnPlanUnknown' });
    await money.writer.run('earnSetPlan', { planId: FLEXIBLE, change: { capacity: 10n ** 17n, maxPerUser: 10n ** 14n }, audit });
  });

  it('happen once under one id, and are nobody else’s', async () => {
    const actor = await funded('1000');
    const stranger = await funded('1000');
    const terms = { planId: FLEXIBLE, amount: '100', clientId: desk.nextId() };
    const [first, second] = await Promise.all([apply(desk.context, actor, terms), apply(desk.context, actor, terms)]);
    expect(second).toEqual(first);
    expect(await apply(desk.context, actor, terms)).toEqual(first);
    await expect(apply(desk.context, actor, { ...terms, amount: '101' })).rejects.toMatchObject({ codeName: 'earnIdReused' });
    expect((await main(actor)).held).toBe(100n * unit);
    const theirs = { applyId: first?.applyId ?? '', clientId: desk.nextId() };
    for (const act of [
      () => addFunds(desk.context, stranger, { ...theirs, amount: '1' }),
      () => redeem(desk.context, stranger, { ...theirs, takenBack: '0' }),
      () => setRenewal(desk.context, stranger, { applyId: theirs.applyId, autoRenew: false }),
      () => readPlan(desk.context, stranger, theirs.applyId),
      () => money.writer.run('earnRedeem', { userId: stranger.userId, ...theirs, amount: null, agreedCost: 0n }),
    ])
      await expect(act()).rejects.toMatchObject({ codeName: 'earnPlanUnknown' });
  });

  it('stand still under a freeze, but for what is owed', async () => {
    const actor = await funded('7300');
    const { applyId } = await subscribe(actor, FIXED, '3650', true);
    await money.writer.run('setFrozen', { actor, isFrozen: true, cancelOrders: false });
    await expect(subscribe(actor, FLEXIBLE, '100')).rejects.toMatchObject({ codeName: 'accountSelfFrozen' });
    await expect(redeem(desk.context, actor, { applyId, takenBack: '0', clientId: desk.nextId() })).rejects.toMatchObject({
      codeName: 'accountSelfFrozen',
    });
    await expect(setRenewal(desk.context, actor, { applyId, autoRenew: true })).rejects.toMatchObject({ codeName: 'accountSelfFrozen' });
    desk.days(90);
    await desk.settle();
    await desk.settle();
    await desk.settle();
    // It ended meanwhile: given back, with its interest, and not renewed.
    expect((await main(actor)).held).toBe(0n);
    expect((await listPlans(desk.context, actor, { ended: true })).records).toMatchObject([{ applyId, status: 'MATURED' }]);
  });

  it('are shown in sum', async () => {
    const actor = await funded('4000');
    await subscribe(actor, FLEXIBLE, '3650');
    desk.days(1);
    await desk.settle();
    expect(await readEarnAssets(desk.context, actor.userId)).toEqual([{ coinSymbol: 'USDT', total: '3650', totalEarnedAmount: '0.62' }]);
    const listed = await listTransactions(walletParts(database(), money), actor, {});
    expect(listed.records).toMatchObject([
      { type: 'REWARD', wallet: 'MAIN', amount: '0.62', detail: { planType: 'FLEXIBLE' } },
      { type: 'EARN_SUBSCRIBE', wallet: 'MAIN', amount: '-3650', detail: { planType: 'FLEXIBLE' } },
    ]);
    expect((await readOverview(desk.context, actor)).coins).toMatchObject([
      { coinSymbol: 'USDT', inPlans: '3650', earned: '0.62', plans: 1 },
    ]);
    expect(await readAsset(desk.context, actor, 'USDT')).toMatchObject({ available: '350.62', inPlans: '3650' });
    expect(await readAsset(desk.context, actor, 'BTC')).toMatchObject({ available: '0', inPlans: '0', plans: 0 });
  });

  it('are all there after a restart', async () => {
    const [before] = await database().query("select sum(principal) as principal from earn_subscriptions where status = 'ACTIVE'");
    await money.writer.stop();
    money = await startMoney(database(), { clock: money.clock });
    desk = earnDesk(database(), money);
    desk.days(1);
    await desk.settle();
    expect(await database().query("select sum(principal) as principal from earn_subscriptions where status = 'ACTIVE'")).toEqual([before]);
    const [held] = await database().query("select sum(amount) as principal from holds where purpose = 'plan'");
    expect(held).toEqual(before);
    const [sums] = await database().query<{ same: boolean }>(
      `select (select sum(taken) from earn_plans) = (select sum(principal) from earn_subscriptions where status = 'ACTIVE') as same`,
    );
    expect(sums?.same).toBe(true);
  });
});
