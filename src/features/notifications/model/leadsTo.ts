import type { Notice } from '@/src/api/queries/notices';
import { pathTo } from '@/src/config/matchRoute';

interface Way {
  href: string;
  /** Key of the button's words. */
  words: string;
}

/** Where what a notification tells of can be looked at. */
export function leadsTo({ kind, topic, params }: Notice): Way | undefined {
  if (params.symbol) return { href: pathTo('spotPair', { pair: params.symbol }), words: 'notifications.open' };
  if (topic.startsWith('earn') && params.applyId) return { href: pathTo('earnPlan', { applyId: params.applyId }), words: 'earn.openPlan' };
  if (topic === 'rebatePaid') return { href: pathTo('profileReferral'), words: 'referral.title' };
  if (topic.startsWith('verification')) return { href: pathTo('profileVerification'), words: 'verification.title' };
  return kind === 'SECURITY' ? { href: pathTo('profileSecurity'), words: 'security.title' } : undefined;
}
