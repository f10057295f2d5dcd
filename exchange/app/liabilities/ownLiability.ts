import type { OwnLiability } from '@/contract/liabilities';
import { sumsText } from '@/domain/liabilities/sums';
import { levelsOf, type PathStep, pathOf, type SumNode } from '@/domain/liabilities/sumTree';
import type { Actor } from '../actor';
import type { LiabilityQueries, OwnedPart } from './liabilityStore';
import { sha256 } from './sha256';
import { type ReadingContext, toSnapshot } from './snapshots';
import { CHUNK } from './takeSnapshot';

const toStep = ({ side, node }: PathStep) => ({ side, hash: node.hash, sums: sumsText(node.sums) });

/** From the leaf to the top of its chunk, and from there to the top of all. */
async function pathTo(queries: LiabilityQueries, snapshotId: string, { leaf }: OwnedPart, tops: SumNode[][]) {
  const chunk = Math.floor(leaf / CHUNK);
  const within = levelsOf(await queries.chunk(snapshotId, chunk), sha256);
  return [...pathOf(within, leaf % CHUNK), ...pathOf(tops, chunk)].map(toStep);
}

/** What shows the user that they are counted in the newest snapshot they have something in; null while there is none. */
export async function ownLiability({ queries, scales }: ReadingContext, { userId }: Actor): Promise<OwnLiability> {
  const owned = await queries.leavesOf(userId);
  if (!owned) return { proof: null };
  const { snapshot, nonce, parts } = owned;
  const { snapshotId, rootHash } = snapshot;
  const tops = levelsOf(await queries.chunkTops(snapshotId), sha256);
  const shown = [];
  for (const [part, own] of parts.entries()) {
    shown.push({ part, nonce, sums: sumsText(own.sums), path: await pathTo(queries, snapshotId, own, tops) });
  }
  return { snapshot: toSnapshot(snapshot, scales), proof: { snapshotId, uid: userId, rootHash, parts: shown } };
}
