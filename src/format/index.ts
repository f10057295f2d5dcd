export { formatCompact, formatCompactCurrency } from './compact';
export { formatCurrency, formatFiat } from './currency';
export { formatCurrencyName } from './currencyName';
export {
  type AxisPart,
  dayKey,
  formatAxisTime,
  formatCountdown,
  formatDate,
  formatDateTime,
  formatHourMinute,
  formatMoment,
  formatTime,
  formatWeekday,
} from './date';
export { groupDigits, type MaybeDecimal, withoutIdleZeros } from './decimalParts';
export { inOwnDirection, isolated } from './isolated';
export { formatList } from './list';
export { MASK } from './mask';
export { maskEmail } from './maskEmail';
export { type ChangeDirection, directionOfChange, formatAmount, formatExact, formatFixed, formatSigned } from './number';
export { clampPercent, formatPercent, formatProgress, formatRate, formatShare } from './percent';
export { formatPrice, isTinyPrice, priceParts } from './price';
export { latinMark, type NumberReading, readNumber } from './readNumber';
export { type Separators, separatorsOf } from './separators';
export { formatSize } from './size';
export { unbroken } from './unbroken';
export { type Format, useFormat } from './useFormat';
