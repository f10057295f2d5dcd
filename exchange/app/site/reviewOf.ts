import type { ReviewerName } from '@/domain/verification/kinds';
import type { BrandFile } from './brandFile';

type Facts = Pick<BrandFile, 'practice' | 'verification'>;

/** Who was asked for and does not decide after all; said to operators, as nobody else would notice. */
export function reviewDoubt({ practice, verification }: Facts, hasProvider: boolean): { path: string; reason: string } | undefined {
  const path = 'verification.review';
  if (verification?.review === 'provider' && !hasProvider)
    return { path, reason: 'no provider is set (VERIFICATION_PROVIDER_URL, VERIFICATION_PROVIDER_SECRET): operators decide' };
  if (verification?.review === 'rules' && !practice)
    return { path, reason: 'rules decide where practice coins are traded only: operators decide' };
  return undefined;
}

/**
 * Who decides verifications on a brand. Rules decide about practice coins only, unless the brand wants an operator to look; a provider only
 * where one is set. Otherwise people do.
 */
export function reviewerOf({ practice, verification }: Facts, hasProvider: boolean): ReviewerName {
  const wanted = verification?.review ?? (practice ? 'rules' : 'provider');
  if (wanted === 'rules' && practice) return 'rules';
  return wanted === 'provider' && hasProvider ? 'provider' : 'operators';
}
