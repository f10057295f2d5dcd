import type { SiteConfig } from '@/contract/site';
import { ratesOf } from '@/domain/account/usdRateIn';

/** What a brand lists: it grows with every coin and pair, and only some screens show it. */
export type Listing = Pick<SiteConfig, 'coinInfo' | 'openTradeSymbols'>;

/** A host's configuration without its listing: as large for a brand of 500 coins as for one of 5. */
export type BareSite = Omit<SiteConfig, keyof Listing | 'openFuturesContracts'>;

/** What every page has of its host's configuration. */
export interface ShellSite extends BareSite {
  /** Of the few coins by which values are told in other currencies. */
  rates: SiteConfig['coinInfo'];
}

export function shellSiteOf({ coinInfo, openTradeSymbols: _pairs, openFuturesContracts: _contracts, ...shell }: SiteConfig): ShellSite {
  return { ...shell, rates: ratesOf(coinInfo) };
}

export const listingOf = ({ coinInfo, openTradeSymbols }: Listing): Listing => ({ coinInfo, openTradeSymbols });
