import { meanClose, type Study } from './study';

/** Bollinger bands: the simple average and `deviations` population standard deviations above and below it. Basis, upper, lower. */
export function bollingerBands(length: number, deviations: number): Study {
  return (candles, index) => {
    const basis = meanClose(candles, index, length);
    if (basis === undefined) return { values: [undefined, undefined, undefined], memory: [] };
    // Squares of the distances, not of the prices: the difference of two large sums would lose the small digits.
    let squares = 0;
    for (let at = index - length + 1; at <= index; at += 1) squares += ((candles[at]?.close ?? basis) - basis) ** 2;
    const width = deviations * Math.sqrt(squares / length);
    return { values: [basis, basis + width, basis - width], memory: [] };
  };
}
