import type { Chain } from './chain';

/** The networks this exchange is connected to. */
export interface Chains {
  all(): readonly Chain[];
  /** Undefined where the exchange is not connected to it, whatever the catalogue lists. */
  get(chainId: string): Chain | undefined;
}

/** Of two with the same id the first one counts: a real network takes the place of the simulated one. */
export function createChains(chains: readonly Chain[]): Chains {
  const byId = new Map<string, Chain>();
  for (const chain of chains) if (!byId.has(chain.facts.chainId)) byId.set(chain.facts.chainId, chain);
  const list = [...byId.values()];
  return { all: () => list, get: (chainId) => byId.get(chainId) };
}
