import type { CodeName } from '@/contract/codes';
import type { DepositReason } from '@/domain/custody/deposits';
import { AppError } from '../../appError';
import { creditOf } from '../../money/commands/creditDeposit';
import type { FollowContext } from './context';
import type { DepositRow } from './depositStore';
import { tellOwners } from './tellOwners';

const PIECE = 500;

/** What keeps coins aside, by what the writer refuses; anything else is tried again. */
const ASIDE_FOR: Partial<Record<CodeName, DepositReason>> = {
  accountClosed: 'ACCOUNT_CLOSED',
  accountFrozen: 'ACCOUNT_FROZEN',
  accountSelfFrozen: 'ACCOUNT_FROZEN',
  amountTooLarge: 'TOO_LARGE',
};

type Owned = DepositRow & { userId: string };

/** Credits one deposit, or keeps it aside where its account cannot take it. @throws AppError unavailable: later */
export async function creditOne({ writer, store }: Pick<FollowContext, 'writer' | 'store'>, deposit: Owned): Promise<void> {
  const { depositId, userId, asset, amount, status, reason } = deposit;
  try {
    await writer.run('creditDeposit', creditOf(depositId, userId, asset, amount));
  } catch (error) {
    const why = error instanceof AppError ? ASIDE_FOR[error.codeName] : undefined;
    if (why === undefined) throw error;
    if (status !== 'ASIDE' || reason !== why) await store.mark(depositId, 'ASIDE', why);
  }
}

/** Those of one coin and owner, which reach the minimum together or not at all. */
function together(ready: readonly DepositRow[]): Owned[][] {
  const groups = new Map<string, Owned[]>();
  for (const deposit of ready) {
    const { userId, asset } = deposit;
    if (userId === null) continue;
    const key = `${userId}|${asset}`;
    groups.set(key, [...(groups.get(key) ?? []), { ...deposit, userId }]);
  }
  return [...groups.values()];
}

async function creditGroup(context: FollowContext, chainId: string, group: readonly Owned[]): Promise<boolean> {
  const { store, networks } = context;
  const asset = group[0]?.asset ?? '';
  const network = (await networks.networksOf(asset)).find((row) => row.chainId === chainId);
  if (!network) {
    for (const { depositId, status } of group) if (status !== 'ASIDE') await store.mark(depositId, 'ASIDE', 'NOT_LISTED');
    return true;
  }
  if (network.deposits.pausedFor !== null) return false;
  const sum = group.reduce((total, { amount }) => total + amount, 0n);
  if (sum < network.minDeposit) {
    const fresh = group.filter(({ status }) => status === 'PENDING');
    for (const { depositId } of fresh) await store.mark(depositId, 'SMALL', null);
    return fresh.length > 0;
  }
  for (const deposit of group) await creditOne(context, deposit);
  return true;
}

/** Credits what stands in blocks up to a height; what a paused network brings waits. Each once, however often this is done. */
export async function creditReady(context: FollowContext, chainId: string, height: number): Promise<void> {
  const ready = await context.store.ready(chainId, height, PIECE);
  for (const group of together(ready)) {
    const isChanged = await creditGroup(context, chainId, group);
    if (isChanged)
      tellOwners(
        context,
        group.map(({ userId }) => userId),
      );
  }
}
