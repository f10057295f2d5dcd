import Big from 'big.js';

// Both languages of these tests write 1,234.5; a test in another language has to say how it writes numbers.

/** The number in a text such as "1,234.50 USDT". */
export function amountIn(text: string | null): Big {
  const digits = text?.match(/\d[\d,]*(\.\d+)?/)?.[0];
  if (digits === undefined) throw new Error(`There is no number in "${text}"`);
  return new Big(digits.replaceAll(',', ''));
}

/** Decimals of the number in a text: "1,234.50 USDT" has two. */
export const decimalsIn = (text: string | null): number => text?.match(/\d[\d,]*\.(\d+)/)?.[1]?.length ?? 0;

/** A price below the market by a share of it, on the market's tick. */
export function priceBelow(last: string, share: string, tick: string): string {
  const wanted = new Big(last).times(new Big(1).minus(share));
  return wanted.div(tick).round(0, Big.roundDown).times(tick).toString();
}
