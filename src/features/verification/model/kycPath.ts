import type { PersonKind } from '@/domain/verification/kinds';
import { pathTo } from '@/src/config/matchRoute';

/** Where a level is verified. Identity is the page's own. */
export const kycPath = (level: PersonKind, step?: string): string => {
  const query = new URLSearchParams({ ...(level !== 'IDENTITY' && { level }), ...(step !== undefined && { step }) }).toString();
  return `${pathTo('verificationKyc')}${query === '' ? '' : `?${query}`}`;
};
export const kybPath = (step?: string): string => `${pathTo('verificationKyb')}${step === undefined ? '' : `?step=${step}`}`;
