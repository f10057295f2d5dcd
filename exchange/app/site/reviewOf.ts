import type { ReviewerName } from '@/domain/verification/kinds';
import type { BrandFile } from './brandFile';

type Facts = Pick<BrandFile, 'practice' | 'verification'>;

/**
 * Who decides verifications on a brand. Rules decide about practice coins only, unless the brand wants somebody to look; a provider only
 * where one is set. Otherwise people do.
 */
export function reviewerOf({ practice, verification }: Facts, hasProvider: boolean): ReviewerName {
  const wanted = verification?.review ?? (practice ? 'rules' : 'provider');
  if (wanted === 'rules' && practice) return 'rules';
  return wanted === 'provider' && hasProvider ? 'provider' : 'operators';
}
