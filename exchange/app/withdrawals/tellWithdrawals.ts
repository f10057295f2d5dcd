import { fromUnits } from '@/domain/money/units';
import type { WithdrawalStatus } from '@/domain/withdrawal/states';
import type { Accounts } from '../accounts/createAccounts';
import type { WithdrawalRecord } from '../money/records/withdrawalRecord';
import { type TellingContext, tellNotice } from '../notices/tellNotice';
import type { MoneyTopic } from '../notices/words/noticeWords';
import type { Clock } from '../ports/clock';
import type { Log } from '../ports/log';
import type { ToldStore, ToldTables } from './withdrawalStore';

export interface TellingWithdrawals {
  store: ToldStore;
  accounts: Pick<Accounts, 'tellOwner'>;
  telling: TellingContext;
  scales: ReadonlyMap<string, number>;
  clock: Clock;
  log: Log;
}

const TOPICS: Partial<Record<WithdrawalStatus, MoneyTopic>> = {
  REVIEW: 'withdrawalWaits',
  DONE: 'withdrawalDone',
  CANCELLED: 'withdrawalCancelled',
  REJECTED: 'withdrawalRejected',
  FAILED: 'withdrawalFailed',
};

/** So many are told at a turn; those behind them at the next ... */
const PIECE = 20;
/** ... and with so many that cannot be told something else is wrong. */
const MOST_FAILURES = 500;

/** Both ends, which is what people compare. */
const short = (address: string) => (address.length <= 14 ? address : `${address.slice(0, 6)}…${address.slice(-4)}`);

const amountOf = ({ scales }: TellingWithdrawals, { asset, amount }: WithdrawalRecord) => fromUnits(amount, scales.get(asset) ?? 0);

/** With a link that locks the account, for whoever has not asked for it. */
async function tellAsked(context: TellingWithdrawals, { telling, networkName }: ToldTables, record: WithdrawalRecord): Promise<void> {
  const { asset, chainId, address, label, memo } = record;
  await context.accounts.tellOwner(telling, record.userId, 'withdrawalAsked', {
    amount: `${amountOf(context, record)} ${asset}`,
    network: (await networkName(chainId)) ?? chainId,
    recipient: label === null ? address : `${label}: ${address}`,
    ...(memo !== null && { memo }),
  });
}

/** One of a kind of news, in its own transaction: `tell` says it. */
interface Found {
  id: string;
  tell(): Promise<void>;
}

async function findOne(context: TellingWithdrawals, tables: ToldTables, afterId: string): Promise<Found | undefined> {
  const next = await tables.untold(afterId);
  return next && { id: next.record.withdrawalId, tell: () => tellOne(context, tables, next) };
}

type Untold = NonNullable<Awaited<ReturnType<ToldTables['untold']>>>;

async function tellOne(context: TellingWithdrawals, tables: ToldTables, next: Untold): Promise<void> {
  const { record, told, recipient } = next;
  const { withdrawalId, status, asset, address, label } = record;
  if (told === null) await tellAsked(context, tables, record);
  const topic = TOPICS[status];
  if (topic && recipient) {
    const isGone = status === 'DONE';
    const quantity = isGone ? fromUnits(record.amount - record.fee, context.scales.get(asset) ?? 0) : amountOf(context, record);
    const params = { quantity, base: asset, recipient: label ?? short(address), withdrawalId };
    const news = { kind: 'WALLET', topic, params, source: `withdrawal:${withdrawalId}:${status}`, at: context.clock.now() } as const;
    await tellNotice(context.telling, tables.telling, recipient, news);
  }
  await tables.told(withdrawalId, status);
}

async function findReady(context: TellingWithdrawals, tables: ToldTables, afterId: string): Promise<Found | undefined> {
  const next = await tables.ready(context.clock.now(), afterId);
  return next && { id: next.entry.addressId, tell: () => tellReady(context, tables, next) };
}

type Ready = NonNullable<Awaited<ReturnType<ToldTables['ready']>>>;

async function tellReady(context: TellingWithdrawals, tables: ToldTables, { entry, recipient }: Ready): Promise<void> {
  if (recipient) {
    const params = { recipient: entry.label };
    const news = { kind: 'WALLET', topic: 'addressReady', params, source: `address:${entry.addressId}`, at: entry.usableMs } as const;
    await tellNotice(context.telling, tables.telling, recipient, news);
  }
  await tables.toldReady(entry.addressId);
}

/** Tells one kind, one at a time, each in its own transaction: what cannot be told holds up nothing but itself, and is tried again. */
async function tellAll(context: TellingWithdrawals, find: typeof findOne): Promise<void> {
  let failures = 0;
  let last: unknown;
  for (let told = 0, after = '0'; told < PIECE && failures < MOST_FAILURES; ) {
    const found: Found[] = [];
    try {
      await context.store.atomically(async (tables) => {
        const next = await find(context, tables, after);
        if (next) found.push(next);
        await next?.tell();
      });
      told += 1;
    } catch (error) {
      // Nothing was even found: the database is not there.
      if (found.length === 0) throw error;
      failures += 1;
      last = error;
    }
    const [one] = found;
    if (!one) break;
    after = one.id;
  }
  if (failures > 0) context.log.error({ err: last, failures }, 'owners could not be told of withdrawals or addresses; it is tried again');
}

/** Tells owners what has become of what they sent, and when a new address can be used: each once, however often a process dies on it. */
export async function tellWithdrawals(context: TellingWithdrawals): Promise<void> {
  for (const find of [findOne, findReady]) await tellAll(context, find);
}
