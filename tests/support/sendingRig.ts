import { bookOpenings } from '@/exchange/app/custody/bookOpenings';
import type { Chain } from '@/exchange/app/custody/chain';
import type { Network, Networks } from '@/exchange/app/custody/networks';
import type { AskWithdrawal } from '@/exchange/app/money/commands/askWithdrawal';
import type { WithdrawalRecord } from '@/exchange/app/money/records/withdrawalRecord';
import type { Database } from '@/exchange/app/ports/database';
import type { FollowingContext } from '@/exchange/app/withdrawals/follow/context';
import { followChain } from '@/exchange/app/withdrawals/follow/followChain';
import { SignerPatience } from '@/exchange/app/withdrawals/follow/signerPatience';
import { Troubles } from '@/exchange/app/withdrawals/follow/troubles';
import { createSimulation, type SimulatedNetworks } from '@/exchange/custody/simulated/createSimulation';
import { profiles } from '@/exchange/custody/simulated/profiles';
import { createFollowingStore } from '@/exchange/db/withdrawals/followingStore';
import { type Money, startMoney } from './moneyDesk';
import { silentLog } from './silentLog';

/** An address outside of the exchange. */
export const SOMEWHERE = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
export const WINDOW_MS = 300_000;
const RULES = { windowMs: WINDOW_MS, firstMs: 86_400_000, approvalUsd: 10_000, fourEyesUsd: 100_000 };

type Input = AskWithdrawal['input'];
type Changes = Partial<Input['terms'] & Input['asked'] & Pick<Input, 'holdMs' | 'limitUsd'>>;

export interface SendingRig {
  money: Money;
  simulation: SimulatedNetworks;
  chain: Chain;
  following: FollowingContext;
  /** Of an account that has so much BTC in its main wallet; `changes` are columns of `users`. */
  account(btc: bigint, changes?: Record<string, unknown>): Promise<string>;
  /** Asks for a withdrawal: 0.1 BTC, of which 0.001 is the fee, worth 100 USD. */
  ask(userId: string, changes?: Changes): Promise<WithdrawalRecord>;
  statusOf(withdrawalId: string): Promise<string | undefined>;
  turn(): Promise<void>;
  mine(blocks: number): Promise<void>;
  /** Everything that arrived at an address above a height, in order. */
  arrivals(address: string, above?: number): Promise<bigint[]>;
}

let serial = 0;

/** Withdrawals on a simulated Bitcoin, with the money writer on a database. */
export async function startSending(database: Database): Promise<SendingRig> {
  const money = await startMoney(database);
  const { writer, clock } = money;
  const simulation = createSimulation({
    lane: database,
    clock,
    scales: writer.scales,
    profiles: profiles.filter(({ chainId }) => chainId === 'bitcoin'),
  });
  await bookOpenings(writer, simulation.openings);
  await simulation.mineDue();
  const [chain] = simulation.chains;
  if (!chain) throw new Error('no chain');
  const open = { pausedFor: null, untilMs: null };
  const network: Network = {
    ...{ asset: 'BTC', chainId: 'bitcoin', name: 'Bitcoin', mark: 'BTC', confirmations: 2, chain },
    ...{ withdrawalFee: 100_000n, minWithdrawal: 200_000n, minDeposit: 1n, deposits: open, withdrawals: open },
  };
  const networks: Networks = { of: async () => [network], find: async () => network };
  const remembered = { patience: new SignerPatience(clock), troubles: new Troubles(clock, silentLog) };
  const following = { store: createFollowingStore(database), writer, networks, rules: RULES, ...remembered, clock, log: silentLog };
  return {
    money,
    simulation,
    chain,
    following,
    account: async (btc, changes = {}) => {
      serial += 1;
      const columns = {
        brand: 'kontor',
        email: `s${serial}@mail.example`,
        password_hash: 'x',
        account_type: 0,
        nick_name: 'x',
        language: 'en',
        referral_code: `SEND${serial}`,
        created_at: 0,
        ...changes,
      };
      const names = Object.keys(columns);
      const [row] = await database.query<{ id: string }>(
        `insert into users (${names.join()}) values (${names.map((_, at) => `$${at + 1}`).join()}) returning id::text as id`,
        Object.values(columns),
      );
      const userId = row?.id ?? '';
      await writer.post({
        kind: 'test.fund',
        reference: `send-${serial}`,
        entries: [
          { owner: { type: 'user', userId, wallet: 'MAIN' }, asset: 'BTC', amount: btc },
          { owner: { type: 'system', name: 'issuance' }, asset: 'BTC', amount: -btc },
        ],
      });
      return userId;
    },
    ask: (userId, changes = {}) => {
      serial += 1;
      const {
        holdMs = WINDOW_MS,
        limitUsd = '50000',
        label = null,
        usdCents = 10_000n,
        score = 0,
        signs = [],
        device = '',
        country = null,
        ...terms
      } = changes;
      return writer.run('askWithdrawal', {
        terms: {
          ...{ userId, brand: 'kontor', clientWithdrawalId: `w-${serial}`, asset: 'BTC', chainId: 'bitcoin' },
          ...{ address: SOMEWHERE, memo: null, amount: 10_000_000n, fee: 100_000n, ...terms },
        },
        asked: { label, usdCents, score, signs, device, country },
        holdMs,
        reason: 'WINDOW',
        limitUsd,
      });
    },
    statusOf: async (id) => (await following.store.byId(id))?.status,
    turn: () => followChain(following, chain),
    mine: (blocks) => simulation.mine('bitcoin', blocks),
    arrivals: async (address, above = -1) => {
      const { height } = await chain.head();
      const found: bigint[] = [];
      for (let at = above + 1; at <= height; at += 1) {
        const block = await chain.block(at, (to) => to === address);
        for (const { amount } of block?.transfers ?? []) found.push(amount);
      }
      return found;
    },
  };
}
