import type { AddressCheck, Chain, ChainFacts, Sending, SignedSweep, SignedTransaction, TransactionState } from '../../app/custody/chain';
import { shapedHash, signatureOf } from './hashes';
import { profiles } from './profiles';
import type { SimNode } from './simNode';
import type { SimTransaction } from './simTransaction';

/** What goes to the network: everything a transaction says, and the signature under it. */
interface Raw {
  from: number;
  to: string;
  memo: string | null;
  asset: string;
  amount: string;
  sequence: number;
  feePercent: number;
  fee: string;
  signature: string;
}

/** A sequence's place is taken over only by a fee that is that much higher, percent. */
const LEAST_BUMP = 10;
/** A sweep that is not worth so many fees stays where it is. */
const WORTH_FEES = 5n;

/** A network of this exchange, as custody knows any other. */
export function simChain(node: SimNode): Chain {
  const { profile, fee, seed } = node.parts;
  const { chainId, codec, hashes, nativeAsset } = profile;
  const facts: ChainFacts = {
    chainId,
    isPractice: true,
    nativeAsset,
    assets: [...node.parts.decimals].map(([asset, decimals]) => ({ asset, contract: null, decimals })),
    memo: profile.memo,
    confirmations: profile.confirmations,
    blockSeconds: profile.blockSeconds,
  };
  const idOf = (raw: string) => shapedHash(hashes, chainId, raw);

  function signed(from: number, { asset, to, memo, amount, sequence, feePercent }: Omit<Sending, 'replaces'>): SignedTransaction {
    const maxFee = (fee * BigInt(feePercent) + 99n) / 100n;
    const body = { from, to, memo, asset, amount: String(amount), sequence, feePercent, fee: String(maxFee) };
    const raw = JSON.stringify({ ...body, signature: signatureOf(seed, chainId, JSON.stringify(body)) });
    return { txId: idOf(raw), raw, sequence, maxFee };
  }

  function readRaw(text: string): SimTransaction | undefined {
    const { signature, ...body } = JSON.parse(text) as Raw;
    if (signature !== signatureOf(seed, chainId, JSON.stringify(body))) return undefined;
    return {
      txId: idOf(text),
      fromIndex: body.from,
      fromAddress: node.addressOf(body.from),
      sequence: body.sequence,
      feePercent: body.feePercent,
      to: body.to,
      memo: body.memo,
      asset: body.asset,
      amount: BigInt(body.amount),
      fee: BigInt(body.fee),
      height: null,
      failed: false,
      isStuck: false,
      willFail: false,
    };
  }

  function checkAddress(text: string): AddressCheck {
    const checked = codec.check(text);
    if (checked.ok || checked.reason === 'checksum') return checked;
    const isElsewhere = profiles.some((other) => other.codec !== codec && other.codec.check(text).ok);
    return isElsewhere ? { ok: false, reason: 'otherNetwork' } : checked;
  }

  async function broadcast({ raw }: Pick<SignedTransaction, 'raw'>): Promise<'taken' | 'refused'> {
    const made = readRaw(raw);
    if (!made || made.fromIndex === null || made.sequence === null) return 'refused';
    const { fromIndex, sequence } = made;
    const outcome = await node.change(async (store) => {
      if (await store.transaction(made.txId)) return 'taken';
      const rival = await store.bySequence(fromIndex, sequence);
      const isLate = sequence <= (await store.lastIncluded(fromIndex));
      if (isLate || (rival && made.feePercent < rival.feePercent + LEAST_BUMP)) return 'refused';
      const mishap = await node.takeMishap(store);
      if (mishap === 'refuse') return 'refused';
      if (rival) await store.remove(rival.txId);
      await store.add({ ...made, isStuck: mishap === 'stick', willFail: mishap === 'fail' });
      return mishap === 'lose' ? 'lost' : 'taken';
    });
    if (outcome === 'lost') throw new Error(`${chainId} did not answer`);
    return outcome;
  }

  async function nextSequence(fromIndex: number): Promise<number> {
    const store = node.read();
    const used = new Set((await store.waiting()).filter((made) => made.fromIndex === fromIndex).map(({ sequence }) => sequence));
    let next = (await store.lastIncluded(fromIndex)) + 1;
    while (used.has(next)) next += 1;
    return next;
  }

  /** What waits is on its way out already. */
  async function spendable(fromIndex: number, asset: string): Promise<bigint> {
    const store = node.read();
    const waiting = (await store.waiting()).filter((made) => made.fromIndex !== null);
    const leaving = waiting.filter((made) => made.fromIndex === fromIndex && made.asset === asset);
    const fees = fromIndex === 0 && asset === nativeAsset ? waiting.reduce((sum, made) => sum + made.fee, 0n) : 0n;
    const left = (await store.balance(node.addressOf(fromIndex), asset)) - leaving.reduce((sum, made) => sum + made.amount, 0n) - fees;
    return left > 0n ? left : 0n;
  }

  return {
    facts,
    checkAddress,
    addressOf: async (index) => {
      const address = node.addressOf(index);
      await node.read().addAddress(index, address);
      return address;
    },
    ownAddresses: async () => (facts.memo === null ? [node.addressOf(0)] : []),
    head: () => node.top(),
    block: async (height, isOurs) => {
      const store = node.read();
      const block = await store.block(height);
      if (!block) return undefined;
      const transfers = (await store.at(height)).filter(({ failed, to, amount }) => !failed && amount > 0n && isOurs(to));
      return {
        ...block,
        transfers: transfers.map(({ txId, to, memo, fromAddress, asset, amount }) => ({
          ...{ txId, outputIndex: 0, to, memo },
          ...{ from: fromAddress, asset, amount },
        })),
      };
    },
    nextSequence: () => nextSequence(0),
    sign: async (sending) => signed(0, sending),
    broadcast,
    stateOf: async (txId): Promise<TransactionState> => {
      const store = node.read();
      const made = await store.transaction(txId);
      if (!made) return { kind: 'unknown' };
      if (made.height === null) return { kind: 'waiting' };
      const block = await store.block(made.height);
      return { kind: 'included', height: made.height, blockHash: block?.hash ?? '', failed: made.failed, fee: made.fee };
    },
    hotBalance: (asset) => spendable(0, asset),
    reserve: (asset, lastIndex) => node.read().reserve(asset, lastIndex),
    signSweep: async (index, asset): Promise<SignedSweep | undefined> => {
      const amount = await spendable(index, asset);
      if (amount === 0n || (asset === nativeAsset && amount < fee * WORTH_FEES)) return undefined;
      const sequence = await nextSequence(index);
      return { ...signed(index, { asset, to: node.hotAddress, memo: null, amount, sequence, feePercent: 100 }), step: 'sweep' };
    },
  };
}
