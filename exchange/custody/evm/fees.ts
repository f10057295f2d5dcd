import { type Hex, parseTransaction } from 'viem';
import { headerOf } from './blocks/header';
import { ChainError } from './rpc/chainError';
import type { Nodes } from './rpc/nodes';
import { fieldsOf, quantityOf } from './rpc/read';

/** What a transaction offers for each unit of gas. */
export interface GasPrice {
  maxFeePerGas: bigint;
  maxPriorityFeePerGas: bigint;
}

/** Full blocks raise the price by an eighth each: double the price of now is reached after six of them at the soonest. */
const ROOM = 2n;
/** Nodes take one transaction in another's place for a tenth more of both prices, some for an eighth. */
const REPLACE_NUMERATOR = 9n;
const REPLACE_DENOMINATOR = 8n;

const raised = (price: bigint) => (price * REPLACE_NUMERATOR) / REPLACE_DENOMINATOR + 1n;
const larger = (left: bigint, right: bigint) => (left > right ? left : right);

function offerOf(raw: string): GasPrice {
  const { maxFeePerGas, maxPriorityFeePerGas } = parseTransaction(raw as Hex);
  return { maxFeePerGas: maxFeePerGas ?? 0n, maxPriorityFeePerGas: maxPriorityFeePerGas ?? 0n };
}

/** The price of the newest block and what is usual on top of it. */
async function usualPrice(nodes: Nodes): Promise<GasPrice> {
  const baseFee = await nodes.ask('eth_getBlockByNumber', ['latest', false], (answer) => {
    const block = fieldsOf(answer, 'the newest block');
    headerOf(block);
    return quantityOf(block.baseFeePerGas, 'the price of a block (networks without EIP-1559 are not served)');
  });
  const maxPriorityFeePerGas = await nodes.ask('eth_maxPriorityFeePerGas', [], (answer) => quantityOf(answer, 'the usual priority fee'));
  return { maxFeePerGas: baseFee * ROOM + maxPriorityFeePerGas, maxPriorityFeePerGas };
}

/**
 * What to offer: the usual in percent, and enough to take the place of an earlier transaction with the same sequence number.
 * @param ceiling nothing is signed for more, per unit of gas
 * @throws ChainError when it is more
 */
export async function gasPriceFor(nodes: Nodes, percent: number, ceiling: bigint, replaces?: string | null): Promise<GasPrice> {
  const usual = await usualPrice(nodes);
  const inPercent = (price: bigint) => (price * BigInt(Math.round(percent))) / 100n;
  const before = replaces ? offerOf(replaces) : undefined;
  const atLeast = (price: bigint, earlier: bigint | undefined) => (earlier === undefined ? price : larger(price, raised(earlier)));
  const maxPriorityFeePerGas = atLeast(inPercent(usual.maxPriorityFeePerGas), before?.maxPriorityFeePerGas);
  const maxFeePerGas = larger(atLeast(inPercent(usual.maxFeePerGas), before?.maxFeePerGas), maxPriorityFeePerGas);
  if (maxFeePerGas > ceiling) throw new ChainError('the network asks for more than EVM_MAX_FEE_GWEI lets offer');
  return { maxFeePerGas, maxPriorityFeePerGas };
}
