import type { MoneyWriter } from '../money/moneyWriter';
import type { Chain } from './chain';
import type { Chains } from './chains';

/** What a hot wallet began with, which no user paid in. */
export interface Opening {
  chainId: string;
  asset: string;
  /** Ledger units. */
  amount: bigint;
}

/** Of the networks that are there: what lies on a simulated one whose place a real one takes is in nobody's custody. */
export const openingsOn = (
  chains: Pick<Chains, 'get'>,
  simulation: { openings: readonly Opening[]; chains: readonly Chain[] },
): Opening[] => simulation.openings.filter(({ chainId }) => simulation.chains.some((chain) => chains.get(chainId) === chain));

/**
 * Books what lay in hot wallets of practice from the beginning, once for each network, so that custody mirrors what lies on chains: it stands
 * for coins that issuance gives out.
 */
export async function bookOpenings(writer: Pick<MoneyWriter, 'post'>, openings: readonly Opening[]): Promise<void> {
  for (const chainId of new Set(openings.map((opening) => opening.chainId))) {
    const entries = openings
      .filter((opening) => opening.chainId === chainId)
      .flatMap(({ asset, amount }) => [
        { owner: { type: 'system' as const, name: 'custody' as const }, asset, amount: -amount },
        { owner: { type: 'system' as const, name: 'issuance' as const }, asset, amount },
      ]);
    await writer.post({ kind: 'custody.opening', reference: chainId, entries });
  }
}
