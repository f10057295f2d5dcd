/** Fixed figures to look at components with; nothing of it reaches the product. */
export interface SampleMarket {
  base: string;
  name: string;
  price: string;
  decimals: number;
  change: string;
  volume: string;
  balance: string;
  trend: readonly string[];
}

export const sampleMarkets: readonly SampleMarket[] = [
  {
    base: 'BTC',
    name: 'Bitcoin',
    price: '96482.1',
    decimals: 1,
    change: '2.41',
    volume: '3220000000',
    balance: '0.0215',
    trend: ['1', '3', '2', '4', '6', '5', '7'],
  },
  {
    base: 'ETH',
    name: 'Ethereum',
    price: '3512.48',
    decimals: 2,
    change: '-1.36',
    volume: '1900000000',
    balance: '1.9204',
    trend: ['7', '6', '6', '4', '5', '3', '2'],
  },
  {
    base: 'SHIB',
    name: 'Shiba Inu',
    price: '0.00002417',
    decimals: 8,
    change: '0',
    volume: '88000000',
    balance: '0',
    trend: ['3', '3', '3'],
  },
  { base: 'ZZZ', name: 'No mark drawn', price: '1', decimals: 4, change: '12.5', volume: '841200', balance: '100', trend: ['1', '2'] },
];

const side = (sign: 1 | -1) =>
  Array.from({ length: 46 }, (_, index) => [String(96482 + sign * (index + 1)), String(1 + ((index * 7) % 11))] as const);
export const sampleDepth = { bids: side(-1), asks: side(1) };

/** In the order of their market capitalisation. */
export const sampleCoins = sampleMarkets.map(({ base, name }, index) => ({
  coinSymbol: base,
  name,
  icon: '',
  isFiat: false,
  isOpen: 1,
  sort: sampleMarkets.length - index,
}));
