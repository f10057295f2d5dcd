import type { CallParams } from '@/contract/calls';
import type { Conversion, ConvertCoins } from '@/contract/convert';
import type { Page } from '@/contract/envelope';
import { convertibleCoins } from '@/domain/convert/route';
import { fromUnits } from '@/domain/money/units';
import type { Actor } from '../actor';
import { AppError } from '../appError';
import { toConversion } from '../money/records/conversionRecord';
import { DEFAULT_PAGE_SIZE, pageOf, readCursor } from '../pageCursor';
import { boundsOf } from './bounds';
import type { ConvertContext } from './context';
import { openMarkets } from './ways';

const PPM_DECIMALS = 6;
export const shareOf = (ppm: number): string => fromUnits(BigInt(ppm), PPM_DECIMALS);

/** What can be converted now. */
export function convertCoins(context: ConvertContext): ConvertCoins {
  const { settings } = context;
  const rates = context.rates();
  const coins = convertibleCoins(openMarkets(context)).flatMap((coinSymbol) => {
    const bounds = boundsOf(context, coinSymbol, rates);
    return bounds ? [{ coinSymbol, ...bounds }] : [];
  });
  return { coins, spread: shareOf(settings.spreadPpm), quoteSeconds: Math.ceil(settings.quoteMs / 1000) };
}

/** One of the user's own. Throws notFound. */
export async function readConversion({ store, writer }: ConvertContext, { userId }: Actor, conversionId: string): Promise<Conversion> {
  const record = await store.conversion(userId, conversionId);
  if (!record) throw new AppError('notFound');
  return toConversion(record, writer.scales);
}

/** The user's own, newest first. Throws badRequest for a cursor that is none. */
export async function listConversions(
  { store, writer }: ConvertContext,
  { userId }: Actor,
  params: CallParams<'conversions'>,
): Promise<Page<Conversion>> {
  const { searchAfter, pageSize = DEFAULT_PAGE_SIZE, ...filter } = params;
  const rows = await store.conversions(userId, { ...filter, before: readCursor(searchAfter), limit: pageSize + 1 });
  return pageOf(
    rows,
    pageSize,
    ({ atMs, conversionId }) => ({ atMs, id: conversionId }),
    (row) => toConversion(row, writer.scales),
  );
}
