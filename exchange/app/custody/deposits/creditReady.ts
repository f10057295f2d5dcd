import type { CodeName } from '@/contract/codes';
import type { DepositReason } from '@/domain/custody/deposits';
import { AppError } from '../../appError';
import { creditOf } from '../../money/commands/creditDeposit';
import type { NetworkRow } from '../networks';
import type { FollowContext } from './context';
import type { DepositGroup, DepositRow } from './depositStore';
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
    if (status !== 'ASIDE' || reason !== why) await store.keepAside(depositId, why);
  }
}

async function creditAll(context: FollowContext, chainId: string, height: number, group: DepositGroup): Promise<boolean> {
  for (let afterId = '0', isAny = false; ; isAny = true) {
    const piece = await context.store.enough(chainId, height, group, afterId, PIECE);
    for (const deposit of piece) await creditOne(context, { ...deposit, userId: group.userId });
    const last = piece.at(-1);
    if (!last) return isAny;
    afterId = last.depositId;
  }
}

/** Answers whether something of it changed. */
async function creditGroup(
  context: FollowContext,
  { chainId, height, network }: { chainId: string; height: number; network: NetworkRow | undefined },
  { sum, ...group }: DepositGroup & { sum: bigint },
): Promise<boolean> {
  const { store } = context;
  if (!network) return (await store.markNotListed(chainId, height, group)) > 0;
  if (network.deposits.pausedFor !== null) return false;
  // Written before the first is credited: the others are not too little by themselves when the process dies between two.
  if (sum >= network.minDeposit) await store.markEnough(chainId, height, group);
  const isCredited = await creditAll(context, chainId, height, group);
  return (await store.markSmall(chainId, height, group)) > 0 || isCredited;
}

/**
 * Credits what stands in blocks up to a height; what a paused network brings waits. Each once, however often this is done. Nobody's coins
 * wait behind another's, however many of these there are.
 */
export async function creditReady(context: FollowContext, chainId: string, height: number): Promise<void> {
  const { store, networks } = context;
  const found = new Map<string, NetworkRow | undefined>();
  for (let after: DepositGroup | undefined; ; ) {
    const piece = await store.waiting(chainId, height, after, PIECE);
    for (const group of piece) {
      const { asset, userId } = group;
      if (!found.has(asset))
        found.set(
          asset,
          (await networks.networksOf(asset)).find((row) => row.chainId === chainId),
        );
      if (await creditGroup(context, { chainId, height, network: found.get(asset) }, group)) tellOwners(context, [userId]);
    }
    if (piece.length < PIECE) return;
    after = piece.at(-1);
  }
}
