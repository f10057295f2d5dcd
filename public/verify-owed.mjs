// Checks that what an exchange says it owes one user is counted in what it says it owes everybody.
// It needs nothing but this file, and runs in a browser and in Node 20 or newer:
//
//   node verify-owed.mjs proof.json <published root>
//
// A proof has: snapshotId, uid, rootHash, and parts of { part, nonce, sums, path: [{ side, hash, sums }] }.
// Sums are texts such as "BTC:21482000,USDT:1248022": whole numbers of the smallest unit, by the order of letters.

const sha256 = async (text) => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** Amounts by coin. Throws where a coin is named twice, out of order, or an amount is not a whole number above zero: no sum may hide a debt. */
const readSums = (text) => {
  const sums = new Map();
  let before = '';
  for (const entry of text === '' ? [] : text.split(',')) {
    const [, coin, amount] = /^([A-Z0-9]+):([1-9][0-9]*)$/.exec(entry) ?? [];
    if (coin === undefined || coin <= before) throw new Error(`"${entry}" is no amount`);
    before = coin;
    sums.set(coin, BigInt(amount));
  }
  return sums;
};

const writeSums = (sums) =>
  [...sums.keys()]
    .sort((left, right) => (left < right ? -1 : 1))
    .map((coin) => `${coin}:${sums.get(coin)}`)
    .join(',');

const add = (left, right) => {
  const sums = new Map(left);
  for (const [coin, amount] of right) sums.set(coin, (sums.get(coin) ?? 0n) + amount);
  return sums;
};

const HASH = /^[0-9a-f]{64}$/;
const NUMBER = /^[0-9]+$/;
const WORD = /^[0-9A-Za-z_-]+$/;

/** What is hashed is joined by "|": a value that has one of its own could be read as two, and one leaf shown as several. */
const plain = (value, pattern) => {
  if (typeof value !== 'string' || !pattern.test(value)) throw new Error(`${JSON.stringify(value)} is not what stands there`);
  return value;
};

/** The top of the tree that the part's path leads to. */
const climb = async ({ snapshotId, uid }, { part, nonce, sums, path }) => {
  plain(snapshotId, NUMBER);
  plain(uid, NUMBER);
  plain(nonce, WORD);
  // As text "0" would be another part than 0, of the same leaf.
  if (!Number.isSafeInteger(part) || part < 0) throw new Error(`${JSON.stringify(part)} is no number of a part`);
  let text = writeSums(readSums(sums));
  let hash = await sha256(`leaf|${snapshotId}|${uid}|${part}|${nonce}|${text}`);
  for (const neighbour of path) {
    const beside = `${plain(neighbour.hash, HASH)}|${writeSums(readSums(neighbour.sums))}`;
    const own = `${hash}|${text}`;
    hash = await sha256(neighbour.side === 'left' ? `node|${beside}|${own}` : `node|${own}|${beside}`);
    text = writeSums(add(readSums(text), readSums(neighbour.sums)));
  }
  return { hash, sums: text };
};

/**
 * Whether every part leads to the published root, no part twice. Answers { isProven, own, everybody, why }: sums as texts, `why` where it
 * is not proven.
 */
export const verifyLiability = async (proof, publishedRoot) => {
  try {
    let own = new Map();
    let everybody = '';
    const seen = new Set();
    for (const part of proof.parts) {
      if (seen.has(part.part)) return { isProven: false, why: `part ${part.part} is there twice` };
      seen.add(part.part);
      const top = await climb(proof, part);
      const root = await sha256(`root|${proof.snapshotId}|${top.hash}|${top.sums}`);
      if (root !== publishedRoot) return { isProven: false, why: `part ${part.part} leads to ${root}` };
      own = add(own, readSums(part.sums));
      everybody = top.sums;
    }
    if (seen.size === 0) return { isProven: false, why: 'there are no parts' };
    return { isProven: true, own: writeSums(own), everybody };
  } catch (error) {
    return { isProven: false, why: error.message };
  }
};

const runAsCommand = async ([file, root]) => {
  const { readFileSync } = await import('node:fs');
  const answer = await verifyLiability(JSON.parse(readFileSync(file, 'utf8')), root);
  console.log(answer.isProven ? `proven: ${answer.own}\nof everybody's: ${answer.everybody}` : `NOT proven: ${answer.why}`);
  process.exitCode = answer.isProven ? 0 : 1;
};

if (typeof process !== 'undefined' && process.argv?.[1]?.endsWith('verify-owed.mjs')) runAsCommand(process.argv.slice(2));
