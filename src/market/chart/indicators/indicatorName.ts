import type { IndicatorKind } from '@/domain/chart/indicators/catalogue';
import type { IndicatorChoice } from '../settings/indicatorChoice';

/** Names as traders write them, the same in all languages. Volume has a word of its own. */
const SHORT_NAMES: Readonly<Record<Exclude<IndicatorKind, 'VOL'>, string>> = { MA: 'MA', EMA: 'EMA', BOLL: 'BB', RSI: 'RSI', MACD: 'MACD' };

export function indicatorName(kind: IndicatorKind, volumeWord: string): string {
  return kind === 'VOL' ? volumeWord : SHORT_NAMES[kind];
}

/** Name and numbers: "MACD 12 26 9". */
export function indicatorTitle({ kind, params }: IndicatorChoice, volumeWord: string): string {
  return [indicatorName(kind, volumeWord), ...params].join(' ');
}
