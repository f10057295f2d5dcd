import { bookOpenings } from '@/exchange/app/custody/bookOpenings';
import { followChain } from '@/exchange/app/custody/deposits/followChain';
import { type DepositsRig, depositsRig } from '../depositsRig';
import type { Storm, StormAct } from './storm';

export const CHAINS = ['bitcoin', 'ethereum'] as const;
export type StormChain = (typeof CHAINS)[number];
/** Below what counts as deep, each. */
const DEPTHS: Readonly<Record<StormChain, number>> = { bitcoin: 1, ethereum: 6 };
/** More addresses than anybody was given. */
const LAST_INDEX = 1_000;

/** Networks of the storm: blocks come and give way whenever they like, whoever follows them is interrupted where the writer is. */
export interface StormNetworks {
  rig: DepositsRig;
  acts: StormAct[];
  /** One thing at a time on a lane, as the exchange's jobs do theirs. */
  inTurn<Result>(lane: string, work: () => Promise<Result>): Promise<Result>;
  followDeposits(chainId: StormChain): Promise<unknown>;
  /** What else looks at every network after its blocks. */
  followers: ((chainId: StormChain) => Promise<unknown>)[];
  /** So many blocks, each looked at by everybody. */
  mine(chainId: StormChain, blocks: number): Promise<void>;
  /** What custody says it has is what lies on the networks, but for what is not credited. */
  compareReserves(): Promise<void>;
}

export async function stormNetworks(storm: Storm): Promise<StormNetworks> {
  const rig = await depositsRig(storm.database, storm.money);
  await bookOpenings(storm.money.writer, rig.simulation.openings);
  const turns = new Map<string, Promise<unknown>>();
  const inTurn = <Result>(lane: string, work: () => Promise<Result>): Promise<Result> => {
    const turn = (turns.get(lane) ?? Promise.resolve()).then(work);
    turns.set(
      lane,
      turn.catch(() => {}),
    );
    return turn;
  };
  const followDeposits = (chainId: StormChain) =>
    inTurn(`deposits ${chainId}`, () =>
      storm.offered(() => followChain({ ...rig.following, writer: storm.money.writer }, rig.chain(chainId))),
    );
  // The first block of every network.
  await rig.simulation.mineDue();
  for (const chainId of CHAINS) await followDeposits(chainId);

  const followers: StormNetworks['followers'] = [followDeposits];
  const mine = async (chainId: StormChain, blocks: number) => {
    for (let block = 0; block < blocks; block += 1) {
      await rig.simulation.mine(chainId, 1);
      await Promise.all(followers.map((follow) => follow(chainId)));
    }
  };

  const blocks: StormAct = {
    name: 'blocks',
    weight: 3,
    act: async ({ dice }) => {
      const chainId = dice.pick(CHAINS);
      await rig.simulation.mine(chainId, 1 + dice.roll(3));
      await Promise.all(followers.map((follow) => follow(chainId)));
    },
  };
  const givingWay: StormAct = {
    name: 'reorganisation',
    weight: 1,
    act: async ({ dice }) => {
      const chainId = dice.pick(CHAINS);
      await rig.simulation.reorganise(chainId, 1 + dice.roll(DEPTHS[chainId]), dice.happens(50));
    },
  };

  const compareReserves = async () => {
    const booked = await storm.database.query<{ asset: string; units: string }>(
      `select asset, (-available)::text as units from accounts where owner_type = 'system' and owner_id = 'custody'`,
    );
    const small = await storm.database.query<{ asset: string; units: string }>(
      "select asset, sum(amount)::text as units from deposits where status <> 'CREDITED' and status <> 'GONE' group by 1",
    );
    const uncredited = new Map(small.map(({ asset, units }) => [asset, BigInt(units)]));
    for (const { asset, units } of booked) {
      let lies = 0n;
      for (const chain of rig.simulation.chains)
        if (chain.facts.assets.some((one) => one.asset === asset)) lies += await chain.reserve(asset, LAST_INDEX);
      expect([asset, lies - (uncredited.get(asset) ?? 0n)]).toEqual([asset, BigInt(units)]);
    }
  };

  return { rig, acts: [blocks, givingWay], inTurn, followDeposits, followers, mine, compareReserves };
}
