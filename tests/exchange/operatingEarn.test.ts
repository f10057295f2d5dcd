import { DAY_MS } from '@/domain/earn/interest';
import type { Actor } from '@/exchange/app/actor';
import { apply } from '@/exchange/app/earn/changePlans';
import { listPlans } from '@/exchange/app/earn/ownPlans';
import { readAvailable } from '@/exchange/app/earn/readEarn';
import type { OperatingContext } from '@/exchange/app/operating/context';
import { listEarnOfUser, listEarnPlans, setEarnPlan, showEarnPlan } from '@/exchange/app/operating/earn';
import type { Operator } from '@/exchange/app/operating/operatorStore';
import { createOperatedEarn } from '@/exchange/db/operating/operatedEarn';
import { earnDesk } from '../support/earnDesk';
import { endMoney, type Money, newActor, startMoney } from '../support/moneyDesk';
import { describeOnDatabase } from '../support/testDatabase';

const FLEXIBLE = '1'; // USDT, 6.2 %
const FIXED = '7'; // USDT, 90 days, 8.4 %
const alice = { name: 'alice' } as Operator;
const note = 'a test';

describeOnDatabase('earn plans operated', (database) => {
  let money: Money;
  let desk: ReturnType<typeof earnDesk>;
  let context: OperatingContext;
  beforeAll(async () => {
    money = await startMoney(database());
    desk = earnDesk(database(), money);
    context = { writer: money.writer, clock: money.clock, earn: createOperatedEarn(database()) } as unknown as OperatingContext;
  });
  beforeEach(() => desk.toMidnight());
  afterAll(() => endMoney(money, database()));

  const subscribe = async (actor: Actor, planId: string, amount: string) =>
    apply(desk.context, actor, { planId, amount, clientId: desk.nextId() });
  const listed = async (planId: string) => (await listEarnPlans(context, alice, {})).find((plan) => plan.planId === planId);
  const paidOf = async (actor: Actor) => {
    await desk.settle();
    const { records } = await listPlans(desk.context, actor, {});
    return Object.fromEntries(records.map(({ planId, paid }) => [planId, paid]));
  };

  it('pay another rate from the next day on, and never in a running fixed plan', async () => {
    const actor = newActor();
    await desk.inMain(actor, 'USDT', '7300');
    // 0.62 and 0.84 a day.
    await subscribe(actor, FLEXIBLE, '3650');
    await subscribe(actor, FIXED, '3650');
    desk.days(1);
    expect(await paidOf(actor)).toEqual({ [FLEXIBLE]: '0.62', [FIXED]: '0.84' });

    const set = await setEarnPlan(context, alice, { planId: FLEXIBLE, aprPercent: '3.1', note });
    expect(set).toMatchObject({ aprPercent: '6.2', aprTomorrow: '3.1' });
    await setEarnPlan(context, alice, { planId: FIXED, aprPercent: '4.2', note });
    // Changed of mind within the day: the last word counts.
    await setEarnPlan(context, alice, { planId: FLEXIBLE, aprPercent: '2.5', note });
    await setEarnPlan(context, alice, { planId: FLEXIBLE, aprPercent: '3.1', note });
    // The day of the change still pays what it began with.
    desk.days(1);
    expect(await paidOf(actor)).toEqual({ [FLEXIBLE]: '1.24', [FIXED]: '1.68' });
    desk.days(1);
    expect(await paidOf(actor)).toEqual({ [FLEXIBLE]: '1.55', [FIXED]: '2.52' });
    // Who comes now gets the new rate; who is in keeps theirs.
    const late = newActor();
    await desk.inMain(late, 'USDT', '3650');
    expect(await subscribe(late, FIXED, '3650')).toMatchObject({ aprPercent: '4.2' });
    expect((await listPlans(desk.context, actor, {})).records).toMatchObject([{ aprPercent: '8.4' }, { aprPercent: '3.1' }]);

    const { rates } = await showEarnPlan(context, alice, { planId: FLEXIBLE });
    const today = money.clock.now() - (money.clock.now() % DAY_MS);
    expect(rates.slice(-2)).toEqual([
      { from: expect.any(Number), aprPercent: '6.2' },
      { from: today - DAY_MS, aprPercent: '3.1' },
    ]);
  });

  it('take what they are told to from now on, and are told with what is in them', async () => {
    const before = await listed(FIXED);
    await setEarnPlan(context, alice, { planId: FIXED, minAmount: '10', maxPerUser: '5000', capacity: '0', isOpen: false, note });
    expect(await listed(FIXED)).toEqual({ ...before, minAmount: '10', maxPerUser: '5000', capacity: '0', isOpen: false });
    expect(before).toMatchObject({ coin: 'USDT', taken: '7300', running: 2, isOpen: true });
    expect((await readAvailable(desk.context)).some(({ planId }) => planId === FIXED)).toBe(false);
    await setEarnPlan(context, alice, { planId: FIXED, isOpen: true, note });
    expect((await readAvailable(desk.context)).find(({ planId }) => planId === FIXED)).toMatchObject({ room: '0', minAmount: '10' });
    expect((await listEarnPlans(context, alice, { asset: 'DOT' })).map(({ coin }) => coin)).toEqual(['DOT', 'DOT']);
  });

  it.each([
    [{ aprPercent: '0' }, 'aprPercent'],
    [{ aprPercent: '6.20001' }, 'aprPercent'],
    [{ aprPercent: '1000.1' }, 'aprPercent'],
    [{ minAmount: '0' }, 'minAmount'],
    [{ maxPerUser: '0.000000001' }, 'maxPerUser'],
    [{ capacity: '100000000000' }, 'capacity'],
    [{ minAmount: '6', maxPerUser: '5' }, 'minAmount'],
    [{}, 'request'],
  ])('refuse what cannot be meant: %j', async (change, field) => {
    const before = await listed(FLEXIBLE);
    await expect(setEarnPlan(context, alice, { planId: FLEXIBLE, ...change, note })).rejects.toMatchObject({
      codeName: 'badRequest',
      msg: expect.stringContaining(`||${field}||`),
    });
    expect(await listed(FLEXIBLE)).toEqual(before);
  });

  it('refuse a lowest amount above the highest also beside what is changed at once', async () => {
    const outcomes = await Promise.allSettled([
      setEarnPlan(context, alice, { planId: '4', minAmount: '21', note }),
      setEarnPlan(context, alice, { planId: '4', maxPerUser: '19', note }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(await listed('4')).toMatchObject({ minAmount: '0.0005', maxPerUser: '19' });
    await expect(setEarnPlan(context, alice, { planId: '999', isOpen: true, note })).rejects.toMatchObject({ codeName: 'earnPlanUnknown' });
  });

  it('are in the audit log with what was before', async () => {
    await setEarnPlan(context, alice, { planId: FLEXIBLE, capacity: '100', aprPercent: '5', note });
    const [line] = await database().query('select actor, action, subject, details from audit_log order by sequence desc limit 1');
    expect(line).toMatchObject({
      actor: 'operator:alice',
      action: 'earn.set',
      subject: `earnPlan:${FLEXIBLE}`,
      details: { note, before: { ratePpm: '31000' }, after: { ratePpm: '50000', capacity: '10000000000' } },
    });
  });

  it('are listed by user, running ones and those that are over', async () => {
    const actor = newActor();
    await desk.inMain(actor, 'DOT', '100');
    const { applyId } = await subscribe(actor, '12', '100');
    expect(await listEarnOfUser(context, alice, { userId: actor.userId })).toMatchObject([{ applyId, principal: '100', status: 'ACTIVE' }]);
    expect(await listEarnOfUser(context, alice, { userId: actor.userId, ended: true })).toEqual([]);
    expect(await listEarnOfUser(context, alice, { userId: newActor().userId })).toEqual([]);
  });
});
