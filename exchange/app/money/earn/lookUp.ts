import type { EarnRows } from '../earnStore';
import type { EarnPlanRecord } from '../records/earnPlanRecord';
import type { EarnActionRecord, SubscriptionRecord } from '../records/subscriptionRecord';

/** What a command about a plan names. */
export interface EarnInput {
  userId: string;
  planId?: string;
  applyId?: string;
  clientId?: string;
}

/** What the database knows of it. */
export interface EarnFound {
  /** What was done under this name before. */
  made: EarnActionRecord | undefined;
  /** Only its owner's. */
  subscription: SubscriptionRecord | undefined;
  plan: EarnPlanRecord | undefined;
  /** What the user has in running plans of this kind. */
  own: bigint;
}

const nameOf = (userId: string, other: string | null | undefined) => `${userId}|${other}`;
const present = <Value>(values: readonly (Value | undefined)[]): Value[] => [
  ...new Set(values.filter((value): value is Value => value !== undefined)),
];

/** Asks for all commands of a kind at once, when the batch before is written: it may have made what is asked for. */
export async function lookUpEarn<Input extends EarnInput>(
  { store, settled }: { store: EarnRows; settled: Promise<unknown> },
  inputs: readonly Input[],
): Promise<Map<Input, EarnFound>> {
  await settled;
  const names = inputs.flatMap(({ userId, clientId }) => (clientId === undefined ? [] : [{ userId, clientId }]));
  const actions = names.length === 0 ? [] : await store.earnActions(names);
  const made = new Map(actions.map((action) => [nameOf(action.userId, action.clientId), action]));
  const applyIdOf = (input: Input) => input.applyId ?? made.get(nameOf(input.userId, input.clientId))?.applyId;
  const applyIds = present(inputs.map(applyIdOf));
  const subscriptions = new Map((applyIds.length === 0 ? [] : await store.earnSubscriptions(applyIds)).map((row) => [row.applyId, row]));
  const subscriptionOf = (input: Input) => {
    const row = subscriptions.get(applyIdOf(input) ?? '');
    return row?.userId === input.userId ? row : undefined;
  };
  const planIdOf = (input: Input) => input.planId ?? subscriptionOf(input)?.planId;
  const plans = new Map((await store.earnPlans(present(inputs.map(planIdOf)))).map((plan) => [plan.planId, plan]));
  const held = await store.earnOwn(inputs.map(({ userId }) => userId));
  const own = new Map(held.map(({ userId, planId, principal }) => [nameOf(userId, planId), principal]));
  return new Map(
    inputs.map((input) => [
      input,
      {
        made: made.get(nameOf(input.userId, input.clientId)),
        subscription: subscriptionOf(input),
        plan: plans.get(planIdOf(input) ?? ''),
        own: own.get(nameOf(input.userId, planIdOf(input))) ?? 0n,
      },
    ]),
  );
}
