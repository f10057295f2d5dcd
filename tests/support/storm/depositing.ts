import { bookOpenings } from '@/exchange/app/custody/bookOpenings';
import { followChain } from '@/exchange/app/custody/deposits/followChain';
import { depositAddress } from '@/exchange/app/custody/deposits/ownDeposits';
import { type DepositsRig, depositsRig } from '../depositsRig';
import type { Storm, StormAct } from './storm';

/** What is paid in, over which network, in units about the smallest deposit, and how deep blocks may give way before they count. */
const WAYS = [
  { symbol: 'BTC', chainId: 'bitcoin', minimum: 10_000n, depth: 1, needed: 2 },
  { symbol: 'ETH', chainId: 'ethereum', minimum: 100_000n, depth: 6, needed: 12 },
  { symbol: 'USDT', chainId: 'ethereum', minimum: 500_000_000n, depth: 6, needed: 12 },
] as const;
const CHAINS = ['bitcoin', 'ethereum'] as const;
const DEPTHS = { bitcoin: 1, ethereum: 6 } as const;
/** More than any network needs before a deposit counts. */
const PLENTY = 40;
/** More addresses than anybody was given. */
const LAST_INDEX = 1_000;

export interface Depositing {
  acts: StormAct[];
  /** Lets all networks come to rest, and counts what stands in their blocks. */
  settle(): Promise<void>;
}

/** Payments from outside, blocks that come and give way, and a follower that is interrupted where the writer is. */
export async function depositing(storm: Storm): Promise<Depositing> {
  const rig: DepositsRig = await depositsRig(storm.database, storm.money);
  await bookOpenings(storm.money.writer, rig.simulation.openings);
  const turns = new Map<string, Promise<unknown>>();
  /** One at a time on each network, as the exchange does it. */
  const inTurn = (chainId: string, work: () => Promise<unknown>) => {
    const turn = (turns.get(chainId) ?? Promise.resolve()).then(work);
    turns.set(
      chainId,
      turn.catch(() => {}),
    );
    return turn;
  };
  const follow = (chainId: string) =>
    storm.offered(() => followChain({ ...rig.following, writer: storm.money.writer }, rig.chain(chainId)));
  // The first block of every network.
  await rig.simulation.mineDue();
  for (const chainId of CHAINS) await follow(chainId);

  const paying: StormAct = {
    name: 'payment',
    weight: 3,
    act: async (storm_, actor) => {
      const { symbol, chainId, minimum } = storm_.dice.pick(WAYS);
      // Some are too small to be credited alone.
      const amount = (minimum * BigInt(1 + storm_.dice.roll(40))) / 8n;
      await inTurn(chainId, async () => {
        const { address, memo } = await depositAddress(rig.context, actor, { symbol, chainId });
        await rig.simulation.pay({ chainId, to: address, asset: symbol, amount, memo });
      });
    },
  };
  const blocks: StormAct = {
    name: 'blocks',
    weight: 3,
    act: async ({ dice }) => {
      const chainId = dice.pick(CHAINS);
      const count = 1 + dice.roll(3);
      await inTurn(chainId, async () => {
        await rig.simulation.mine(chainId, count);
        await follow(chainId);
      });
    },
  };
  const givingWay: StormAct = {
    name: 'reorganisation',
    weight: 1,
    act: async ({ dice }) => {
      const chainId = dice.pick(CHAINS);
      const depth = 1 + dice.roll(DEPTHS[chainId]);
      const isLossy = dice.happens(50);
      await inTurn(chainId, () => rig.simulation.reorganise(chainId, depth, isLossy));
    },
  };

  /** By the blocks themselves: what stands in them at addresses of users, less what is too small to count yet. */
  const count = async () => {
    const owners = new Map(
      (await storm.database.query<{ address: string; user_id: string }>('select address, user_id::text from deposit_addresses')).map(
        ({ address, user_id }) => [address, user_id],
      ),
    );
    for (const chainId of CHAINS) {
      const { height } = await rig.chain(chainId).head();
      for (let at = 0; at <= height; at += 1) {
        const block = await rig.chain(chainId).block(at, (address) => owners.has(address));
        for (const { to, asset, amount } of block?.transfers ?? []) storm.gain({ userId: owners.get(to) ?? '' }, asset, amount);
      }
    }
    const small = await storm.database.query<{ user_id: string; asset: string; chain_id: string; units: string }>(
      "select user_id::text, asset, chain_id, sum(amount)::text as units from deposits where status = 'SMALL' group by 1, 2, 3",
    );
    for (const { user_id, asset, chain_id, units } of small) {
      const way = WAYS.find(({ symbol, chainId }) => symbol === asset && chainId === chain_id);
      expect(BigInt(units)).toBeLessThan(way?.minimum ?? 0n);
      storm.gain({ userId: user_id }, asset, -BigInt(units));
    }
  };

  /** What custody says it has, and what lies on the networks: the same but for what is too small to be credited. */
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

  return {
    acts: [paying, blocks, givingWay],
    settle: async () => {
      for (const chainId of CHAINS) {
        await inTurn(chainId, async () => {
          for (let turn = 0; turn < PLENTY; turn += 1) {
            await rig.simulation.mine(chainId, 1);
            await follow(chainId);
          }
        });
      }
      const halted = await storm.database.query('select chain_id from chains where halted_ms is not null');
      expect(halted).toEqual([]);
      await count();
      await compareReserves();
    },
  };
}
