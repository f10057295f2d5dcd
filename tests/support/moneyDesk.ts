import type { CreateSpotOrder } from '@/contract/spot';
import { toUnits } from '@/domain/money/units';
import type { Actor } from '@/exchange/app/actor';
import { createMoneyWriter, type MoneyWriterParts } from '@/exchange/app/money/createMoneyWriter';
import type { RunningMoneyWriter } from '@/exchange/app/money/moneyWriter';
import type { Bus } from '@/exchange/app/ports/bus';
import type { Database } from '@/exchange/app/ports/database';
import { createMoneyRepository } from '@/exchange/db/money/moneyRepository';
import { expectLedgerHolds } from './ledgerInvariants';
import { silentLog } from './silentLog';

/** A bus that keeps what was published. */
export class RecordingBus implements Bus {
  readonly published: { topic: string; payload: unknown }[] = [];

  publish(topic: string, payload: unknown): void {
    this.published.push({ topic, payload: JSON.parse(JSON.stringify(payload)) });
  }

  /** Payloads of one topic, oldest first. */
  of<Payload>(topic: string): Payload[] {
    return this.published.filter((entry) => entry.topic === topic).map((entry) => entry.payload as Payload);
  }

  subscribe(): () => void {
    return () => {};
  }

  async close(): Promise<void> {}
}

/** A clock that stands still until it is told. */
export class TestClock {
  constructor(private nowMs = 1_763_700_000_000) {}

  now(): number {
    return this.nowMs;
  }

  advance(ms: number): void {
    this.nowMs += ms;
  }
}

export interface Money {
  writer: RunningMoneyWriter;
  bus: RecordingBus;
  clock: TestClock;
}

/** A money writer on a database, with the parts a test looks at. */
export async function startMoney(database: Database, overrides: Partial<MoneyWriterParts> & { clock?: TestClock } = {}): Promise<Money> {
  const bus = new RecordingBus();
  const clock = overrides.clock ?? new TestClock();
  const parts = { database, store: createMoneyRepository(database), bus, log: silentLog, lockPatienceMs: 0, ...overrides, clock };
  return { writer: await createMoneyWriter(parts), bus, clock };
}

/** The end of a test: what these users have open is cancelled, the ledger holds, and the writer stops. */
export async function endMoney({ writer }: Money, database: Database, ...actors: Actor[]): Promise<void> {
  for (const actor of actors) await writer.cancelAllSpotOrders(actor);
  await expectLedgerHolds(database);
  await writer.stop();
}

let serial = 0;

/** A user nobody has seen before. */
export function newActor(accountType: Actor['accountType'] = 0): Actor {
  serial += 1;
  return { userId: `${900_000 + serial}`, brand: 'kontor', accountType };
}

/** Gives a user money out of issuance: `fund(money, actor, 'USDT', '1000', 8)`. */
export async function fund({ writer }: Money, actor: Actor, asset: string, amount: string, scale = 8): Promise<void> {
  const units = toUnits(amount, scale);
  if (units === undefined) throw new RangeError(`amount ${amount}`);
  serial += 1;
  await writer.post({
    kind: 'test.fund',
    reference: String(serial),
    entries: [
      { owner: { type: 'user', userId: actor.userId, wallet: 'TRADE' }, asset, amount: units },
      { owner: { type: 'system', name: 'issuance' }, asset, amount: -units },
    ],
  });
}

/** A limit order with a name of its own; `over` replaces fields. */
export function limit(side: 'BUY' | 'SELL', price: string, size: string, over: Partial<CreateSpotOrder> = {}): CreateSpotOrder {
  serial += 1;
  return { symbol: 'BTC_USDT', side, type: 'LIMIT', price, size, clientOrderId: `test-${serial}`, ...over };
}

export function market(side: 'BUY' | 'SELL', size: string, over: Partial<CreateSpotOrder> = {}): CreateSpotOrder {
  serial += 1;
  return { symbol: 'BTC_USDT', side, type: 'MARKET', size, clientOrderId: `test-${serial}`, ...over };
}

/** Available and held on a wallet, the trading one at first, as the database has them. */
export async function balance(
  database: Database,
  actor: Actor,
  asset: string,
  wallet: 'TRADE' | 'MAIN' = 'TRADE',
): Promise<{ available: bigint; held: bigint }> {
  const [row] = await database.query<{ available: bigint; held: bigint }>(
    `select available, held from accounts where owner_type = 'user' and owner_id = $1 and wallet = $3 and asset = $2`,
    [actor.userId, asset, wallet],
  );
  return row ?? { available: 0n, held: 0n };
}
