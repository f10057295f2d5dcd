import { INDICATORS } from '@/domain/chart/indicators/catalogue';
import type { StudyValue } from '@/domain/chart/indicators/study';
import type { TradeMarket } from '../../tradeMarket';
import { axisPrice, studyText, swingText, volumeText } from '../chartText';
import { PANE_DECIMALS } from '../indicators/indicatorLook';
import type { IndicatorChoice } from '../settings/indicatorChoice';

export interface ValueText {
  line: string;
  text: string;
  /** A custom property of the page; undefined: the colour of the text around. */
  color: string | undefined;
}

/** What an indicator says at a candle, in words and in the colours of its lines. */
export function indicatorTexts(
  { kind, colors }: IndicatorChoice,
  values: readonly StudyValue[],
  { priceIncrement, priceDecimals }: TradeMarket,
  locale: string,
): ValueText[] {
  const print = (value: StudyValue) => {
    if (kind === 'VOL') return volumeText(value, locale);
    if (kind === 'MACD') return swingText(value, priceDecimals, locale);
    const decimals = PANE_DECIMALS[kind];
    if (decimals !== undefined || value === undefined) return studyText(value, decimals ?? priceDecimals, locale);
    return axisPrice(value, priceIncrement, priceDecimals, locale);
  };
  return INDICATORS[kind].lines.map((line, index) => ({ line, text: print(values[index]), color: colorOf(colors[index], values[index]) }));
}

function colorOf(token: string | undefined, value: StudyValue): string | undefined {
  if (token) return `var(--${token})`;
  if (value === undefined) return undefined;
  return value < 0 ? 'var(--sell)' : 'var(--text-secondary)';
}
