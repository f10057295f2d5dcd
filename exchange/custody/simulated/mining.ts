import type { SimStore } from './simStore';
import type { SimBlock, SimTransaction } from './simTransaction';

// What blocks do to balances. Every step has its opposite, so that a branch can be taken back.

interface Moving {
  store: SimStore;
  hotAddress: string;
  nativeAsset: string;
}

/** Whoever pays from the exchange: the fee comes out of the hot wallet, for sweeps as well. */
async function canPay({ store, hotAddress, nativeAsset }: Moving, made: SimTransaction): Promise<boolean> {
  const native = await store.balance(hotAddress, nativeAsset);
  if (native < made.fee) return false;
  const takesNative = made.fromAddress === hotAddress && made.asset === nativeAsset;
  const has = takesNative ? native - made.fee : await store.balance(made.fromAddress, made.asset);
  return has >= made.amount;
}

async function move({ store, hotAddress, nativeAsset }: Moving, made: SimTransaction, sign: 1n | -1n, failed: boolean): Promise<void> {
  if (made.fromIndex !== null) {
    await store.move(hotAddress, nativeAsset, -sign * made.fee);
    if (!failed) await store.move(made.fromAddress, made.asset, -sign * made.amount);
  }
  if (!failed) await store.move(made.to, made.asset, sign * made.amount);
}

async function include(moving: Moving, made: SimTransaction, height: number): Promise<void> {
  const isOurs = made.fromIndex !== null;
  const failed = isOurs && (made.willFail || !(await canPay(moving, made)));
  // What cannot even pay its fee waits on.
  if (failed && (await moving.store.balance(moving.hotAddress, moving.nativeAsset)) < made.fee) return;
  await move(moving, made, 1n, failed);
  await moving.store.setPlace(made.txId, height, failed);
}

/** Of each number those whose turn it is: without a gap, and none behind one that is stuck. */
async function nextOf(store: SimStore, waiting: readonly SimTransaction[]): Promise<SimTransaction[]> {
  const next = new Map<number, number>();
  const taken: SimTransaction[] = [];
  const inTurn = [...waiting].sort((left, right) => (left.sequence ?? 0) - (right.sequence ?? 0));
  for (const made of inTurn) {
    if (made.fromIndex === null) taken.push(made);
    else {
      const turn = next.get(made.fromIndex) ?? (await store.lastIncluded(made.fromIndex)) + 1;
      next.set(made.fromIndex, turn);
      if (made.sequence !== turn || made.isStuck) continue;
      next.set(made.fromIndex, turn + 1);
      taken.push(made);
    }
  }
  return taken;
}

/** Puts a block on top, with what waits and is let in. */
export async function addBlock(moving: Moving, block: SimBlock): Promise<void> {
  await moving.store.addBlock(block);
  const waiting = await moving.store.waiting();
  for (const made of await nextOf(moving.store, waiting)) await include(moving, made, block.height);
}

/** Takes the blocks from a height on away: what stood in them waits again, or is gone where somebody outside sent it and `isLossy`. */
export async function dropBlocks(moving: Moving, height: number, isLossy: boolean): Promise<void> {
  for (const made of await moving.store.from(height)) {
    await move(moving, made, -1n, made.failed);
    if (isLossy && made.fromIndex === null) await moving.store.remove(made.txId);
    else await moving.store.setPlace(made.txId, null, false);
  }
  await moving.store.dropBlocks(height);
}
