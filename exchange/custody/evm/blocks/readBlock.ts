import type { Address, Hex } from 'viem';
import type { ChainBlock, ChainTransfer } from '../../../app/custody/chain';
import { arrivedUnits } from '../amounts';
import type { EvmContext } from '../evmContext';
import { GAS_WALLET } from '../hdAddresses';
import type { KnownAsset, KnownAssets } from '../knownAssets';
import { ChainError } from '../rpc/chainError';
import type { Nodes } from '../rpc/nodes';
import { addressOf, type Fields, fieldsOf, hashOf, listOf, quantityOf } from '../rpc/read';
import { agreeOn, type Header, headerOf, heightParam } from './header';
import { type Receipt, readReceipt } from './receipts';
import { readTokenHits } from './tokenHits';

type IsOurs = (address: string) => boolean;

/** Ether that a transaction brings to one of our addresses; contracts that pass ether on are not seen. */
interface NativeHit {
  txId: Hex;
  from: Address;
  to: Address;
  amount: bigint;
}

function nativeHitOf(answer: unknown, isOurs: IsOurs): NativeHit | undefined {
  const transaction = fieldsOf(answer, 'a transaction');
  if (transaction.to === null || transaction.to === undefined) return undefined;
  const amount = quantityOf(transaction.value, 'the value of a transaction');
  if (amount === 0n) return undefined;
  const to = addressOf(transaction.to, 'the receiver of a transaction');
  if (!isOurs(to)) return undefined;
  return { txId: hashOf(transaction.hash, 'a transaction'), from: addressOf(transaction.from, 'the sender of a transaction'), to, amount };
}

interface FullBlock {
  header: Header;
  natives: NativeHit[];
}

function fullBlockOf(block: Fields, isOurs: IsOurs): FullBlock {
  const natives = listOf(block.transactions, 'the transactions of a block').flatMap((one) => nativeHitOf(one, isOurs) ?? []);
  return { header: headerOf(block), natives };
}

async function receiptIn(nodes: Nodes, { hash }: Header, txId: Hex): Promise<Receipt> {
  const receipt = await readReceipt(nodes, txId);
  if (receipt?.blockHash !== hash) throw new ChainError('a transaction and its receipt are not of one block');
  return receipt;
}

/** Below one unit of the ledger nothing has arrived. */
function transferOf(
  { asset, scale }: KnownAsset,
  arrived: Omit<ChainTransfer, 'asset' | 'memo' | 'amount'>,
  amount: bigint,
): ChainTransfer[] {
  const units = arrivedUnits(amount, scale);
  return units === 0n ? [] : [{ ...arrived, memo: null, asset, amount: units }];
}

/** The network's own coin comes first in its transaction, then its logs in their order. */
const NATIVE_PLACE = 0;

function nativeTransfers({ native }: KnownAssets, { txId, from, to, amount }: NativeHit): ChainTransfer[] {
  return transferOf(native, { txId, outputIndex: NATIVE_PLACE, to, from }, amount);
}

function tokenTransfers({ tokens }: KnownAssets, { txId, transfers }: Receipt, isOurs: IsOurs): ChainTransfer[] {
  return transfers.flatMap(({ contract, from, to, amount, place }) => {
    const token = tokens.get(contract);
    return token && isOurs(to) ? transferOf(token, { txId, outputIndex: NATIVE_PLACE + 1 + place, to, from }, amount) : [];
  });
}

/** The block of a height with what it brought to our addresses; undefined where no node has one. */
export async function readBlock(context: EvmContext, height: number, isOurs: IsOurs): Promise<ChainBlock | undefined> {
  const { nodes, assets } = context;
  const read = (answer: unknown) => (answer === null ? undefined : fullBlockOf(fieldsOf(answer, 'a block'), isOurs));
  const block = await nodes.ask('eth_getBlockByNumber', [heightParam(height), true], read);
  if (!block) return undefined;
  const { header, natives } = block;
  if (header.height !== height) throw new ChainError('a node answered nonsense: a block of another height');
  await agreeOn(nodes, header);
  const tokenHits = await readTokenHits(nodes, header, [...assets.tokens.keys()], isOurs);
  const receipts = new Map<Hex, Receipt>();
  for (const txId of new Set([...natives.map((hit) => hit.txId), ...tokenHits])) receipts.set(txId, await receiptIn(nodes, header, txId));
  const gasWallet = context.addressAt(GAS_WALLET);
  const arrived = natives
    // What pays for moving an address's tokens is nobody's deposit.
    .filter(({ txId, from }) => from !== gasWallet && receipts.get(txId)?.isFailed === false)
    .flatMap((hit) => nativeTransfers(assets, hit));
  const tokens = [...receipts.values()].flatMap((receipt) => tokenTransfers(assets, receipt, isOurs));
  return { height, hash: header.hash, parentHash: header.parentHash, atMs: header.atMs, transfers: [...arrived, ...tokens] };
}
