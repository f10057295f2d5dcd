import { encodeFunctionData, erc20Abi } from 'viem';
import type { KnownAssets } from './knownAssets';
import type { Nodes } from './rpc/nodes';
import { numberOf, wordOf } from './rpc/read';

/** The settings say something else than the network does: nothing is to be concluded or sent until an operator has mended them. */
export class WrongNetworkError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'WrongNetworkError';
  }
}

async function verify(nodes: Nodes, networkId: number, { tokens }: KnownAssets): Promise<void> {
  const ids = await nodes.askAll('eth_chainId', [], (answer) => numberOf(answer, 'the id of the network'));
  const other = ids.find((id) => id !== networkId);
  if (other !== undefined) throw new WrongNetworkError(`EVM_CHAIN_ID is ${networkId}, and a node of EVM_RPC_URLS is on ${other}.`);
  for (const { asset, contract, scale } of tokens.values()) {
    const code = await nodes.ask('eth_getCode', [contract, 'latest'], (answer) => String(answer));
    if (!/^0x[0-9a-f]{2,}$/i.test(code)) throw new WrongNetworkError(`EVM_TOKENS: there is no contract at the address of ${asset}.`);
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'decimals' });
    const decimals = await nodes.ask('eth_call', [{ to: contract, data }, 'latest'], (answer) => wordOf(answer, 'the decimals of a token'));
    if (decimals !== BigInt(scale.network))
      throw new WrongNetworkError(`EVM_TOKENS says that ${asset} has ${scale.network} decimals, and its contract says ${decimals}.`);
  }
}

/** Resolves once the nodes have been found to be of the network the settings name. It is asked until then, and not again. */
export function createVerification(nodes: Nodes, networkId: number, assets: KnownAssets): () => Promise<void> {
  let verified: Promise<void> | undefined;
  return () => {
    verified ??= verify(nodes, networkId, assets).catch((error: unknown) => {
      verified = undefined;
      throw error;
    });
    return verified;
  };
}
