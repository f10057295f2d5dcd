import { standingOf } from '@/contract/standing';
import { PLAIN_GROUND, whyNot } from '@/domain/account/standing';
import { useReasonWords } from '@/src/i18n/useReasonWords';
import { useAppSelector } from '@/src/state/hooks';

/** Why nobody can be verified with this account at the moment, in words; undefined when they can, or nobody knows yet. */
export function useWhyNotVerify(): string | undefined {
  const user = useAppSelector((state) => state.profile.userInfo);
  const words = useReasonWords();
  const reason = user && whyNot('VERIFY', standingOf(user), PLAIN_GROUND, Date.now());
  return reason && words(reason);
}
