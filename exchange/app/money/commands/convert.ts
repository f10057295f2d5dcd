import type { Conversion } from '@/contract/convert';
import { AppError } from '../../appError';
import type { Batch } from '../batch/batch';
import { convertCoins } from '../convert/convertCoins';
import type { ConversionDesk, ConversionTerms } from '../convert/terms';
import { refuseUnless, refuseWhileHalted } from '../desk/moneyGate';
import { type ConversionRecord, toConversion } from '../records/conversionRecord';
import type { CommandKind } from './commandKind';

export interface Convert {
  input: ConversionTerms & { desk: ConversionDesk };
  /** One for each coin that was given. */
  result: Conversion[];
  /** What was made under this quote or this name before, and when the user's last one of the kind was made. */
  found: { records: ConversionRecord[]; lastMs: number | null };
}

type Named = Pick<ConversionRecord, 'userId' | 'clientId' | 'quoteId'>;

const isOf = (record: Named, { actor, clientId, quoteId }: ConversionTerms) =>
  record.userId === actor.userId && (record.clientId === clientId || record.quoteId === quoteId);

/** What this quote has made, or what has this name: the database's, or of this very batch. Throws convertIdReused where they differ. */
function madeBefore(batch: Batch, terms: ConversionTerms, found: Convert['found'] | undefined): ConversionRecord[] {
  const records = [...(found?.records ?? []), ...batch.conversions].filter((record) => isOf(record, terms));
  const ofQuote = records.filter(({ quoteId }) => quoteId === terms.quoteId);
  if (ofQuote.length === 0 && records.length > 0) throw new AppError('convertIdReused');
  return ofQuote;
}

/** A quote counts from when it was made until it ends: one that comes out of the future was made before the clock was set back. */
function refuseStale({ quotedMs, expiresMs, askedMs }: ConversionTerms, nowMs: number): void {
  if (Math.max(askedMs, nowMs) > expiresMs || nowMs < quotedMs) throw new AppError('convertQuoteExpired');
}

function refuseTooSoon({ apartMs, kind, actor }: ConversionTerms, batch: Batch, lastMs: number | null): void {
  if (apartMs === undefined) return;
  const last = batch.conversions.some((made) => made.userId === actor.userId && made.kind === kind) ? batch.atMs : lastMs;
  if (last !== null && last + apartMs > batch.atMs) throw new AppError('convertSmallTooSoon', last + apartMs);
}

/**
 * Converts at what was promised, and hedges on the real books in the same batch. A quote converts once, whoever asks again and under whatever
 * name: the answer is what it made. Throws convertQuoteExpired, convertIdReused, convertSmallTooSoon, what `convertCoins` says, what stands
 * against the account, and unavailable while money stands still.
 */
export const convert: CommandKind<Convert> = {
  needs: (_desk, { actor, desk: { house } }) => ({ users: [actor.userId, house.userId] }),
  lookUp: async ({ store, settled }, inputs) => {
    await settled;
    const names = inputs.map(({ actor, clientId, quoteId }) => ({ userId: actor.userId, clientId, quoteId }));
    const records = [...new Map((await store.findConversions(names)).map((record) => [record.conversionId, record])).values()];
    const spaced = inputs.filter(({ apartMs }) => apartMs !== undefined);
    const last = new Map<string, number>();
    for (const { actor, kind } of spaced) last.set(actor.userId, (await store.lastConversion(actor.userId, kind)) ?? 0);
    return new Map(
      inputs.map((input) => [
        input,
        { records: records.filter((record) => isOf(record, input)), lastMs: last.get(input.actor.userId) || null },
      ]),
    );
  },
  apply: ({ desk, batch }, { desk: conversionDesk, ...terms }, found) => {
    const wire = (records: readonly ConversionRecord[]) => records.map((record) => toConversion(record, desk.scales));
    const before = madeBefore(batch, terms, found);
    if (before.length > 0) return () => wire(before);
    refuseWhileHalted(desk);
    refuseUnless(desk, terms.actor.userId, 'TRADE', batch.atMs);
    refuseStale(terms, batch.atMs);
    refuseTooSoon(terms, batch, found?.lastMs ?? null);
    const records = convertCoins(desk, batch, terms, conversionDesk);
    const { limitId } = terms;
    const [first] = records;
    if (limitId !== undefined && first)
      batch.update('convert_limits', { id: limitId, state: 'DONE', ended_ms: batch.atMs, ended_no: first.conversionId });
    return () => wire(records);
  },
};
