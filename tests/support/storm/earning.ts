import { addFunds, apply, redeem } from '@/exchange/app/earn/changePlans';
import type { EarnContext } from '@/exchange/app/earn/context';
import { reviewRedemption } from '@/exchange/app/earn/reviewRedemption';
import { settlePlans } from '@/exchange/app/earn/settlePlans';
import { createDuePlans } from '@/exchange/db/earn/duePlans';
import { createEarnQueries } from '@/exchange/db/earn/earnQueries';
import { silentLog } from '../silentLog';
import type { Storm, StormAct } from './storm';

/** USDT flexible, USDT for 30 days, ETH flexible. */
const PLANS = [
  { planId: '1', amounts: ['12.5', '150', '7.77777777'] },
  { planId: '5', amounts: ['20', '300'] },
  { planId: '8', amounts: ['0.05', '0.31'] },
] as const;
const HOURS_MS = 3_600_000;

// By what plans say was done, not by what was posted.
const PAID = `
  select user_id, asset, sum(units)::text as units from (
    select user_id, asset, amount as units from earn_rewards
    union all select user_id, asset, -taken_back from earn_actions
  ) x group by 1, 2`;

export interface Earning {
  acts: StormAct[];
  settle(): Promise<void>;
}

/** Plans that are opened, filled up, ended early and at their time, and days that pass while the writer comes and goes. */
export function earning(storm: Storm): Earning {
  const context = (): EarnContext => ({
    writer: storm.money.writer,
    queries: createEarnQueries(storm.database),
    scales: storm.money.writer.scales,
    clock: storm.clock,
    offersPlans: () => true,
  });
  const store = createDuePlans(storm.database);
  const settleDue = () =>
    storm.offered(() =>
      settlePlans({
        ...{ store, writer: storm.money.writer, clock: storm.clock, log: silentLog },
        offersPlans: () => true,
        breathe: async () => {},
      }),
    );
  const plansOf = new Map<string, string[]>();

  const subscribing: StormAct = {
    name: 'plan',
    weight: 2,
    act: async (_storm, actor) => {
      const { dice } = storm;
      const { planId, amounts } = dice.pick(PLANS);
      const asked = { planId, amount: dice.pick(amounts), autoRenew: dice.happens(50) };
      const applyId = await storm.surely(async (clientId) => (await apply(context(), actor, { ...asked, clientId })).applyId);
      if (applyId === undefined) return;
      storm.count('plan opened');
      plansOf.set(actor.userId, [...(plansOf.get(actor.userId) ?? []), applyId]);
    },
  };
  const changing: StormAct = {
    name: 'change of a plan',
    weight: 2,
    act: async ({ dice }, actor) => {
      const own = plansOf.get(actor.userId) ?? [];
      if (own.length === 0) return;
      const applyId = dice.pick(own);
      if (dice.happens(40)) {
        await storm.surely(async (clientId) => (await addFunds(context(), actor, { applyId, amount: '5', clientId })).applyId);
        return;
      }
      const review = await storm.offered(() => reviewRedemption(context(), actor, { applyId }));
      if (!review) return;
      const done = await storm.surely(
        async (clientId) => (await redeem(context(), actor, { applyId, takenBack: review.takenBack, clientId })).paid,
      );
      if (done !== undefined) storm.count('plan redeemed');
    },
  };
  const passing: StormAct = {
    name: 'time',
    weight: 1,
    act: async ({ dice, clock }) => {
      clock.advance(dice.roll(20) * HOURS_MS);
      // Two at once, as two turns of the job might be.
      await Promise.all([settleDue(), settleDue()]);
    },
  };
  return {
    acts: [subscribing, changing, passing],
    settle: async () => {
      await settleDue();
      const rows = await storm.database.query<{ user_id: string; asset: string; units: string }>(PAID);
      for (const { user_id, asset, units } of rows) storm.gain({ userId: user_id }, asset, BigInt(units));
      storm.count(`interest of ${rows.length > 0 ? 'a user' : 'nobody'}`);
    },
  };
}
