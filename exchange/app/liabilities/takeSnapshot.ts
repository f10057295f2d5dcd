import { dayNumber } from '@/domain/days';
import { addSums, NOTHING, type Sums, splitSums } from '@/domain/liabilities/sums';
import { type LiabilityLeaf, leafNode, levelsOf, rootHash, type SumNode, topOf } from '@/domain/liabilities/sumTree';
import type { Clock } from '../ports/clock';
import { newToken } from '../tokens';
import type { LiabilityStore, Owed, OwnedLeaves } from './liabilityStore';
import { sha256 } from './sha256';
import { randomBelow, shuffle } from './shuffle';

export interface SnapshotContext {
  store: LiabilityStore;
  clock: Clock;
  /** Whether a brand's coins are practice ones; undefined where nobody knows of the brand any more. */
  isPractice(brand: string): boolean | undefined;
  /** What lies on chains of that kind, by asset; only what a chain can show. It stands against what all brands of the kind owe. */
  reserves(isPractice: boolean): Promise<ReadonlyMap<string, bigint>>;
  /** Called between pieces, so that others get their turn; throws to interrupt. */
  breathe(): Promise<void>;
}

/**
 * A path shows what its lowest neighbour is owed: it is a random part of what somebody without a name is owed, and another somebody the
 * next day.
 */
const PARTS = 4;
/** Leaves are kept and read in pieces of this many: a power of two, so that each is a tree of its own below the top. */
export const CHUNK = 1024;
/** Days that can be checked leaf by leaf. */
const KEPT_DAYS = 14;

type OwnLeaf = Omit<LiabilityLeaf, 'snapshotId'> & { owner: OwnedLeaves & { parts: { leaf: number; sums: Sums }[] } };

function leavesOf({ userId, sums }: Owed): OwnLeaf[] {
  const owner = { userId, nonce: newToken(), parts: [] as { leaf: number; sums: Sums }[] };
  return splitSums(sums, PARTS, randomBelow).map((ofPart, part) => {
    owner.parts.push({ leaf: -1, sums: ofPart });
    return { uid: userId, part, nonce: owner.nonce, sums: ofPart, owner };
  });
}

/** Hashes and keeps the leaves of one chunk; answers its top. */
async function keepChunk({ store }: SnapshotContext, snapshotId: string, chunk: number, leaves: readonly OwnLeaf[]): Promise<SumNode> {
  const nodes = leaves.map((leaf) => leafNode({ ...leaf, snapshotId }, sha256));
  const top = topOf(levelsOf(nodes, sha256));
  for (const [place, { owner, part }] of leaves.entries()) {
    const own = owner.parts[part];
    if (own) own.leaf = chunk * CHUNK + place;
  }
  await store.keepChunk(snapshotId, chunk, nodes, top);
  return top;
}

/** What lies on chains, and what it stands against. */
interface Backing {
  reserves: Sums;
  owedByAll: Sums;
}

const sumOf = (owed: readonly Owed[]): Sums => owed.reduce<Sums>((total, { sums }) => addSums(total, sums), NOTHING);

async function publishBrand(
  context: SnapshotContext,
  brand: string,
  owed: readonly Owed[],
  takenMs: number,
  { reserves, owedByAll }: Backing,
): Promise<void> {
  const { store, breathe } = context;
  const sums = sumOf(owed);
  const snapshotId = await store.begin({ brand, day: dayNumber(takenMs), takenMs, sums, reserves, owedByAll });
  const leaves = owed.flatMap(leavesOf);
  shuffle(leaves);
  const tops: SumNode[] = [];
  for (let first = 0; first < leaves.length; first += CHUNK) {
    tops.push(await keepChunk(context, snapshotId, tops.length, leaves.slice(first, first + CHUNK)));
    await breathe();
  }
  const owners = [...new Set(leaves.map(({ owner }) => owner))];
  for (let first = 0; first < owners.length; first += CHUNK) {
    await store.keepOwners(snapshotId, owners.slice(first, first + CHUNK));
    await breathe();
  }
  await store.publish(snapshotId, rootHash(snapshotId, topOf(levelsOf(tops, sha256)), sha256), KEPT_DAYS);
}

/**
 * Writes down once a day, for every brand, what it owes its users, and publishes the root of it. All balances are of one moment. A day that
 * was begun and not finished is begun anew. Answers the brands it was done for.
 */
export async function takeSnapshot(context: SnapshotContext): Promise<string[]> {
  const { store, clock } = context;
  const takenMs = clock.now();
  const brands = await store.unpublishedBrands(dayNumber(takenMs));
  if (brands.length === 0) return [];
  const owed = await store.owed();
  const backings = new Map<boolean, Promise<Backing>>();
  const backingOf = async (isPractice: boolean): Promise<Backing> => {
    // A brand nobody knows of any more may have its coins on either kind.
    const sharing = owed.filter(({ brand }) => (context.isPractice(brand) ?? isPractice) === isPractice);
    return { reserves: await context.reserves(isPractice), owedByAll: sumOf(sharing) };
  };
  for (const brand of brands) {
    const isPractice = context.isPractice(brand);
    if (isPractice !== undefined && !backings.has(isPractice)) backings.set(isPractice, backingOf(isPractice));
    const backing = isPractice === undefined ? undefined : await backings.get(isPractice);
    await publishBrand(
      context,
      brand,
      owed.filter((one) => one.brand === brand),
      takenMs,
      backing ?? { reserves: NOTHING, owedByAll: NOTHING },
    );
  }
  return brands;
}
