import { toUnits } from '@/domain/money/units';
import type { Opening } from '../../app/custody/bookOpenings';
import type { Chain } from '../../app/custody/chain';
import type { Simulation } from '../../app/custody/simulation';
import type { Clock } from '../../app/ports/clock';
import type { Lane } from '../../app/ports/database';
import { profiles as allProfiles, type Profile } from './profiles';
import { simChain } from './simChain';
import { SimNode } from './simNode';

interface SimulationParts {
  lane: Lane;
  clock: Clock;
  /** Decimal places by asset; networks keep coins of these only. */
  scales: ReadonlyMap<string, number>;
  seed?: string;
  profiles?: readonly Profile[];
}

export interface SimulatedNetworks extends Simulation {
  chains: readonly Chain[];
  openings: readonly Opening[];
  /** Blocks that are due by now. */
  mineDue(): Promise<void>;
}

function unitsOf(amount: string, asset: string, scales: SimulationParts['scales']): bigint {
  const units = toUnits(amount, scales.get(asset) ?? 0);
  if (units === undefined) throw new RangeError(`${amount} ${asset} has too many decimals`);
  return units;
}

/** Every network of the profiles, all on one connection. */
export function createSimulation({
  lane,
  clock,
  scales,
  seed = 'kontor practice networks',
  profiles = allProfiles,
}: SimulationParts): SimulatedNetworks {
  const nodes = new Map<string, SimNode>();
  for (const profile of profiles) {
    if (!scales.has(profile.nativeAsset)) continue;
    const listed = Object.entries(profile.opening).filter(([asset]) => scales.has(asset));
    const opening = new Map(listed.map(([asset, amount]) => [asset, unitsOf(amount, asset, scales)]));
    const fee = unitsOf(profile.fee, profile.nativeAsset, scales);
    const decimals = new Map(listed.map(([asset]) => [asset, scales.get(asset) ?? 0]));
    nodes.set(profile.chainId, new SimNode({ lane, clock, profile, decimals, opening, fee, seed }));
  }
  const nodeOf = async (chainId: string) => {
    const node = nodes.get(chainId);
    if (!node) throw new Error(`${chainId} is no simulated network`);
    return node;
  };
  const all = [...nodes.values()];
  const chains = all.map(simChain);
  return {
    chains,
    runs: (chain) => chains.includes(chain),
    openings: all.flatMap(({ parts }) => [...parts.opening].map(([asset, amount]) => ({ chainId: parts.profile.chainId, asset, amount }))),
    mineDue: async () => {
      for (const node of all) {
        await node.start();
        if (node.isDue()) await node.mine(1);
      }
    },
    state: () => all.map((node) => node.state()),
    pay: async ({ chainId, ...payment }) => (await nodeOf(chainId)).pay(payment),
    mine: async (chainId, blocks) => (await nodeOf(chainId)).mine(blocks),
    reorganise: async (chainId, depth, isLossy) => (await nodeOf(chainId)).reorganise(depth, isLossy),
    stall: async (chainId, isStalled) => (await nodeOf(chainId)).set({ isStalled }),
    arm: async (chainId, mishap) => (await nodeOf(chainId)).set({ mishap }),
  };
}
