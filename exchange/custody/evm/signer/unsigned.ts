import { type Address, encodeFunctionData, erc20Abi, type Hex } from 'viem';
import type { SigningRequest } from './signer';

export interface Unsigned {
  type: 'eip1559';
  chainId: number;
  nonce: number;
  to: Address;
  value: bigint;
  data: Hex | undefined;
  gas: bigint;
  maxFeePerGas: bigint;
  maxPriorityFeePerGas: bigint;
}

/** The one transaction that does what was asked for, and nothing else. */
export function unsignedOf(request: SigningRequest): Unsigned {
  const { chainId, nonce, to, contract, amount, gas, maxFeePerGas, maxPriorityFeePerGas } = request;
  const common = { type: 'eip1559' as const, chainId, nonce, gas, maxFeePerGas, maxPriorityFeePerGas };
  if (contract === null) return { ...common, to, value: amount, data: undefined };
  return { ...common, to: contract, value: 0n, data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] }) };
}
