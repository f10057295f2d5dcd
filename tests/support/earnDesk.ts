import { DAY_MS } from '@/domain/earn/interest';
import type { Actor } from '@/exchange/app/actor';
import type { EarnContext } from '@/exchange/app/earn/context';
import { settlePlans } from '@/exchange/app/earn/settlePlans';
import type { Database } from '@/exchange/app/ports/database';
import { createDuePlans } from '@/exchange/db/earn/duePlans';
import { createEarnQueries } from '@/exchange/db/earn/earnQueries';
import { fund, type Money } from './moneyDesk';
import { silentLog } from './silentLog';

let serial = 0;

/** Plans over a money writer, at midnight at first. */
export function earnDesk(database: Database, money: Money) {
  const { writer, clock } = money;
  let isOffered = true;
  const offersPlans = () => isOffered;
  const context: EarnContext = { writer, queries: createEarnQueries(database), scales: writer.scales, clock, offersPlans };
  const store = createDuePlans(database);
  return {
    context,
    /** One turn of the job. */
    settle: () => settlePlans({ store, writer, clock, log: silentLog, offersPlans, breathe: async () => {} }),
    /** The brand of everybody offers plans, or none any more. */
    offer: (isOn: boolean) => {
      isOffered = isOn;
    },
    toMidnight: () => clock.advance(DAY_MS - (clock.now() % DAY_MS)),
    days: (count: number) => clock.advance(count * DAY_MS),
    inMain: async (actor: Actor, asset: string, amount: string) => {
      serial += 1;
      await fund(money, actor, asset, amount);
      const units = BigInt(amount) * 10n ** 8n;
      await writer.run('transfer', {
        userId: actor.userId,
        clientTransferId: `e-${serial}`,
        asset,
        amount: units,
        from: 'TRADE',
        to: 'MAIN',
      });
    },
    nextId: () => {
      serial += 1;
      return `earn-${serial}`;
    },
  };
}
