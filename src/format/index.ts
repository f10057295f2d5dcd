export { formatCompact } from './compact';
export { formatCurrency } from './currency';
export { formatCurrencyName } from './currencyName';
export {
  type AxisPart,
  dayKey,
  formatAxisTime,
  formatCountdown,
  formatDateTime,
  formatHourMinute,
  formatTime,
  formatWeekday,
} from './date';
export { groupDigits, type MaybeDecimal, withoutIdleZeros } from './decimalParts';
export { inOwnDirection, isolated } from './isolated';
export { formatList } from './list';
export { MASK } from './mask';
export { maskEmail } from './maskEmail';
export { type ChangeDirection, directionOfChange, formatExact, formatFixed, formatSigned } from './number';
export { clampPercent } from './percent';
export { formatPrice, isTinyPrice, priceParts } from './price';
export { latinMark, type NumberReading, readNumber } from './readNumber';
export { type Separators, separatorsOf } from './separators';
export { unbroken } from './unbroken';
export { type Format, useFormat } from './useFormat';
