import type { CallData } from '@/contract/calls';
import type { MarketsStart } from '@/src/api/loadMarkets';

/** What the server put into the page; what it could not have is absent and asked for by the browser. */
export interface HomeData extends MarketsStart {
  /** The book of the brand's first pair. */
  depth?: CallData<'depth'>;
  earnOffers?: CallData<'earnOffers'>;
  convertCoins?: CallData<'convertCoins'>;
}
