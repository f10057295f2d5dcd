import { apply, redeem, setRenewal } from '@/exchange/app/earn/changePlans';
import { earnDesk } from '../support/earnDesk';
import { endMoney, type Money, startMoney } from '../support/moneyDesk';
import { buildNoticesRig } from '../support/noticesRig';
import { describeOnDatabase } from '../support/testDatabase';

const FLEXIBLE = '1'; // USDT, 6.2 %
const FIXED = '7'; // USDT, 90 days, 8.4 %: 0.84 a day of 3650, 75.6 in all

describeOnDatabase('the end of an earn plan', (database) => {
  let money: Money;
  let desk: ReturnType<typeof earnDesk>;
  let rig: ReturnType<typeof buildNoticesRig>;
  beforeAll(async () => {
    money = await startMoney(database());
    desk = earnDesk(database(), money);
    rig = buildNoticesRig(database(), money.clock);
  });
  beforeEach(() => {
    desk.toMidnight();
    rig.sent.length = 0;
  });
  afterAll(() => endMoney(money, database()));

  async function saver(planId: string) {
    const actor = await rig.user();
    await desk.inMain(actor, 'USDT', '3650');
    const { applyId } = await apply(desk.context, actor, { planId, amount: '3650', clientId: desk.nextId() });
    return { actor, applyId };
  }
  /** What is said of plans, twice as long as there is anything to say: it is said once. */
  async function said({ actor }: Awaited<ReturnType<typeof saver>>) {
    await rig.settled();
    await rig.settled();
    return (await rig.seen(actor)).filter(({ topic }) => topic.startsWith('earn')).map(({ topic, params }) => [topic, params]);
  }
  const toTheEnd = async () => {
    desk.days(90);
    for (let turn = 0; turn < 4; turn += 1) await desk.settle();
  };

  it('is told with what came back and what it paid, by mail as well', async () => {
    const ended = await saver(FIXED);
    const { applyId } = ended;
    expect(await said(ended)).toEqual([]);
    await toTheEnd();
    expect(await said(ended)).toEqual([['earnMatured', { applyId, base: 'USDT', quantity: '3650', quote: 'USDT', total: '75.6' }]]);
    expect(rig.sent.map(({ subject }) => subject)).toEqual(['Kontor: Plan ended']);
    expect(rig.sent[0]?.text).toContain('3,650 USDT and everything it earned are in your main wallet: 75.6 USDT.');
  });

  it('is told as going on where it is renewed, and leads to the plan that runs', async () => {
    const renewed = await saver(FIXED);
    await setRenewal(desk.context, renewed.actor, { applyId: renewed.applyId, autoRenew: true });
    await toTheEnd();
    const [[topic, params] = []] = await said(renewed);
    expect([topic, params]).toEqual(['earnRenewed', expect.objectContaining({ quantity: '3650', total: '75.6' })]);
    const [next] = await database().query(
      "select id::text as id from earn_subscriptions where renewed_from = $1::bigint and status = 'ACTIVE'",
      [renewed.applyId],
    );
    expect(next).toEqual({ id: (params as { applyId: string }).applyId });
  });

  it('is on the screen alone where its owner has just ended it, less what that cost', async () => {
    const early = await saver(FIXED);
    const flexible = await saver(FLEXIBLE);
    desk.days(10);
    await desk.settle();
    await redeem(desk.context, early.actor, { applyId: early.applyId, takenBack: '8.4', clientId: desk.nextId() });
    await redeem(desk.context, flexible.actor, { applyId: flexible.applyId, amount: '650', takenBack: '0', clientId: desk.nextId() });
    expect(await said(early)).toMatchObject([['earnRedeemed', { applyId: early.applyId, quantity: '3641.6' }]]);
    expect(await said(flexible)).toMatchObject([['earnRedeemed', { applyId: flexible.applyId, quantity: '650' }]]);
    expect(rig.sent).toEqual([]);
  });

  it('is told once also when the telling dies before its commit', async () => {
    const ended = await saver(FIXED);
    await toTheEnd();
    const cut = rig.store.atomically(async (tables) => {
      const news = await tables.happened('earn', 50);
      expect(news.map(({ topic }) => topic)).toContain('earnMatured');
      await tables.toldThrough('earn', news.at(-1)?.position ?? '0');
      throw new Error('died before the commit');
    });
    await expect(cut).rejects.toThrow('died');
    expect(await said(ended)).toHaveLength(1);
  });
});
