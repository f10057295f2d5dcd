import { depositAddress } from '@/exchange/app/custody/deposits/ownDeposits';
import { CHAINS, type StormNetworks } from './networks';
import type { Storm, StormAct } from './storm';

/** What is paid in, over which network, in units about the smallest deposit. */
const WAYS = [
  { symbol: 'BTC', chainId: 'bitcoin', minimum: 10_000n },
  { symbol: 'ETH', chainId: 'ethereum', minimum: 100_000n },
  { symbol: 'USDT', chainId: 'ethereum', minimum: 500_000_000n },
] as const;
/** More than any network needs before a deposit counts. */
const PLENTY = 40;

export interface Depositing {
  acts: StormAct[];
  /** Lets all networks come to rest, and counts what stands in their blocks. */
  settle(): Promise<void>;
}

/** Payments from outside, some too small to be credited alone, some large. */
export function depositing(storm: Storm, { rig, mine }: StormNetworks): Depositing {
  const paying: StormAct = {
    name: 'payment',
    weight: 3,
    act: async ({ dice }, actor) => {
      const { symbol, chainId, minimum } = dice.pick(WAYS);
      const amount = (minimum * BigInt((1 + dice.roll(40)) * (dice.happens(25) ? 20 : 1))) / 8n;
      const { address, memo } = await depositAddress(rig.context, actor, { symbol, chainId });
      await rig.simulation.pay({ chainId, to: address, asset: symbol, amount, memo });
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

  return {
    acts: [paying],
    settle: async () => {
      for (const chainId of CHAINS) await mine(chainId, PLENTY);
      const halted = await storm.database.query('select chain_id from chains where halted_ms is not null');
      expect(halted).toEqual([]);
      await count();
    },
  };
}
