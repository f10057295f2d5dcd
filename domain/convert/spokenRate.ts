import { compare, divide, isZero } from '../money/decimal';

const DECIMALS = 18;

export interface SpokenRate {
  one: string;
  price: string;
  unit: string;
}

/** A rate as people say it: what one of the dearer coin costs in the other; turned around on wish. */
export function spokenRate(from: string, to: string, give: string, get: string, isTurned = false): SpokenRate | undefined {
  if (isZero(give) || isZero(get)) return undefined;
  const saysFrom = compare(get, give) >= 0 !== isTurned;
  return saysFrom
    ? { one: from, price: divide(get, give, 'down', DECIMALS), unit: to }
    : { one: to, price: divide(give, get, 'down', DECIMALS), unit: from };
}
