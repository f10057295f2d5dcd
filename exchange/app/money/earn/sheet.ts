import type { Batch } from '../batch/batch';
import type { EarnPlanRecord } from '../records/earnPlanRecord';
import type { EarnActionRecord, SubscriptionRecord } from '../records/subscriptionRecord';

/**
 * What earlier commands of a batch made of plans, which the database does not know of yet. It goes with its batch: where that is taken
 * back, nothing of it is left. What the database said is never changed, but copied the first time it is used.
 */
export class EarnSheet {
  private readonly plans = new Map<string, EarnPlanRecord>();
  private readonly subscriptions = new Map<string, SubscriptionRecord>();
  private readonly own = new Map<string, bigint>();
  private readonly actions = new Map<string, EarnActionRecord>();

  plan(found: EarnPlanRecord): EarnPlanRecord {
    return taken(this.plans, found.planId, found);
  }

  subscription(found: SubscriptionRecord): SubscriptionRecord {
    return taken(this.subscriptions, found.applyId, found);
  }

  /** One that this very batch opened. */
  opened(applyId: string): SubscriptionRecord | undefined {
    return this.subscriptions.get(applyId);
  }

  /** What a user has in running plans of one kind; `found`: by the database. */
  ownIn(userId: string, planId: string, found: bigint): bigint {
    return this.own.get(`${userId}|${planId}`) ?? found;
  }

  setOwn(userId: string, planId: string, amount: bigint): void {
    this.own.set(`${userId}|${planId}`, amount);
  }

  action(userId: string, clientId: string): EarnActionRecord | undefined {
    return this.actions.get(`${userId}|${clientId}`);
  }

  note(action: EarnActionRecord): void {
    if (action.clientId !== null) this.actions.set(`${action.userId}|${action.clientId}`, action);
  }
}

function taken<Row extends object>(rows: Map<string, Row>, id: string, found: Row): Row {
  const known = rows.get(id);
  if (known) return known;
  const copy = { ...found };
  rows.set(id, copy);
  return copy;
}

const sheets = new WeakMap<Batch, EarnSheet>();

export function sheetOf(batch: Batch): EarnSheet {
  const known = sheets.get(batch);
  if (known) return known;
  const sheet = new EarnSheet();
  sheets.set(batch, sheet);
  return sheet;
}
