import type { CallData } from '@/contract/calls';

/** What the server put into the page; what it could not have is absent and asked for by the browser. */
export interface HomeData {
  pairs?: CallData<'pairs'>;
  coins?: CallData<'coins'>;
  tickers?: CallData<'tickers'>;
  sparklines?: CallData<'sparklines'>;
  /** The book of the brand's first pair. */
  depth?: CallData<'depth'>;
  earnOffers?: CallData<'earnOffers'>;
  convertCoins?: CallData<'convertCoins'>;
}
