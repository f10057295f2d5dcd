import { type Address, type Hex, parseTransaction, recoverTransactionAddress } from 'viem';
import type { SignedTransaction, TransactionState } from '../../app/custody/chain';
import { spentUnits } from './amounts';
import { readReceipt } from './blocks/receipts';
import type { EvmContext } from './evmContext';
import { ChainError } from './rpc/chainError';
import { fieldsOf, hashOf, numberOf } from './rpc/read';

type Asking = Pick<EvmContext, 'nodes' | 'assets'>;

/** The next nonce of an address, counting what waits: by whichever node has heard of most. */
export async function nonceOf({ nodes }: Pick<EvmContext, 'nodes'>, owner: Address, at: 'pending' | 'latest' = 'pending'): Promise<number> {
  const counts = await nodes.askAll('eth_getTransactionCount', [owner, at], (answer) => numberOf(answer, 'a nonce'));
  return Math.max(...counts);
}

export async function stateOf({ nodes, assets }: Asking, txId: string): Promise<TransactionState> {
  const id = hashOf(txId, 'an id of a transaction');
  const receipt = await readReceipt(nodes, id);
  if (receipt) {
    const { height, blockHash, isFailed: failed, fee } = receipt;
    return { kind: 'included', height, blockHash, failed, fee: spentUnits(fee, assets.native.scale) };
  }
  // A node that has it in a block and no receipt of it is not done with that block: it is as good as waiting.
  const isKnown = await nodes.askAll(
    'eth_getTransactionByHash',
    [id],
    (answer) => answer !== null && fieldsOf(answer, 'a transaction') !== null,
  );
  return { kind: isKnown.includes(true) ? 'waiting' : 'unknown' };
}

/** Whether its nonce has gone to another one. The count is read before the state: what comes into a block between them is found by the state. */
async function isOvertaken(context: Asking, raw: Hex, txId: string): Promise<boolean> {
  const serializedTransaction = raw as Parameters<typeof recoverTransactionAddress>[0]['serializedTransaction'];
  const sender = await recoverTransactionAddress({ serializedTransaction });
  const next = await nonceOf(context, sender, 'latest');
  const { kind } = await stateOf(context, txId);
  return kind === 'unknown' && next > (parseTransaction(raw).nonce ?? 0);
}

/** To every node there is; what one has taken is on its way. */
export async function broadcast(context: Asking, { txId, raw }: Pick<SignedTransaction, 'txId' | 'raw'>): Promise<'taken' | 'overtaken'> {
  try {
    const ids = await context.nodes.askAll('eth_sendRawTransaction', [raw], (answer) => hashOf(answer, 'an id of a transaction'));
    if (ids.every((id) => id !== txId)) throw new ChainError('a node has taken another transaction than it was given');
    return 'taken';
  } catch (error) {
    // Nodes word their refusals as they like: what they know of it says more.
    const { kind } = await stateOf(context, txId);
    if (kind !== 'unknown') return 'taken';
    if (await isOvertaken(context, raw as Hex, txId)) return 'overtaken';
    throw error;
  }
}
