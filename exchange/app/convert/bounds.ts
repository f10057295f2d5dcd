import { divide, roundDecimals } from '@/domain/money/decimal';
import { fromUnits, toUnits } from '@/domain/money/units';
import { AppError } from '../appError';
import type { ConvertContext } from './context';

type Rates = ReadonlyMap<string, string>;

/** So many USD in ledger units of a coin; undefined where it has no price. The least is rounded up, the most down. */
function usdIn({ writer }: Pick<ConvertContext, 'writer'>, rates: Rates, asset: string, usd: number, rounding: 'up' | 'down') {
  const scale = writer.scales.get(asset);
  const rate = rates.get(asset);
  if (scale === undefined || rate === undefined || Number(rate) === 0) return undefined;
  return toUnits(divide(String(usd), rate, rounding, scale), scale);
}

/** Three digits are enough of a bound that is told. */
const SHOWN_DIGITS = 3;

/** A bound as it is told: rounded to the side on which it holds. */
function shown(decimal: string, rounding: 'up' | 'down'): string {
  const [whole = '0', fraction = ''] = decimal.split('.');
  if (whole !== '0') return roundDecimals(decimal, Math.max(0, SHOWN_DIGITS - whole.length), rounding);
  const zeros = /^0*/.exec(fraction)?.[0].length ?? 0;
  return roundDecimals(decimal, zeros + SHOWN_DIGITS, rounding);
}

export interface Bounds {
  minimum: string;
  maximum: string;
}

/** The least and the most of a coin that one conversion gives; undefined where nobody knows what it is worth. */
export function boundsOf(context: Pick<ConvertContext, 'writer' | 'settings'>, asset: string, rates: Rates): Bounds | undefined {
  const { settings, writer } = context;
  const scale = writer.scales.get(asset) ?? 0;
  const least = usdIn(context, rates, asset, settings.minUsd, 'up');
  const most = usdIn(context, rates, asset, settings.maxUsd, 'down');
  if (least === undefined || most === undefined) return undefined;
  return { minimum: shown(fromUnits(least, scale), 'up'), maximum: shown(fromUnits(most, scale), 'down') };
}

/** Throws convertTooSmall and convertTooLarge with the bound that is told, and unavailable where the coin has no price. */
export function refuseOutOfBounds(context: ConvertContext, asset: string, give: bigint): void {
  const bounds = boundsOf(context, asset, context.rates());
  if (!bounds) throw new AppError('unavailable');
  const scale = context.writer.scales.get(asset) ?? 0;
  if (give < (toUnits(bounds.minimum, scale) ?? 0n)) throw new AppError('convertTooSmall', bounds.minimum, asset);
  if (give > (toUnits(bounds.maximum, scale) ?? 0n)) throw new AppError('convertTooLarge', bounds.maximum, asset);
}

/** How far the desk may be short of each of these coins. */
export function shortAtMost(context: ConvertContext, assets: Iterable<string>): Map<string, bigint> {
  const rates = context.rates();
  return new Map([...assets].map((asset) => [asset, usdIn(context, rates, asset, context.settings.shortUsd, 'down') ?? 0n]));
}
