import type { AuditRecord } from '@/exchange/app/auditRecord';
import type { CommandKind, CommandType } from '@/exchange/app/money/commands/commandKind';
import type { Desk } from '@/exchange/app/money/desk/desk';
import type { Posting } from '@/exchange/app/money/ledger/posting';
import { placeOrder } from '@/exchange/app/money/spot/placeOrder';
import { bareDesk, funded, newBatch } from './bareDesk';
import { orderRecord } from './orderRecord';

// Commands of the money's writer, applied to a desk that stands alone.

export const audit: AuditRecord = { actor: 'operator:1', action: 'test', subject: 'it', details: { why: 'because' } };
export const actor = { userId: '7', brand: 'kontor', accountType: 0 as const };
let desk: Desk;
let batch = newBatch();

/** A desk of one user with money and a batch, new for every test of a file. */
export function withCommandDesk(): void {
  beforeEach(() => {
    desk = bareDesk('7');
    batch = newBatch();
    funded(desk, '7', 'TWO', 10n ** 15n);
  });
}

/** The commands to come are of another desk, in a batch of their own. */
export function goOnAt(other: Desk): void {
  desk = other;
  batch = newBatch();
}

export const theDesk = () => desk;
export const theBatch = () => batch;
export const run = <Type extends CommandType>(kind: CommandKind<Type>, input: Type['input'], found?: Type['found']): Type['result'] =>
  kind.apply(
    { desk, batch },
    input,
    found,
  )(() => {
    throw new Error('no order is asked for');
  });
export const rowsOf = (table: string) =>
  batch.more.flatMap((rows) => (rows.table === table ? rows.rows.map((row) => [rows.write, row]) : []));
export const audited = () => rowsOf('audit_log').map(([, row]) => (row as { details: object }).details);
export const market = () => desk.marketDesk('ONE_TWO');
export const place = () => placeOrder(desk, batch, actor, 'a', { ...orderRecord(), lots: 1000 });
export const gift = (amount = 5n): Posting => ({
  kind: 'gift',
  reference: 'g',
  entries: [
    { owner: { type: 'user', userId: '7', wallet: 'TRADE' }, asset: 'TWO', amount },
    { owner: { type: 'system', name: 'issuance' }, asset: 'TWO', amount: -amount },
  ],
});
