import type { Log } from '../ports/log';
import type { Chain } from './chain';
import type { Chains } from './chains';
import type { OwnDepositStore } from './deposits/depositStore';

interface ReserveParts {
  chains: Chains;
  /** Of which networks: those whose coins are worth nothing, or the others. */
  isPractice: boolean;
  store: Pick<OwnDepositStore, 'lastIndex'>;
  log: Log;
}

/** All of one network's, or nothing: it rejects where any is not known. */
async function reservesOn(chain: Chain, lastIndex: number): Promise<[string, bigint][]> {
  const reserves: [string, bigint][] = [];
  for (const { asset } of chain.facts.assets) reserves.push([asset, await chain.reserve(asset, lastIndex)]);
  return reserves;
}

/**
 * What lies on all networks of a kind by asset, ledger units. An asset that travels on a network which does not answer is left out: a sum without it
 * would look like coins that are missing.
 */
export async function readReserves({ chains, isPractice, store, log }: ReserveParts): Promise<ReadonlyMap<string, bigint>> {
  const sums = new Map<string, bigint>();
  const unknown = new Set<string>();
  for (const chain of chains.all().filter(({ facts }) => facts.isPractice === isPractice)) {
    try {
      const lastIndex = await store.lastIndex(chain.facts.chainId);
      const own = await reservesOn(chain, lastIndex);
      for (const [asset, units] of own) sums.set(asset, (sums.get(asset) ?? 0n) + units);
    } catch (error) {
      log.warn({ chainId: chain.facts.chainId, err: error }, 'what lies on a network is not known: it does not answer');
      for (const { asset } of chain.facts.assets) unknown.add(asset);
    }
  }
  for (const asset of unknown) sums.delete(asset);
  return sums;
}
