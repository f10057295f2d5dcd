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

/** One at a time: what cannot be told holds up nothing but itself. */
const PIECE = 20;

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

async function tellOne(context: TellingWithdrawals, tables: ToldTables): Promise<boolean> {
  const [next] = await tables.untold(1);
  if (!next) return false;
  const { record, told, reader } = next;
  const { withdrawalId, status, asset, address, label } = record;
  if (told === null) await tellAsked(context, tables, record);
  const topic = TOPICS[status];
  if (topic && reader) {
    const isGone = status === 'DONE';
    const quantity = isGone ? fromUnits(record.amount - record.fee, context.scales.get(asset) ?? 0) : amountOf(context, record);
    const params = { quantity, base: asset, recipient: label ?? short(address), withdrawalId };
    const news = { kind: 'WALLET', topic, params, source: `withdrawal:${withdrawalId}:${status}`, at: context.clock.now() } as const;
    await tellNotice(context.telling, tables.telling, reader, news);
  }
  await tables.told(withdrawalId, status);
  return true;
}

async function tellReady(context: TellingWithdrawals, tables: ToldTables): Promise<boolean> {
  const [next] = await tables.ready(context.clock.now(), 1);
  if (!next) return false;
  const { entry, reader } = next;
  if (reader) {
    const params = { recipient: entry.label };
    const news = { kind: 'WALLET', topic: 'addressReady', params, source: `address:${entry.addressId}`, at: entry.usableMs } as const;
    await tellNotice(context.telling, tables.telling, reader, news);
  }
  await tables.toldReady(entry.addressId);
  return true;
}

/** Tells owners what has become of what they sent, and when a new address can be used: each once, however often a process dies on it. */
export async function tellWithdrawals(context: TellingWithdrawals): Promise<void> {
  for (const tell of [tellOne, tellReady]) {
    for (let told = 0; told < PIECE; told += 1) if (!(await context.store.atomically((tables) => tell(context, tables)))) break;
  }
}
