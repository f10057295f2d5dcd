import Big from 'big.js';

/** What the rules need to know about a pair, in decimals as it is listed. */
export interface Listing {
  symbol: string;
  base: string;
  quote: string;
  tick: Big;
  lot: Big;
  minNotional: Big;
  /** Decimals the ledger keeps of each asset: fees are rounded to them. */
  scale: Readonly<Record<string, number>>;
  /** A price some ticks off the middle, all of them far inside of the price band. */
  price(ticks: number): string;
  /** A size that grows with `step` (0 to 40), the smallest worth little more than the market's minimum. */
  size(step: number): string;
}

const scale = { USDT: 8, BTC: 8, ETH: 8, XRP: 6, SHIB: 2, PEPE: 0 } as const;
const SMALLEST_SIZE = { ETH_BTC: '0.003', XRP_USDT: '3.8', SHIB_USDT: '212007', PEPE_USDT: '450013' } as const;
/** Primes, so that fees rarely come out even. */
const SIZE_STEP = { ETH_BTC: '0.001', XRP_USDT: '0.7', SHIB_USDT: '20011', PEPE_USDT: '37003' } as const;

function listing(symbol: keyof typeof SIZE_STEP, tick: string, lot: string, minNotional: string, middle: string): Listing {
  const [base = '', quote = ''] = symbol.split('_');
  return {
    symbol,
    base,
    quote,
    tick: new Big(tick),
    lot: new Big(lot),
    minNotional: new Big(minNotional),
    scale,
    price: (ticks) => new Big(tick).times(ticks).plus(middle).toFixed(),
    size: (step) => new Big(SIZE_STEP[symbol]).times(step).plus(SMALLEST_SIZE[symbol]).toFixed(),
  };
}

/** Pairs whose assets are kept with many decimals, few, and none at all: there a fee's rounding is a whole coin. */
export const LISTINGS: readonly Listing[] = [
  listing('PEPE_USDT', '0.00000001', '1', '5', '0.00001184'),
  listing('SHIB_USDT', '0.00000001', '1', '5', '0.00002417'),
  listing('XRP_USDT', '0.0001', '0.1', '5', '1.4127'),
  listing('ETH_BTC', '0.00001', '0.001', '0.0001', '0.0364'),
];

export function listingOf(symbol: string): Listing {
  const listing = LISTINGS.find((one) => one.symbol === symbol);
  if (!listing) throw new Error(`${symbol} is not one of the oracle's pairs`);
  return listing;
}

/** What every trader starts with: enough to trade for a while, little enough to run out. */
export const STAKES = { USDT: '120', BTC: '0.004', ETH: '0.09', XRP: '60', SHIB: '3500000', PEPE: '7000000' } as const;

/** Shares of the received asset (docs: maker 0.08 %, taker 0.1 %). */
export const RATES = { MAKER: new Big('0.0008'), TAKER: new Big('0.001') } as const;
