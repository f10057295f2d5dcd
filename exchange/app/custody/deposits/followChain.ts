import type { Chain, ChainTransfer } from '../chain';
import { confirmationsOf } from '../networks';
import type { FollowContext } from './context';
import { creditReady } from './creditReady';
import type { Arrival, BlockPlace } from './depositStore';
import { tellOwners } from './tellOwners';

/** Blocks of one turn, so that a chain that is far behind does not keep the others waiting. */
const BLOCKS = 100;

const never = () => false;

async function ownedArrival({ store }: FollowContext, chain: Chain, transfer: ChainTransfer): Promise<Arrival> {
  const { chainId, memo } = chain.facts;
  if (memo === null) {
    const userId = await store.ownerOf(chainId, transfer.to, null);
    if (userId === undefined) throw new Error(`${transfer.to} is watched and nobody's`);
    return { ...transfer, userId };
  }
  if (transfer.memo === null) return { ...transfer, userId: null, reason: 'MEMO_MISSING' };
  const userId = await store.ownerOf(chainId, transfer.to, transfer.memo.trim());
  return userId === undefined ? { ...transfer, userId: null, reason: 'MEMO_UNKNOWN' } : { ...transfer, userId };
}

/** The most a row holds, and more than the ledger does. */
const ROW_LIMIT = 2n ** 63n - 1n;

/** More than that is kept aside as that: its transaction says how much it is. */
async function arrivalOf(context: FollowContext, chain: Chain, transfer: ChainTransfer): Promise<Arrival> {
  const arrival = await ownedArrival(context, chain, transfer);
  if (transfer.amount <= ROW_LIMIT) return arrival;
  const { chainId } = chain.facts;
  const { txId, amount } = transfer;
  context.log.error({ chainId, txId, amount: String(amount), alarm: true }, 'more arrived than a ledger holds; it is kept aside');
  return { ...arrival, amount: ROW_LIMIT, reason: 'TOO_LARGE' };
}

/**
 * The last block that was read and is still there. What was read above it gave way: arrivals are taken back, and where some of them was
 * credited the chain is halted for an operator to look. Undefined while it is.
 */
async function lastStanding(context: FollowContext, chain: Chain, read: readonly BlockPlace[]): Promise<BlockPlace | undefined> {
  const { store, clock, log } = context;
  const { chainId } = chain.facts;
  const stop = async (why: string) => {
    await store.halt(chainId, why, clock.now());
    log.error({ chainId, why, alarm: true }, 'a network is halted: nothing of it is credited until an operator has looked');
    return undefined;
  };
  for (const [blocks, place] of read.entries()) {
    const now = await chain.block(place.height, never);
    if (now?.hash !== place.hash) continue;
    if (blocks === 0) return place;
    const credited = await store.creditedAbove(chainId, place.height);
    if (credited > 0) return stop(`${blocks} blocks gave way, ${credited} deposits in them were credited`);
    log.warn({ chainId, blocks }, 'blocks gave way to others; what they brought is taken back');
    tellOwners(context, await store.rollBack(chainId, place.height));
    return place;
  }
  return stop(`none of the last ${read.length} blocks is there any more`);
}

async function readBlocks(context: FollowContext, chain: Chain, from: BlockPlace): Promise<BlockPlace> {
  const { store, addresses, clock, log } = context;
  const { chainId } = chain.facts;
  const ours = await addresses.on(chainId);
  let place = from;
  for (let count = 0; count < BLOCKS; count += 1) {
    const block = await chain.block(place.height + 1, (address) => ours.has(address));
    // On another branch: the next turn looks for where they part.
    if (!block || block.parentHash !== place.hash) break;
    const arrivals: Arrival[] = [];
    for (const transfer of block.transfers) if (transfer.amount > 0n) arrivals.push(await arrivalOf(context, chain, transfer));
    const differing = await store.advance(chainId, block, arrivals, clock.now());
    if (differing.length > 0)
      log.error({ chainId, differing, alarm: true }, 'deposits that were credited came back as something else; they are listed as missing');
    tellOwners(
      context,
      arrivals.flatMap(({ userId }) => (userId === null ? [] : [userId])),
    );
    place = block;
  }
  return place;
}

/** Reads what is new on a chain, and credits what has its confirmations. Answers the height it was read to; undefined while it is halted. */
export async function followChain(context: FollowContext, chain: Chain): Promise<number | undefined> {
  const { store, clock } = context;
  const { chainId } = chain.facts;
  const standing = await store.standing(chainId);
  if (!standing || standing.haltedMs !== null) return undefined;
  const [read, head] = [await store.lastRead(chainId), await chain.head()];
  const [newest] = read;
  if (!newest) {
    // Nobody has an address yet: what was before is nobody's.
    await store.advance(chainId, head, [], clock.now());
    return head.height;
  }
  // A node that is behind has not seen what was read: nothing is concluded from that.
  if (head.height < newest.height) return newest.height;
  const place = await lastStanding(context, chain, read);
  if (!place) return undefined;
  const { height } = await readBlocks(context, chain, place);
  await creditReady(context, chainId, height - confirmationsOf({ chain, confirmations: standing.confirmations }) + 1);
  return height;
}
