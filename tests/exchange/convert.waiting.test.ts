import type { Actor } from '@/exchange/app/actor';
import { AppError } from '@/exchange/app/appError';
import { cancelLimit, createLimit, listLimits } from '@/exchange/app/convert/limits';
import { changePlan, createPlan, deletePlan, listPlans } from '@/exchange/app/convert/plans';
import { runLimits } from '@/exchange/app/convert/runLimits';
import { runPlans } from '@/exchange/app/convert/runPlans';
import { type ConvertRig, startConvert } from '../support/convertRig';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { balance, limit, newActor } from '../support/moneyDesk';
import { describeOnEachDatabase } from '../support/testDatabase';

jest.setTimeout(60_000);

const breathe = async () => {};
const DAY_MS = 86_400_000;
let serial = 0;

describeOnEachDatabase('conversions that are made later', (database) => {
  let rig: ConvertRig;
  let user: Actor;
  beforeAll(async () => {
    rig = await startConvert(database());
  });
  beforeEach(async () => {
    user = await join();
    await rig.give(user, 'USDT', '10000');
    await rig.quoteBoth();
  });
  afterAll(async () => {
    await expectLedgerHolds(database());
    await rig.money.writer.stop();
  });

  const held = (asset: string) => balance(database(), user, asset, 'MAIN');
  /** A user who is known by more than their money: what converts by itself asks who they are. */
  const join = async (): Promise<Actor> => {
    serial += 1;
    const [row] = await database().query<{ id: string }>(
      `insert into users (brand, email, password_hash, account_type, nick_name, language, referral_code, created_at)
       values ('kontor', $1, '', 0, 'Plan', 'en', $1, 0) returning id::text as id`,
      [`owner-${serial}@kontor.localhost`],
    );
    return { userId: row?.id ?? '', brand: 'kontor', accountType: 0 };
  };
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: { codeName?: string }) => error.codeName,
    );

  it('wait at a limit with their money held, convert once it is reached, and give it back when they end', async () => {
    const wanted = {
      from: 'USDT',
      to: 'BTC',
      give: '1000',
      get: '0.0105',
      wallet: 'MAIN',
      days: 7,
      clientOrderId: `limit-${user.userId}`,
    } as const;
    const made = await createLimit(rig.context, user, wanted);
    expect(await createLimit(rig.context, user, wanted)).toEqual(made);
    expect(await held('USDT')).toEqual({ available: 9_000_00000000n, held: 1_000_00000000n });
    await runLimits(rig.context, breathe);
    expect((await listLimits(rig.context, user)).map(({ state }) => state)).toEqual(['OPEN']);
    const { writer } = rig.money;
    await writer.placeSpotOrder(rig.maker, limit('SELL', '94000', '1')).catch(() => writer.cancelAllSpotOrders(rig.maker));
    await writer.cancelAllSpotOrders(rig.maker);
    await writer.placeSpotOrder(rig.maker, limit('SELL', '94000', '1'));
    await Promise.all([runLimits(rig.context, breathe), runLimits(rig.context, breathe)]);
    await runLimits(rig.context, breathe);
    const [done] = await listLimits(rig.context, user);
    expect(done?.state).toBe('DONE');
    expect(await held('USDT')).toEqual({ available: 9_000_00000000n, held: 0n });
    // 1,000 / 94,000 less 0.2 %: more than was asked for.
    expect((await held('BTC')).available).toBe(1_061_701n);
    expect(await codeOf(cancelLimit(rig.context, user, made.limitId))).toBe('convertLimitOver');
    const second = await createLimit(rig.context, user, { ...wanted, get: '1', clientOrderId: `second-${user.userId}` });
    expect(await codeOf(cancelLimit(rig.context, newActor(), second.limitId))).toBe('notFound');
    expect((await cancelLimit(rig.context, user, second.limitId)).state).toBe('CANCELED');
    expect((await cancelLimit(rig.context, user, second.limitId)).state).toBe('CANCELED');
    await createLimit(rig.context, user, { ...wanted, get: '1', days: 1, clientOrderId: `third-${user.userId}` });
    rig.money.clock.advance(DAY_MS);
    await runLimits(rig.context, breathe);
    expect((await listLimits(rig.context, user)).map(({ state }) => state)).toEqual(['EXPIRED', 'CANCELED', 'DONE']);
    expect(await held('USDT')).toEqual({ available: 9_000_00000000n, held: 0n });
  });

  it('are converted once and never left out where nobody knew whether they were', async () => {
    const { clock, writer } = rig.money;
    const owner = await join();
    await rig.give(owner, 'USDT', '250');
    const daily = { every: 'DAY', day: 1, minute: 540, timeZone: 'UTC', clientPlanId: 'unknown' } as const;
    const plan = await createPlan(rig.context, owner, { from: 'USDT', to: 'BTC', amount: '100', wallet: 'MAIN', ...daily });
    clock.advance((plan.nextAt ?? 0) - clock.now());
    /** Says that nobody knows, having done it or not. */
    const silent = (isDone: boolean) => async (name: never, input: never) => {
      if (isDone) await writer.run(name, input);
      throw new AppError('outcomeUnknown');
    };
    const runWith = (isDone: boolean) =>
      runPlans({ ...rig.context, writer: Object.assign(Object.create(writer), { run: silent(isDone) }) }, breathe);
    const seen = async () => (await listPlans(rig.context, owner))[0];
    // Also when the next time has come meanwhile: it stays due until somebody knows.
    await runWith(false);
    clock.advance(DAY_MS);
    await runWith(false);
    expect(await seen()).toMatchObject({ doneCount: 0, skipped: null, nextAt: plan.nextAt });
    await runWith(true);
    // By now nothing can be bought: that time is over with all the same.
    await runPlans({ ...rig.context, rates: () => new Map() }, breathe);
    expect(await seen()).toMatchObject({ doneCount: 1, given: '100', skipped: null });
  });

  it('come again at their times: once each, caught up once, left out and told where the money is not there', async () => {
    const { clock } = rig.money;
    const owner = await join();
    await rig.give(owner, 'USDT', '250');
    const wanted = {
      from: 'USDT',
      to: 'BTC',
      amount: '100',
      wallet: 'MAIN',
      every: 'DAY',
      day: 1,
      minute: 540,
      timeZone: 'UTC',
      clientPlanId: 'mine',
    } as const;
    const plan = await createPlan(rig.context, owner, wanted);
    expect(await createPlan(rig.context, owner, wanted)).toEqual(plan);
    const run = () => runPlans(rig.context, breathe);
    const seen = async () => (await listPlans(rig.context, owner))[0];
    await run();
    expect((await seen())?.doneCount).toBe(0);
    const due = plan.nextAt ?? 0;
    clock.advance(due - clock.now());
    await Promise.all([run(), run()]);
    await run();
    expect(await seen()).toMatchObject({ doneCount: 1, given: '100', nextAt: due + DAY_MS });
    // The clock was set back: that time is over with.
    clock.advance(-3 * 3_600_000);
    await run();
    expect((await seen())?.doneCount).toBe(1);
    // Away for three days: one is caught up.
    clock.advance(3 * DAY_MS + 4 * 3_600_000);
    await run();
    await run();
    expect(await seen()).toMatchObject({ doneCount: 2, given: '200', nextAt: due + 4 * DAY_MS });
    clock.advance(DAY_MS);
    await run();
    const skipped = await seen();
    expect(skipped).toMatchObject({ doneCount: 2, nextAt: due + 5 * DAY_MS, skipped: { reason: 'order.balance_too_low||50||USDT' } });
    expect(await database().query('select plan_id::text as plan from convert_skips where user_id = $1', [owner.userId])).toEqual([
      { plan: plan.planId },
    ]);
    // The clock ran ahead by a year when its next time was set, and was put right.
    await database().query('update convert_plans set next_ms = next_ms + $2 where id = $1', [plan.planId, 365 * DAY_MS]);
    await run();
    expect((await seen())?.nextAt).toBe(due + 5 * DAY_MS);
    expect(await changePlan(rig.context, owner, { planId: plan.planId, state: 'PAUSED' })).toMatchObject({ state: 'PAUSED', nextAt: null });
    clock.advance(2 * DAY_MS);
    await run();
    expect((await seen())?.nextAt).toBeNull();
    expect(await changePlan(rig.context, owner, { planId: plan.planId, state: 'ON' })).toMatchObject({
      state: 'ON',
      nextAt: due + 7 * DAY_MS,
    });
    expect(await codeOf(changePlan(rig.context, user, { planId: plan.planId, state: 'PAUSED' }))).toBe('notFound');
    expect(await deletePlan(rig.context, owner, plan.planId)).toBeNull();
    expect(await codeOf(deletePlan(rig.context, owner, plan.planId))).toBe('notFound');
  });
});
