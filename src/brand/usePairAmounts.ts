import { useCallback } from 'react';
import type { ListedPair } from '@/contract/site';
import { feeDecimals, LEDGER_DECIMALS, totalDecimals } from '@/domain/market/shownDecimals';
import { decimalsOf, roundDecimals } from '@/domain/money/decimal';
import { type Format, type MaybeDecimal, useFormat } from '@/src/format';
import { useListing } from './ListingContext';
import { useCoinDecimals } from './useCoinDecimals';

/** Amounts of one market in words, each in the decimals it has everywhere: "96,450.0 USDT", "0.05000 BTC". "--" for what is not known. */
export interface PairAmounts {
  /** Decimals of its tick. */
  priceDecimals: number;
  price(value: MaybeDecimal): string;
  size(value: MaybeDecimal): string;
  total(value: MaybeDecimal): string;
  /** Before the order, "≈ 9.6483 USDT": rounded up, for a fee is never told smaller than it will be. */
  feeAbout(value: string, asset: string): string;
  /** As it was charged, to the last unit of the ledger. */
  feePaid(value: string, asset: string): string;
}

function amountsOf(market: ListedPair, format: Format, decimalsOfCoin: (asset: string) => number): PairAmounts {
  const { base, quote } = market;
  const withUnit = (text: string, value: MaybeDecimal, unit: string) => (value === undefined || value === null ? text : `${text} ${unit}`);
  return {
    priceDecimals: decimalsOf(market.priceIncrement),
    price: (value) => withUnit(format.price(value, decimalsOf(market.priceIncrement)), value, quote),
    size: (value) => withUnit(format.fixed(value, decimalsOf(market.quantityIncrement)), value, base),
    total: (value) => withUnit(format.fixed(value, totalDecimals(market.minNotional)), value, quote),
    feeAbout: (value, asset) => {
      const decimals = feeDecimals(asset, market);
      return `≈ ${format.fixed(roundDecimals(value, decimals, 'up'), decimals)} ${asset}`;
    },
    feePaid: (value, asset) => `${format.exact(value, decimalsOfCoin(asset))} ${asset}`,
  };
}

/** Of a market that is listed no more: as many decimals as there are, and no coins to name. */
function unlisted(format: Format): PairAmounts {
  const text = (value: MaybeDecimal) => format.amount(value, LEDGER_DECIMALS);
  const fee = (value: string, asset: string) => `${format.exact(value, 0)} ${asset}`;
  return {
    priceDecimals: LEDGER_DECIMALS,
    price: text,
    size: text,
    total: text,
    feeAbout: (value, asset) => `≈ ${fee(value, asset)}`,
    feePaid: fee,
  };
}

/** How amounts of a market are told: in toasts, dialogs, cards and lists of several markets. */
export function usePairAmounts(): (symbol: string) => PairAmounts {
  const { openTradeSymbols } = useListing();
  const format = useFormat();
  const decimalsOfCoin = useCoinDecimals();
  return useCallback(
    (symbol: string) => {
      const market = openTradeSymbols[symbol];
      return market ? amountsOf(market, format, decimalsOfCoin) : unlisted(format);
    },
    [openTradeSymbols, format, decimalsOfCoin],
  );
}
