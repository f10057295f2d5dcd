import type { EndpointName } from '@/contract/endpoints';
import type { BrandFile } from './brandFile';

/** Calls that exist only where a brand has their feature on. Reading and cancelling one's orders stays possible when spot goes. */
const featureOf: Partial<Record<EndpointName, 'supportSpot' | 'supportEarn'>> = {
  createSpotOrder: 'supportSpot',
  earnOffers: 'supportEarn',
};

/** Whether a brand offers a call. */
export function isOffered(endpoint: EndpointName, brand: Pick<BrandFile, 'supportSpot' | 'supportEarn'>): boolean {
  const feature = featureOf[endpoint];
  return feature === undefined || brand[feature];
}
