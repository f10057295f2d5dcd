import type { AddressProblem } from '@/contract/withdrawals';
import { isSameAddress } from '@/domain/withdrawal/addresses';
import type { FollowStore } from './deposits/depositStore';
import type { Network } from './networks';

/** As the network writes it, or what is wrong with it. */
export type OnNetwork = { address: string; problem?: undefined } | { address?: undefined; problem: AddressProblem };

/**
 * An address on a network. Own deposit addresses are refused: the fee would be all that moves. That it is another user's of this exchange
 * is nobody's to know: it is sent over the network like any other. A memo is null where there is none, undefined while nobody has said.
 */
export async function onNetwork(
  { queries }: { queries: Pick<FollowStore, 'ownerOf'> },
  userId: string,
  { chain, chainId }: Pick<Network, 'chain' | 'chainId'>,
  text: string,
  memo: string | null | undefined,
): Promise<OnNetwork> {
  const check = chain.checkAddress(text.trim());
  if (!check.ok) return { problem: check.reason };
  const { address } = check;
  if (chain.facts.assets.some(({ contract }) => contract !== null && isSameAddress(contract, address))) return { problem: 'contract' };
  if ((await chain.ownAddresses()).some((own) => isSameAddress(own, address))) return { problem: 'own' };
  // An address that users share by memos is nobody's without one.
  if (memo === null && chain.facts.memo !== null && isSameAddress(await chain.addressOf(0), address)) return { problem: 'own' };
  if ((await queries.ownerOf(chainId, address, memo ?? null)) === userId) return { problem: 'own' };
  return { address };
}
