import type { CallData } from '@/contract/calls';
import type { EndpointName } from '@/contract/endpoints';
import { ask } from './ask';
import type { People, Person } from './people';
import { byId, dataOf, type MakeProbe } from './probe';

type Plan = CallData<'earnApply'>;

/** Flexible, of USDT. */
const PLAN = '1';
const subscribe = ({ exchange }: People, { token }: Person, clientId: string) =>
  ask(exchange, 'earnApply', { planId: PLAN, amount: '0.5', clientId }, token);

/** Two plans, of the money that was moved to the main wallet. */
export async function subscribeAsOwner(people: People): Promise<void> {
  for (const name of ['owners-plan', 'owners-second']) await dataOf(subscribe(people, people.owner, name));
}

const planOf = async (people: People, name: string) => (await dataOf<Plan>(subscribe(people, people.owner, name))).applyId;

const byPlan =
  (call: EndpointName, rest: object = {}): MakeProbe =>
  async (people) => {
    const applyId = await planOf(people, 'owners-plan');
    return byId(call, 'applyId', () => applyId, rest)(people);
  };

/** Names are good within one's own account: another user's is free, and leads to nothing of theirs. */
const byOwnName =
  (send: (people: People, person: Person, name: string) => ReturnType<typeof ask>, name: string): MakeProbe =>
  async (people) => {
    const { owner, stranger } = people;
    const planIdOf = (data: unknown) => (data as Partial<Plan> | null)?.applyId;
    const theirId = planIdOf((await send(people, owner, name)).envelope?.data);
    return {
      by: (id) => send(people, stranger, String(id)),
      theirs: name,
      unknown: 'nobodys',
      whose: owner,
      own: () => send(people, owner, name),
      view: ({ envelope }) => [envelope?.msg, theirId !== undefined && planIdOf(envelope?.data) === theirId],
    };
  };

/** Plans of one's own. */
export const earnProbes: Readonly<Record<string, MakeProbe>> = {
  'earnPlan.applyId': byPlan('earnPlan'),
  'earnRewards.applyId': byId('earnRewards', 'applyId', () => '900001'),
  'earnAddFunds.applyId': byPlan('earnAddFunds', { amount: '0.25', clientId: 'more' }),
  'earnAutoRenew.applyId': byPlan('earnAutoRenew', { autoRenew: false }),
  'earnRedeemReview.applyId': byPlan('earnRedeemReview'),
  'earnRedeem.applyId': byPlan('earnRedeem', { takenBack: '0', clientId: 'leave' }),
  'earnApply.clientId': byOwnName(subscribe, 'owners-plan'),
  'earnAddFunds.clientId': byOwnName(
    ({ exchange }, { token }, clientId) => ask(exchange, 'earnAddFunds', { applyId: '900001', amount: '0.25', clientId }, token),
    'owners-plan',
  ),
  'earnRedeem.clientId': byOwnName(
    ({ exchange }, { token }, clientId) => ask(exchange, 'earnRedeem', { applyId: '900001', takenBack: '0', clientId }, token),
    'owners-plan',
  ),
};
