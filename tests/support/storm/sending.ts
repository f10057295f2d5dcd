import type { Actor } from '@/exchange/app/actor';
import { createInTurn } from '@/exchange/app/inTurn';
import type { OperatingContext } from '@/exchange/app/operating/context';
import { confirmProposal } from '@/exchange/app/operating/proposals';
import { approveWithdrawal, holdWithdrawal, rejectWithdrawal, releaseWithdrawal } from '@/exchange/app/operating/withdrawals';
import type { WithdrawalContext } from '@/exchange/app/withdrawals/context';
import { followChain } from '@/exchange/app/withdrawals/follow/followChain';
import { SignerPatience } from '@/exchange/app/withdrawals/follow/signerPatience';
import { Troubles } from '@/exchange/app/withdrawals/follow/troubles';
import { cancelWithdrawal, withdraw } from '@/exchange/app/withdrawals/withdraw';
import { keyOf } from '@/exchange/custody/simulated/hashes';
import { profiles } from '@/exchange/custody/simulated/profiles';
import { createFollowingStore } from '@/exchange/db/withdrawals/followingStore';
import { createWithdrawalQueries } from '@/exchange/db/withdrawals/withdrawalQueries';
import { silentLog } from '../silentLog';
import { twoOperators } from '../twoOperators';
import { mostInADay } from './leftInADay';
import { CHAINS, type StormChain, type StormNetworks } from './networks';
import type { Storm, StormAct } from './storm';

/** What is sent, and the least of it that some send. */
const WAYS = [
  { symbol: 'BTC', chainId: 'bitcoin', least: 50_000, most: 400_000, fee: '0.00012' },
  { symbol: 'ETH', chainId: 'ethereum', least: 500_000, most: 30_000_000, fee: '0.0008' },
  { symbol: 'USDT', chainId: 'ethereum', least: 1_000_000_000, most: 60_000_000_000, fee: '2.4' },
] as const;
const DAY_MS = 86_400_000;
const RULES = { windowMs: 300_000, firstMs: DAY_MS, approvalUsd: 250, fourEyesUsd: 400 };
const MISHAPS = ['fail', 'fail', 'stick', 'lose', 'refuse'] as const;
const CALLER = { ip: '127.0.0.1', userAgent: '' };
const NOTE = 'the storm';
const UNIT = 100_000_000;
const decimalOf = (units: number) => (units / UNIT).toFixed(8);
/** Of each network, outside of the exchange. */
const OUTSIDE = 12;
const MOST_DAYS = 12;
/** Some are refused: too much, or too little there. */
const MOST_TRIES = 40;

interface Asked {
  withdrawalId: string;
  userId: string;
  asset: string;
  amount: bigint;
}

export interface Sending {
  acts: StormAct[];
  /** Lets everything that is under way come to its end, and counts by the networks' blocks what left. */
  settle(): Promise<void>;
}

/** Withdrawals to strangers and to other users, owners who call them back, operators who decide, and networks that lose, refuse and fail. */
export async function sending(storm: Storm, networks: StormNetworks): Promise<Sending> {
  const { database, clock } = storm;
  const { rig, inTurn } = networks;
  const asked = new Map<string, Asked>();
  let serial = 0;

  const byName = createInTurn();
  const context = (): WithdrawalContext => ({
    inTurn: byName,
    writer: storm.money.writer,
    queries: createWithdrawalQueries(database),
    // The storm has no address books.
    book: undefined as never,
    networks: rig.context.networks,
    chains: rig.context.chains,
    accounts: {
      sending: { prove: async () => {} },
      originOf: () => ({ ip: '', userAgent: '', country: null }),
    } as unknown as WithdrawalContext['accounts'],
    rules: RULES,
    limitUsd: async () => '3000',
    rates: () =>
      new Map([
        ['USDT', '1'],
        ['BTC', '96000'],
        ['ETH', '3500'],
      ]),
    scales: storm.money.writer.scales,
    clock,
  });
  const { ada, bob, context: parts } = await twoOperators(database, RULES, storm.money);
  const operating = (): OperatingContext => ({ ...parts, writer: storm.money.writer });
  const remembered = { patience: new SignerPatience(clock), troubles: new Troubles(clock, silentLog) };
  const follow = (chainId: StormChain) =>
    inTurn(`withdrawals ${chainId}`, () =>
      followChain(
        {
          ...{ store: createFollowingStore(database), writer: storm.money.writer, networks: rig.context.networks },
          ...{ rules: RULES, ...remembered, clock, log: silentLog },
        },
        rig.chain(chainId),
      ),
    );
  networks.followers.push(follow);

  const outside = (chainId: string, number: number) => {
    const profile = profiles.find((one) => one.chainId === chainId);
    return profile?.codec.write(keyOf('far from here', chainId, number)) ?? '';
  };
  /** A stranger's address, or one at which another user is paid. */
  const recipient = async (chainId: string): Promise<string> => {
    if (storm.dice.happens(60)) return outside(chainId, storm.dice.roll(OUTSIDE));
    const rows = await database.query<{ address: string }>(
      'select address from deposit_addresses where chain_id = $1 order by index limit 50',
      [chainId],
    );
    return rows.length === 0 ? outside(chainId, 0) : storm.dice.pick(rows).address;
  };
  const inSession = (actor: Actor) => ({ ...actor, sessionId: '1', sessionEndsMs: clock.now() + DAY_MS });

  const asking: StormAct = {
    name: 'withdrawal',
    weight: 6,
    act: async ({ dice }, actor) => {
      const { symbol, chainId, least, most, fee } = dice.pick(WAYS);
      serial += 1;
      // No two are the same amount: what arrived says which one it was.
      const units = least + dice.roll(most - least) - (dice.happens(10) ? least : 0);
      const amount = decimalOf(Math.floor(units / 1_000_000) * 1_000_000 + serial);
      const wanted = { symbol, chainId, address: await recipient(chainId), amount, fee, comparedAddress: true as const };
      const proof = { ticket: 't', code: 'c' };
      const made = await storm.surely(
        async (clientWithdrawalId) =>
          (await withdraw(context(), inSession(actor), CALLER as never, { ...wanted, ...proof, clientWithdrawalId })).withdrawalId,
      );
      if (made === undefined) return;
      storm.count('withdrawal asked');
      asked.set(made, { withdrawalId: made, userId: actor.userId, asset: symbol, amount: BigInt(Math.round(Number(amount) * UNIT)) });
      if (!dice.happens(15)) return;
      const ended = await storm.surely(async () => (await cancelWithdrawal(context(), inSession(actor), { withdrawalId: made })).status);
      if (ended === 'CANCELLED') storm.count('withdrawal called back');
    },
  };

  /** Two operators look at what waits. Whatever was decided by the other meanwhile is refused. */
  const decide = async (isSure: boolean) => {
    for (const { withdrawalId: id } of await operating().withdrawals.list({ status: 'REVIEW', limit: 20 })) {
      // One for certain: by chance a storm may lack it.
      const isFirst = !storm.happened.has('withdrawal rejected');
      const outcome = isSure ? 0 : storm.dice.roll(5);
      if (isFirst || outcome === 4) {
        const done = await storm.offered(() => rejectWithdrawal(operating(), ada, { id, reason: 'Not today', note: NOTE }));
        if (done !== undefined) storm.count('withdrawal rejected');
      } else if (outcome < 3) await storm.offered(() => approveWithdrawal(operating(), ada, { id, note: NOTE }));
    }
    for (const { id } of await operating().store.pending()) {
      const done = await storm.offered(() => confirmProposal(operating(), bob, { id }));
      if (done !== undefined) storm.count('confirmed by a second operator');
    }
  };
  const operators: StormAct = {
    name: 'operators',
    weight: 2,
    act: async ({ dice }) => {
      if (dice.happens(30)) {
        const held = await operating().withdrawals.list({ status: 'HELD', limit: 5 });
        const [first] = held;
        if (!first) return;
        const by = dice.happens(50) ? holdWithdrawal : releaseWithdrawal;
        await storm.offered(() => by(operating(), ada, { id: first.withdrawalId, note: NOTE }));
        return;
      }
      await decide(false);
    },
  };
  const mishap: StormAct = {
    name: 'mishap',
    weight: 3,
    act: ({ dice }) => rig.simulation.arm(dice.pick(CHAINS), dice.pick(MISHAPS)),
  };

  const open = () => operating().withdrawals.list({ limit: 1_000 });
  const finish = async () => {
    for (let day = 0; day < MOST_DAYS && (await open()).length > 0; day += 1) {
      await decide(true);
      clock.advance(DAY_MS);
      for (const chainId of CHAINS) await networks.mine(chainId, 15);
    }
    expect(await open()).toEqual([]);
  };

  const hasFailed = async () => (await database.query("select 1 from withdrawals where status = 'FAILED' limit 1")).length > 0;

  /** By the blocks: everything that left the hot wallet is one withdrawal that was asked for, and no two are the same one. */
  const count = async () => {
    const byAmount = new Map<string, Asked>();
    const rows = await database.query<{ id: string; asset: string; net: string; status: string }>(
      'select id::text, asset, (amount - fee)::text as net, status from withdrawals',
    );
    for (const { id, asset, net } of rows) {
      const one = asked.get(id);
      if (!one) throw new Error(`nobody was told of withdrawal ${id}`);
      byAmount.set(`${asset} ${net}`, one);
    }
    expect(byAmount.size).toBe(asked.size);
    const left: string[] = [];
    for (const chainId of CHAINS) {
      const hot = await rig.chain(chainId).addressOf(0);
      const { height } = await rig.chain(chainId).head();
      for (let at = 0; at <= height; at += 1)
        for (const { from, asset, amount } of (await rig.chain(chainId).block(at, () => true))?.transfers ?? []) {
          if (from !== hot) continue;
          const one = byAmount.get(`${asset} ${amount}`);
          if (!one) throw new Error(`${amount} ${asset} left and nobody asked for it`);
          left.push(one.withdrawalId);
          storm.gain(one, one.asset, -one.amount);
        }
    }
    const done = rows.filter(({ status }) => status === 'DONE').map(({ id }) => id);
    expect(left.sort()).toEqual(done.sort());
    for (const { status } of rows) storm.count(`withdrawal ${status}`);
    // From so much in a day on an operator looks, wherever it went.
    expect((await mostInADay(database)).byRule).toBeLessThan(RULES.approvalUsd * 100);
  };

  return {
    acts: [asking, operators, mishap],
    settle: async () => {
      await finish();
      // One fails for certain: by chance a storm may lack it.
      for (let tries = 0; tries < MOST_TRIES && !(await hasFailed()); tries += 1) {
        for (const chainId of CHAINS) await rig.simulation.arm(chainId, 'fail');
        await asking.act(storm, storm.dice.pick(storm.actors));
        await finish();
      }
      await count();
    },
  };
}
