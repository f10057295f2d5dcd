import type { EndpointName } from '@/contract/endpoints';
import type { BrandFile } from './brandFile';

type Feature = 'supportSpot' | 'supportEarn' | 'supportExpressTrading';

/** Calls that exist only where a brand has their feature on. Reading and cancelling one's orders stays possible when spot goes; own plans, and leaving them, when earn does: renewing one is refused by itself. */
const featureOf: Partial<Record<EndpointName, Feature>> = {
  createSpotOrder: 'supportSpot',
  earnOffers: 'supportEarn',
  earnAvailable: 'supportEarn',
  earnCoin: 'supportEarn',
  earnApply: 'supportEarn',
  earnAddFunds: 'supportEarn',
  // Own orders stay to be read and left when express trading goes; buying and selling are asked about where the side is known.
  expressCurrencies: 'supportExpressTrading',
  expressMethods: 'supportExpressTrading',
  expressPrices: 'supportExpressTrading',
  expressSlogan: 'supportExpressTrading',
  expressSaleVerify: 'supportExpressTrading',
  expressSaleChallenge: 'supportExpressTrading',
  expressCreateOrder: 'supportExpressTrading',
};

/** Whether a brand offers a call. */
export function isOffered(endpoint: EndpointName, brand: Pick<BrandFile, Feature>): boolean {
  const feature = featureOf[endpoint];
  return feature === undefined || brand[feature];
}
