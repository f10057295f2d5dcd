import type { PauseReason } from '@/contract/custody';
import type { Chain } from './chain';
import type { Chains } from './chains';

/** Deposits or withdrawals of a coin on a network. */
export interface Gate {
  /** Null while they are open. */
  pausedFor: PauseReason | null;
  /** When they are expected back; null where nobody knows. */
  untilMs: number | null;
}

/** A coin on a network as the catalogue has it. Amounts are ledger units of the coin. */
export interface NetworkRow {
  asset: string;
  chainId: string;
  /** Of the network: 'BNB Smart Chain' ... */
  name: string;
  /** ... and how the coin on it is called for short: 'BEP20'. */
  mark: string;
  confirmations: number;
  withdrawalFee: bigint;
  minWithdrawal: bigint;
  minDeposit: bigint;
  deposits: Gate;
  withdrawals: Gate;
}

/** A coin on a network that the exchange is connected to. */
export interface Network extends NetworkRow {
  chain: Chain;
}

export interface NetworkStore {
  /** The coin's, in the order in which they are to be shown. A halted network (`chains.halted_ms`) has both gates shut as HALTED. */
  networksOf(asset: string): Promise<NetworkRow[]>;
}

/** Where coins of a brand travel: practice coins on practice networks, others on real ones. */
export interface Networks {
  of(asset: string, brand: string): Promise<Network[]>;
  find(asset: string, chainId: string, brand: string): Promise<Network | undefined>;
}

/** Blocks that count as safe: the operator's number, and never fewer than the network's own. */
export const confirmationsOf = ({ chain, confirmations }: Pick<Network, 'chain' | 'confirmations'>): number =>
  Math.max(confirmations, chain.facts.confirmations);

export function createNetworks(store: NetworkStore, chains: Chains, isPracticeBrand: (brand: string) => boolean): Networks {
  const of = async (asset: string, brand: string) =>
    (await store.networksOf(asset)).flatMap((row) => {
      const chain = chains.get(row.chainId);
      if (chain?.facts.isPractice !== isPracticeBrand(brand)) return [];
      return chain.facts.assets.some((known) => known.asset === asset) ? [{ ...row, chain }] : [];
    });
  return { of, find: async (asset, chainId, brand) => (await of(asset, brand)).find((network) => network.chainId === chainId) };
}
