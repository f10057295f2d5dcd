import type { Instrument } from '@/contract/instrument';
import type { Coin } from '@/contract/market';
import { SITE_DOCUMENTS, type SiteConfig } from '@/contract/site';
import type { BrandFile } from './brandFile';
import type { Brand } from './readBrand';

/** What the site config takes from the markets. */
export interface SiteMarkets {
  coins(): readonly Coin[];
  /** Spot pairs, those that were delisted included. */
  pairs(): readonly Instrument[];
  /** Price in USD by asset; assets without a market are missing. */
  usdRates(): ReadonlyMap<string, string>;
}

function coinInfoOf(file: BrandFile, markets: SiteMarkets): SiteConfig['coinInfo'] {
  const rates = markets.usdRates();
  const entries = markets.coins().map(({ coinSymbol, isOpen }) => {
    const usd = rates.get(coinSymbol);
    const own = file.coinInfo?.[coinSymbol];
    return [coinSymbol, { isOpen: own?.isOpen ?? isOpen, rate: { ...(usd === undefined ? {} : { USD: usd }), ...own?.rate } }];
  });
  return Object.fromEntries(entries);
}

function tradeSymbolsOf(file: BrandFile, markets: SiteMarkets): SiteConfig['openTradeSymbols'] {
  if (!file.supportSpot) return {};
  const entries = markets.pairs().map((pair) => {
    const { symbol, sort, base, quote, quantityIncrement, priceIncrement, minNotional, state } = pair;
    const own = file.openTradeSymbols?.[symbol];
    const shown = { isShow: state !== 'DELISTED' && (own?.isShow ?? true), sort: own?.sort ?? sort };
    return [symbol, { ...shown, base, quote, quantityIncrement, priceIncrement, minNotional }];
  });
  return Object.fromEntries(entries);
}

/** The config of one brand: its file, with coins and pairs from the markets where the file does not override them. */
export function siteConfigOf({ name, file, documents }: Brand, markets: SiteMarkets): SiteConfig {
  const { hosts: _hosts, ...config } = file;
  return {
    ...config,
    brand: name,
    documents: SITE_DOCUMENTS.filter((document) => documents.has(document)),
    coinInfo: coinInfoOf(file, markets),
    openTradeSymbols: tradeSymbolsOf(file, markets),
    openFuturesContracts: file.supportFutures ? (file.openFuturesContracts ?? {}) : {},
  };
}
