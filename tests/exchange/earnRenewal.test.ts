import { apply, setRenewal } from '@/exchange/app/earn/changePlans';
import { listPlans, readPlan } from '@/exchange/app/earn/ownPlans';
import { reviewRedemption } from '@/exchange/app/earn/reviewRedemption';
import { createDuePlans } from '@/exchange/db/earn/duePlans';
import { earnDesk } from '../support/earnDesk';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { balance, type Money, newActor, startMoney } from '../support/moneyDesk';
import { describeOnEachDatabase } from '../support/testDatabase';

const FLEXIBLE = '1'; // USDT
const FIXED = '7'; // USDT, 90 days, 8.4 %
const unit = 10n ** 8n;
const audit = { actor: 'operator:1', action: 'earn.set', subject: 'earn:1', details: {} };

describeOnEachDatabase('earn plans whose term ends', (database) => {
  let money: Money;
  let desk: ReturnType<typeof earnDesk>;
  beforeAll(async () => {
    money = await startMoney(database());
    desk = earnDesk(database(), money);
    desk.toMidnight();
  });
  afterEach(() => expectLedgerHolds(database()));
  afterAll(() => money.writer.stop());

  const funded = async (amount: string) => {
    const actor = newActor();
    await desk.inMain(actor, 'USDT', amount);
    return actor;
  };
  const main = (actor: Parameters<typeof balance>[1]) => balance(database(), actor, 'USDT', 'MAIN');
  const subscribe = (actor: Parameters<typeof apply>[1], planId: string, amount: string, autoRenew = false) =>
    apply(desk.context, actor, { planId, amount, autoRenew, clientId: desk.nextId() });

  it('renew where that was chosen, at the rate of that day, and give back where the plan is closed', async () => {
    const actor = await funded('3650');
    const { applyId } = await subscribe(actor, FIXED, '3650');
    await setRenewal(desk.context, actor, { applyId, autoRenew: true });
    await money.writer.run('earnSetPlan', { planId: FIXED, change: { ratePpm: 42_000n }, audit });
    desk.days(100);
    await desk.settle();
    const [next] = (await listPlans(desk.context, actor, {})).records;
    expect(next).toMatchObject({ renewedFrom: applyId, status: 'ACTIVE', aprPercent: '4.2', principal: '3650', autoRenew: true });
    // 90 days of 0.84, then 10 of 0.42: the term goes on where the other ended.
    await desk.settle();
    expect(await main(actor)).toEqual({ available: 79_80000000n, held: 3650n * unit });
    expect(await readPlan(desk.context, actor, applyId)).toMatchObject({ status: 'RENEWED', renewedAs: next?.applyId, paid: '75.6' });
    // What is taken back is of this term alone.
    expect(await reviewRedemption(desk.context, actor, { applyId: next?.applyId ?? '' })).toMatchObject({ takenBack: '4.2' });
    await money.writer.run('earnSetPlan', { planId: FIXED, change: { isOpen: false, ratePpm: 84_000n }, audit });
    desk.days(80);
    await desk.settle();
    await desk.settle();
    await desk.settle();
    expect(await main(actor)).toEqual({ available: 3763_40000000n, held: 0n });
    await money.writer.run('earnSetPlan', { planId: FIXED, change: { isOpen: true }, audit });
  });

  it('are not renewed where their brand offers none any more, and renewing can be called off and not asked for', async () => {
    const actor = await funded('7300');
    const kept = await subscribe(actor, FIXED, '3650', true);
    const called = await subscribe(actor, FIXED, '3650', true);
    desk.offer(false);
    expect(await setRenewal(desk.context, actor, { applyId: called.applyId, autoRenew: false })).toMatchObject({ autoRenew: false });
    await expect(setRenewal(desk.context, actor, { applyId: called.applyId, autoRenew: true })).rejects.toMatchObject({
      codeName: 'featureOff',
    });
    desk.days(90);
    for (let turn = 0; turn < 4; turn += 1) await desk.settle();
    expect((await main(actor)).held).toBe(0n);
    expect(await readPlan(desk.context, actor, kept.applyId)).toMatchObject({ status: 'MATURED', renewedAs: null, autoRenew: true });
    desk.offer(true);
  });

  it('are due with the brand of their owner', async () => {
    const app = database();
    const actor = await funded('3650');
    const { applyId } = await subscribe(actor, FLEXIBLE, '3650');
    desk.days(1);
    const brandOf = async () => (await createDuePlans(app).due(money.clock.now(), 1000)).find((due) => due.applyId === applyId)?.brand;
    expect(await brandOf()).toBe('');
    await app.query(
      `insert into users (id, brand, email, password_hash, account_type, nick_name, language, referral_code, created_at)
       values ($1::bigint, 'riga', 'plans@example.com', 'x', 0, 'x', 'en', 'PLANS', 0)`,
      [actor.userId],
    );
    expect(await brandOf()).toBe('riga');
    await desk.settle();
  });
});
