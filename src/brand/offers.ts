import { leadsSomewhere } from '@/src/config/leadsSomewhere';
import { type Route, type RouteName, routes } from '@/src/config/routes';
import { useSite } from './SiteContext';
import type { BareSite } from './shellSite';

/** What texts promise, and where it is done. */
const PLACES = {
  trade: 'spot',
  deposit: 'walletsReceive',
  withdraw: 'walletsSend',
  buyByCard: 'walletsBuy',
  transfer: 'walletsTransfer',
  history: 'walletsHistory',
  convert: 'convert',
  earn: 'earn',
  userTransfer: 'walletsInternalTransfer',
  apiKeys: 'profileApi',
  referral: 'profileReferral',
} as const satisfies Record<string, RouteName>;

export type Offers = Record<keyof typeof PLACES, boolean>;

/** Which of it there is on a brand: its screen exists and its feature is on. A text names nothing else. */
export const offersOf = (site: BareSite, table: Record<RouteName, Route> = routes): Offers =>
  Object.fromEntries(Object.entries(PLACES).map(([offer, route]) => [offer, leadsSomewhere(table[route], site)])) as Offers;

export const useOffers = (): Offers => offersOf(useSite());
