import type { Hex } from 'viem';
import type { AddressesOf, KeyPlace } from './hdAddresses';
import type { KnownAssets } from './knownAssets';
import type { Nodes } from './rpc/nodes';
import { checkSigned } from './signer/checkSigned';
import type { Signer, SigningRequest } from './signer/signer';

/** What everything of a network needs. */
export interface EvmContext {
  nodes: Nodes;
  assets: KnownAssets;
  addressAt: AddressesOf;
  signer: Signer;
  /** EIP-155: what keeps a transaction of one network from counting on another. */
  networkId: number;
  /** Nothing is signed that offers more for a unit of gas. */
  maxFeePerGas: bigint;
}

/** A transfer, but for the network it is on. */
export type Transfer = Omit<SigningRequest, 'chainId' | 'toPlace'> & { toPlace?: KeyPlace };

/** Signed by the key of the place it leaves, and looked at: a signer is believed nothing. */
export async function signTransfer({ signer, networkId, addressAt }: EvmContext, transfer: Transfer): Promise<{ txId: Hex; raw: Hex }> {
  const request: SigningRequest = { toPlace: null, ...transfer, chainId: networkId };
  const raw = await signer.sign(request);
  return { txId: await checkSigned(raw, request, addressAt(request.from)), raw };
}
