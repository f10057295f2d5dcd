import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { addSums, NOTHING, type Sums, splitSums, sumsText } from '@/domain/liabilities/sums';
import { type Hash, leafNode, levelsOf, pathOf, rootHash, topOf } from '@/domain/liabilities/sumTree';
import { verifyLiability } from '@/public/verify-owed.mjs';

const sha256: Hash = (text) => createHash('sha256').update(text).digest('hex');
const total = (all: readonly Sums[]) => all.reduce(addSums, NOTHING);

interface Account {
  uid: string;
  sums: Sums;
}

/** What is published, and everybody's proof, for one leaf an account. */
function publish(accounts: readonly Account[], snapshotId = '7') {
  const leaves = accounts.map(({ uid, sums }) => leafNode({ snapshotId, uid, part: 0, nonce: `n${uid}`, sums }, sha256));
  const levels = levelsOf(leaves, sha256);
  const root = rootHash(snapshotId, topOf(levels), sha256);
  const proofs = accounts.map(({ uid, sums }, index) => ({
    snapshotId,
    uid,
    rootHash: root,
    parts: [
      {
        part: 0,
        nonce: `n${uid}`,
        sums: sumsText(sums),
        path: pathOf(levels, index).map(({ side, node }) => ({ side, hash: node.hash, sums: sumsText(node.sums) })),
      },
    ],
  }));
  return { root, proofs, owed: topOf(levels).sums };
}

const sumsOf = fc
  .dictionary(fc.constantFrom('BTC', 'ETH', 'USDT'), fc.bigInt({ min: 1n, max: 10n ** 18n }))
  .map((amounts): Sums => new Map(Object.entries(amounts)));
const accounts = fc
  .array(sumsOf, { minLength: 1, maxLength: 40 })
  .map((all): Account[] => all.map((sums, index) => ({ uid: String(10_000_001 + index), sums })));

describe('a Merkle-sum tree of what is owed', () => {
  it('counts everybody, and shows each that they are counted', async () => {
    await fc.assert(
      fc.asyncProperty(accounts, async (all) => {
        const { root, proofs, owed } = publish(all);
        expect(sumsText(owed)).toBe(sumsText(total(all.map(({ sums }) => sums))));
        for (const [index, proof] of proofs.entries()) {
          expect(await verifyLiability(proof, root)).toEqual({
            isProven: true,
            own: sumsText(all[index]?.sums ?? NOTHING),
            everybody: sumsText(owed),
          });
        }
      }),
      { numRuns: 30 },
    );
  });

  it('has another root when a balance is another one, a user is left out, or the snapshot is another', () => {
    fc.assert(
      fc.property(accounts, fc.nat(), (all, pick) => {
        const index = pick % all.length;
        const { root } = publish(all);
        const changed = all.map((one, at) => (at === index ? { ...one, sums: addSums(one.sums, new Map([['BTC', 1n]])) } : one));
        expect(publish(changed).root).not.toBe(root);
        expect(publish(all.filter((_one, at) => at !== index)).root).not.toBe(root);
        expect(publish(all, '8').root).not.toBe(root);
      }),
      { numRuns: 50 },
    );
  });

  const three: Account[] = [1n, 2n, 3n].map((units, index) => ({ uid: String(index), sums: new Map([['BTC', units]]) }));
  const first = () => {
    const { root, proofs } = publish(three);
    const [proof] = structuredClone(proofs);
    if (!proof?.parts[0]) throw new Error('no proof');
    return { root, proof, part: proof.parts[0], path: proof.parts[0].path };
  };

  it.each<[string, (parts: ReturnType<typeof first>) => void]>([
    ['another amount', ({ part }) => (part.sums = 'BTC:2')],
    ['somebody else', ({ proof }) => (proof.uid = '1')],
    ['another secret', ({ part }) => (part.nonce = 'n1')],
    ['another snapshot', ({ proof }) => (proof.snapshotId = '8')],
    ['a neighbour on the other side', ({ path }) => Object.assign(path[0] ?? {}, { side: 'left' })],
    ['a neighbour who is owed less', ({ path }) => Object.assign(path[0] ?? {}, { sums: 'BTC:1' })],
    ['a neighbour who owes', ({ path }) => Object.assign(path[0] ?? {}, { sums: 'BTC:-2' })],
    ['a coin that is named twice', ({ path }) => Object.assign(path[0] ?? {}, { sums: 'BTC:1,BTC:1' })],
    ['a part that counts twice', ({ proof, part }) => proof.parts.push(part)],
    ['a part that counts twice, once as a text', ({ proof, part }) => proof.parts.push({ ...part, part: '0' as never })],
    ['no parts', ({ proof }) => proof.parts.splice(0)],
  ])('is not proven for %s', async (_what, forge) => {
    const forged = first();
    expect(await verifyLiability(forged.proof, forged.root)).toMatchObject({ isProven: true });
    forge(forged);
    expect(await verifyLiability(forged.proof, forged.root)).toMatchObject({ isProven: false, why: expect.any(String) });
  });

  it('reads what is hashed in one way only: one leaf is one part', async () => {
    const sums: Sums = new Map([['BTC', 1n]]);
    const leaf = leafNode({ snapshotId: '7', uid: '1', part: 0, nonce: 'x|y', sums }, sha256);
    const one = { nonce: 'x|y', sums: sumsText(sums), path: [] };
    const twice = {
      snapshotId: '7',
      uid: '1',
      parts: [
        { ...one, part: 0 },
        { ...one, part: '0|x', nonce: 'y' },
      ],
    };
    expect(await verifyLiability(twice as never, rootHash('7', leaf, sha256))).toMatchObject({ isProven: false });
    const { root, proof, part, path } = first();
    for (const { hash } of path) expect(hash).toMatch(/^[0-9a-f]{64}$/);
    const [neighbour] = path;
    for (const hash of [`${neighbour?.hash}|`, neighbour?.hash.toUpperCase(), '', undefined]) {
      const forged = { ...proof, parts: [{ ...part, path: [{ ...neighbour, hash }] }] };
      expect(await verifyLiability(forged as never, root)).toMatchObject({
        isProven: false,
        why: expect.stringContaining('not what stands'),
      });
    }
  });

  it('is written as it always was: what was published can be checked for ever', () => {
    expect(publish(three).root).toBe('d98b3ba1bcd357163881985faea8ea175eb426b31d312f7e7b75901c2875eef2');
  });

  it('shows an empty tree for nobody', () => expect(sumsText(topOf(levelsOf([], sha256)).sums)).toBe(''));
});

describe('parts of what is owed', () => {
  it('sum to it, whatever is drawn', () => {
    fc.assert(
      fc.property(sumsOf, fc.integer({ min: 1, max: 6 }), fc.array(fc.bigInt({ min: 0n, max: 10n ** 19n })), (sums, count, draws) => {
        let next = 0;
        const below = (limit: bigint) => (draws[next++ % Math.max(1, draws.length)] ?? 0n) % limit;
        const parts = splitSums(sums, count, below);
        expect(parts).toHaveLength(count);
        expect(sumsText(total(parts))).toBe(sumsText(sums));
        for (const part of parts) for (const units of part.values()) expect(units > 0n).toBe(true);
      }),
    );
  });

  it('are what lies between the cuts', () => {
    const draws = [70n, 20n];
    expect(splitSums(new Map([['BTC', 100n]]), 3, () => draws.shift() ?? 0n).map(sumsText)).toEqual(['BTC:20', 'BTC:50', 'BTC:30']);
  });
});
