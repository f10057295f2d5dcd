import { addSums, NOTHING, type Sums, sumsText } from './sums';

// A Merkle-sum tree: every node names the hash and the sums of what is below it, so that one published root fixes what is owed to
// everybody, and a path from a leaf to the root shows that the leaf is counted (G. Maxwell's proof of liabilities). What is hashed is
// text, and said here alone; public/verify-owed.mjs writes it once more, for whoever wants to check without this program.

/** SHA-256 of a text's UTF-8, in lower-case hexadecimal digits. */
export type Hash = (text: string) => string;

export interface SumNode {
  hash: string;
  sums: Sums;
}

/** A part of what is owed to one user. */
export interface LiabilityLeaf {
  snapshotId: string;
  /** Whose it is: two users cannot be shown one leaf. */
  uid: string;
  part: number;
  /** A secret of the user's, new with every snapshot: nobody finds a leaf by guessing what is in it. */
  nonce: string;
  sums: Sums;
}

/** A neighbour on the way up, and on which side of the way it stands. */
export interface PathStep {
  side: 'left' | 'right';
  node: SumNode;
}

export function leafNode({ snapshotId, uid, part, nonce, sums }: LiabilityLeaf, hash: Hash): SumNode {
  return { hash: hash(`leaf|${snapshotId}|${uid}|${part}|${nonce}|${sumsText(sums)}`), sums };
}

function joined(left: SumNode, right: SumNode, hash: Hash): SumNode {
  const text = `node|${left.hash}|${sumsText(left.sums)}|${right.hash}|${sumsText(right.sums)}`;
  return { hash: hash(text), sums: addSums(left.sums, right.sums) };
}

const emptyNode = (hash: Hash): SumNode => ({ hash: hash('empty'), sums: NOTHING });

/** All levels of a tree, the leaves first and its top alone in the last. A level of an odd number ends in an empty node. */
export function levelsOf(leaves: readonly SumNode[], hash: Hash): SumNode[][] {
  const empty = emptyNode(hash);
  let level = leaves.length === 0 ? [empty] : [...leaves];
  const levels = [level];
  while (level.length > 1) {
    if (level.length % 2 === 1) level.push(empty);
    const below = level;
    level = [];
    for (let index = 0; index < below.length; index += 2) level.push(joined(below[index] ?? empty, below[index + 1] ?? empty, hash));
    levels.push(level);
  }
  return levels;
}

export const topOf = (levels: readonly SumNode[][]): SumNode => {
  const top = levels.at(-1)?.[0];
  if (top === undefined) throw new RangeError('a tree has a top');
  return top;
};

/** The neighbours of a leaf's way to the top, the lowest first. */
export function pathOf(levels: readonly SumNode[][], index: number): PathStep[] {
  return levels.slice(0, -1).map((level, height): PathStep => {
    const place = index >> height;
    const isLeft = place % 2 === 0;
    const node = level[isLeft ? place + 1 : place - 1];
    if (node === undefined) throw new RangeError(`no leaf ${index}`);
    return { side: isLeft ? 'right' : 'left', node };
  });
}

/** What is published: it fixes the top's hash, its sums and which snapshot it is of. */
export const rootHash = (snapshotId: string, top: SumNode, hash: Hash): string =>
  hash(`root|${snapshotId}|${top.hash}|${sumsText(top.sums)}`);
