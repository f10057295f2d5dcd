import type { Instrument } from '@/contract/instrument';
import type { Coin } from '@/contract/market';
import { LISTED_FIELDS, SITE_DOCUMENTS, type SiteConfig } from '@/contract/site';
import { DOLLAR, RATE_DECIMALS } from '@/domain/market/usdRates';
import { compare, divide } from '@/domain/money/decimal';
import type { BrandFile } from './brandFile';
import type { Brand } from './readBrand';
import { reviewerOf } from './reviewOf';

/** What the site config takes from the markets. */
export interface SiteMarkets {
  coins(): readonly Coin[];
  /** Spot pairs, those that were delisted included. */
  pairs(): readonly Instrument[];
  /** Price in USD by asset; assets without a market are missing. */
  usdRates(): ReadonlyMap<string, string>;
}

/** The dollar in other currencies, as far as they are traded here. */
function fiatRatesOf(markets: Pick<SiteMarkets, 'coins' | 'usdRates'>): Record<string, string> {
  const rates = markets.usdRates();
  const entries = markets.coins().flatMap(({ coinSymbol, isFiat }) => {
    const usd = rates.get(coinSymbol);
    return isFiat && usd !== undefined && compare(usd, '0') > 0 ? [[coinSymbol, divide('1', usd, 'down', RATE_DECIMALS)] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** What coins are worth on a brand: by the markets, where its file does not say otherwise. */
export function coinInfoOf(file: Pick<BrandFile, 'coinInfo'>, markets: Pick<SiteMarkets, 'coins' | 'usdRates'>): SiteConfig['coinInfo'] {
  const rates = markets.usdRates();
  const entries = markets.coins().map(({ coinSymbol, isOpen }) => {
    const usd = rates.get(coinSymbol);
    const own = file.coinInfo?.[coinSymbol];
    return [
      coinSymbol,
      {
        isOpen: own?.isOpen ?? isOpen,
        rate: { ...(coinSymbol === DOLLAR ? fiatRatesOf(markets) : {}), ...(usd === undefined ? {} : { USD: usd }), ...own?.rate },
      },
    ];
  });
  return Object.fromEntries(entries);
}

const listedPart = (pair: Instrument) =>
  Object.fromEntries(LISTED_FIELDS.map((field) => [field, pair[field]])) as Pick<Instrument, (typeof LISTED_FIELDS)[number]>;

/** All there are, whatever the brand trades: they say how coins are counted, wherever their amounts stand. */
function tradeSymbolsOf(file: BrandFile, markets: SiteMarkets): SiteConfig['openTradeSymbols'] {
  const entries = markets.pairs().map((pair) => {
    const { symbol, sort, state } = pair;
    const own = file.openTradeSymbols?.[symbol];
    const shown = { isShow: file.supportSpot && state !== 'DELISTED' && (own?.isShow ?? true), sort: own?.sort ?? sort };
    return [symbol, { ...shown, ...listedPart(pair) }];
  });
  return Object.fromEntries(entries);
}

/** What the exchange is connected to. */
export interface SiteGateways {
  /** Codes go by text message. */
  phone: boolean;
  /** Somebody elsewhere reviews verifications. */
  provider: boolean;
  /** Somebody elsewhere takes payments, where no practice coins are traded. */
  payments: boolean;
  /** Google tells people from programs. */
  recaptcha: boolean;
}

/** The config of one brand: its file, with coins and pairs from the markets where the file does not override them. */
export function siteConfigOf({ name, file, documents }: Brand, markets: SiteMarkets, has: SiteGateways): SiteConfig {
  const { hosts: _hosts, expressSlogans: _slogans, ...config } = file;
  // Without anybody who takes payments there is nothing to trade.
  const hasExpress = file.supportExpressTrading && (file.practice || has.payments);
  return {
    ...config,
    brand: name,
    supportExpressTrading: hasExpress,
    supportExpressTradingBuy: hasExpress && file.supportExpressTradingBuy,
    supportExpressTradingSell: hasExpress && file.supportExpressTradingSell,
    supportPhone: has.phone,
    reviewer: reviewerOf(file, has.provider),
    captcha: has.recaptcha ? 'recaptcha' : 'altcha',
    documents: SITE_DOCUMENTS.filter((document) => documents.has(document)),
    coinInfo: coinInfoOf(file, markets),
    openTradeSymbols: tradeSymbolsOf(file, markets),
    openFuturesContracts: file.supportFutures ? (file.openFuturesContracts ?? {}) : {},
  };
}
