import { type Address, type Hex, numberToHex } from 'viem';
import { ChainError } from './rpc/chainError';
import type { Nodes } from './rpc/nodes';
import { quantityOf } from './rpc/read';
import { unsignedOf } from './signer/unsigned';

/** What the network's own coin costs to send to an address that is no contract. */
export const PLAIN_GAS = 21_000n;
/** Receivers that are contracts do as they like with gas; more than this is no transfer. */
const MOST_GAS = 500_000n;

interface Move {
  from: Address;
  to: Address;
  contract: Address | null;
  amount: bigint;
}

/** A fourth more than it would take now: what a contract does may take more in the block it ends in. What is not used is not paid. */
const withRoom = (gas: bigint) => (gas === PLAIN_GAS ? gas : gas + gas / 4n);

/**
 * The gas to offer for a transfer, by what the newest block left: on top of what waits it can look cheaper than it will be, where it takes the
 * place of just that (a token's first arrival at an address costs more than its second). @throws NodeRefusal where it would fail.
 */
export async function gasFor(nodes: Nodes, { from, ...move }: Move): Promise<bigint> {
  const { to, value, data } = unsignedOf({ ...move, ...NOTHING_ELSE });
  const call: Record<string, Hex> = { from, to, value: numberToHex(value), ...(data ? { data } : {}) };
  const gas = withRoom(await nodes.ask('eth_estimateGas', [call, 'latest'], (answer) => quantityOf(answer, 'an estimate of gas')));
  if (gas < PLAIN_GAS || gas > MOST_GAS) throw new ChainError('the transfer takes more gas than any transfer should');
  return gas;
}

/** What an estimate does not depend on. */
const NOTHING_ELSE = {
  purpose: 'withdrawal',
  chainId: 0,
  from: { branch: 0, index: 0 },
  toPlace: null,
  nonce: 0,
  gas: 0n,
  maxFeePerGas: 0n,
  maxPriorityFeePerGas: 0n,
} as const;
