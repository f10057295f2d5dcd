// What the practice exchange lists. Rows are written to the database on the first start; from then on the database rules.
// Rule: priceIncrement x quantityIncrement is a multiple of 10^-scale of the quote, so that every notional is exact.

export interface AssetSeed {
  asset: string;
  name: string;
  /** Decimal places the ledger keeps. */
  scale: number;
  isFiat: boolean;
  /** Market-cap order of the picker, highest first. */
  sort: number;
  /** Amount given by one practice claim; absent for none. */
  practiceGrant?: string;
}

export const assetSeeds: readonly AssetSeed[] = [
  { asset: 'USDT', name: 'Tether', scale: 8, isFiat: false, sort: 980, practiceGrant: '10000' },
  { asset: 'EUR', name: 'Euro', scale: 8, isFiat: true, sort: 1, practiceGrant: '1000' },
  { asset: 'BTC', name: 'Bitcoin', scale: 8, isFiat: false, sort: 1000, practiceGrant: '0.05' },
  { asset: 'ETH', name: 'Ethereum', scale: 8, isFiat: false, sort: 990, practiceGrant: '1' },
  { asset: 'XRP', name: 'XRP', scale: 6, isFiat: false, sort: 970 },
  { asset: 'BNB', name: 'BNB', scale: 8, isFiat: false, sort: 960 },
  { asset: 'SOL', name: 'Solana', scale: 8, isFiat: false, sort: 950 },
  { asset: 'DOGE', name: 'Dogecoin', scale: 8, isFiat: false, sort: 940 },
  { asset: 'TRX', name: 'TRON', scale: 6, isFiat: false, sort: 930 },
  { asset: 'ADA', name: 'Cardano', scale: 6, isFiat: false, sort: 920 },
  { asset: 'LINK', name: 'Chainlink', scale: 8, isFiat: false, sort: 910 },
  { asset: 'SUI', name: 'Sui', scale: 8, isFiat: false, sort: 900 },
  { asset: 'AVAX', name: 'Avalanche', scale: 8, isFiat: false, sort: 890 },
  { asset: 'LTC', name: 'Litecoin', scale: 8, isFiat: false, sort: 880 },
  { asset: 'SHIB', name: 'Shiba Inu', scale: 2, isFiat: false, sort: 870 },
  { asset: 'DOT', name: 'Polkadot', scale: 8, isFiat: false, sort: 860 },
  { asset: 'NEAR', name: 'NEAR Protocol', scale: 8, isFiat: false, sort: 850 },
  { asset: 'APT', name: 'Aptos', scale: 8, isFiat: false, sort: 840 },
  { asset: 'PEPE', name: 'Pepe', scale: 0, isFiat: false, sort: 830 },
  { asset: 'ARB', name: 'Arbitrum', scale: 8, isFiat: false, sort: 820 },
  { asset: 'INJ', name: 'Injective', scale: 8, isFiat: false, sort: 810 },
];

export interface MarketSeed {
  base: string;
  quote: string;
  priceIncrement: string;
  quantityIncrement: string;
  minNotional: string;
  maxQuantity: string;
  /** Share of the last price a limit order may cross beyond it. */
  priceBand: string;
  categories: readonly string[];
  /** Where the practice market's price process starts (today's end of the backfilled history). */
  anchorPrice: string;
  /** Typical 24 h volume in quote at normal rate; sets order sizes and trade frequency. */
  dailyVolume: string;
}

const market = (
  base: string,
  quote: string,
  priceIncrement: string,
  quantityIncrement: string,
  minNotional: string,
  maxQuantity: string,
  anchorPrice: string,
  dailyVolume: string,
  ...categories: string[]
): MarketSeed => ({
  base,
  quote,
  priceIncrement,
  quantityIncrement,
  minNotional,
  maxQuantity,
  priceBand: '0.1',
  categories,
  anchorPrice,
  dailyVolume,
});

/** In listing order, which is also the default sort. */
export const marketSeeds: readonly MarketSeed[] = [
  market('BTC', 'USDT', '0.1', '0.00001', '5', '500', '96482.1', '3220000000', 'layer1'),
  market('ETH', 'USDT', '0.01', '0.0001', '5', '9000', '3512.48', '1900000000', 'layer1'),
  market('SOL', 'USDT', '0.01', '0.001', '5', '90000', '214.36', '841200000', 'layer1'),
  market('XRP', 'USDT', '0.0001', '0.1', '5', '9000000', '1.4127', '603800000', 'layer1'),
  market('DOGE', 'USDT', '0.00001', '1', '5', '20000000', '0.38214', '412700000', 'meme'),
  market('BNB', 'USDT', '0.1', '0.001', '5', '20000', '648.9', '271600000', 'layer1'),
  market('SUI', 'USDT', '0.0001', '0.1', '5', '2000000', '3.5182', '245700000', 'layer1'),
  market('ADA', 'USDT', '0.0001', '0.1', '5', '9000000', '0.8916', '208300000', 'layer1'),
  market('AVAX', 'USDT', '0.01', '0.01', '5', '200000', '37.42', '131900000', 'layer1'),
  market('ARB', 'USDT', '0.0001', '0.1', '5', '9000000', '0.7283', '99200000', 'layer2'),
  market('LINK', 'USDT', '0.001', '0.01', '5', '400000', '17.864', '98400000', 'defi'),
  market('LTC', 'USDT', '0.01', '0.001', '5', '80000', '88.71', '73600000', 'layer1'),
  market('TRX', 'USDT', '0.00001', '1', '5', '30000000', '0.20147', '68000000', 'layer1'),
  market('DOT', 'USDT', '0.001', '0.01', '5', '1000000', '6.214', '61200000', 'layer1'),
  market('NEAR', 'USDT', '0.001', '0.1', '5', '1000000', '5.927', '59100000', 'ai', 'layer1'),
  market('APT', 'USDT', '0.001', '0.01', '5', '500000', '12.318', '52500000', 'layer1'),
  market('INJ', 'USDT', '0.01', '0.01', '5', '250000', '24.86', '41300000', 'defi'),
  market('SHIB', 'USDT', '0.00000001', '1', '5', '300000000000', '0.00002417', '88000000', 'meme'),
  market('PEPE', 'USDT', '0.00000001', '1', '5', '600000000000', '0.00001184', '77000000', 'meme'),
  market('ETH', 'BTC', '0.00001', '0.001', '0.0001', '9000', '0.0364', '900', 'layer1'),
  market('SOL', 'BTC', '0.000001', '0.01', '0.0001', '50000', '0.002222', '300', 'layer1'),
  market('BTC', 'EUR', '0.1', '0.00001', '5', '300', '91220.4', '180000000', 'layer1'),
];
