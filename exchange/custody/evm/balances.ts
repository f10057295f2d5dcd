import { type Address, encodeFunctionData, erc20Abi } from 'viem';
import { arrivedUnits } from './amounts';
import type { EvmContext } from './evmContext';
import { GAS_WALLET, HOT_WALLET } from './hdAddresses';
import { type KnownAsset, knownAsset } from './knownAssets';
import { quantityOf, wordOf } from './rpc/read';

type Asking = Pick<EvmContext, 'nodes'>;

/** What an address has by the newest block, in the network's smallest unit. */
export function balanceOf({ nodes }: Asking, contract: Address | null, owner: Address): Promise<bigint> {
  if (contract === null) return nodes.ask('eth_getBalance', [owner, 'latest'], (answer) => quantityOf(answer, 'a balance'));
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [owner] });
  return nodes.ask('eth_call', [{ to: contract, data }, 'latest'], (answer) => wordOf(answer, 'a balance of a token'));
}

export async function hotBalance(context: EvmContext, asset: string): Promise<bigint> {
  const { contract, scale } = knownAsset(context.assets, asset);
  return arrivedUnits(await balanceOf(context, contract, context.addressAt(HOT_WALLET)), scale);
}

/** Addresses asked about at once: nodes take a hundred questions in one call, and a few such calls side by side. */
const AT_ONCE = 400;

async function sumOver(context: EvmContext, { contract }: KnownAsset, owners: readonly Address[]): Promise<bigint> {
  let sum = 0n;
  for (let at = 0; at < owners.length; at += AT_ONCE) {
    const balances = await Promise.all(owners.slice(at, at + AT_ONCE).map((owner) => balanceOf(context, contract, owner)));
    sum = balances.reduce((total, balance) => total + balance, sum);
  }
  return sum;
}

/** What lies at the hot wallet, the gas wallet and deposit addresses up to a number. */
export async function reserve(context: EvmContext, asset: string, lastIndex: number): Promise<bigint> {
  const known = knownAsset(context.assets, asset);
  const numbered = Array.from({ length: lastIndex + 1 }, (_, index) => context.addressAt({ branch: 0, index }));
  return arrivedUnits(await sumOver(context, known, [...numbered, context.addressAt(GAS_WALLET)]), known.scale);
}
