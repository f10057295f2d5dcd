import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { standingOf } from '@/contract/standing';
import { type Act, PLAIN_GROUND, whyNot } from '@/domain/account/standing';
import { pathTo } from '@/src/config/matchRoute';
import { useReasonWords } from '@/src/i18n/useReasonWords';
import { useAppSelector } from '@/src/state/hooks';

/** Why the account cannot do something at the moment, in words; undefined when it may, or nobody knows yet. */
export function useWhyNot(act: Act): string | undefined {
  const { t } = useTranslation('common');
  const { pathname } = useRouter();
  const user = useAppSelector((state) => state.profile.userInfo);
  const words = useReasonWords();
  const reason = user && whyNot(act, standingOf(user), PLAIN_GROUND, Date.now());
  // The words of everywhere else send their user to the security page.
  if (reason?.kind === 'selfFrozen' && pathname === pathTo('profileSecurity')) return t('security.freeze.endFirst');
  return reason && words(reason);
}
