import { standingOf } from '@/contract/standing';
import { type Act, PLAIN_GROUND, whyNot } from '@/domain/account/standing';
import { useReasonWords } from '@/src/i18n/useReasonWords';
import { useAppSelector } from '@/src/state/hooks';

/** Why the account cannot do something at the moment, in words; undefined when it may, or nobody knows yet. */
export function useWhyNot(act: Act): string | undefined {
  const user = useAppSelector((state) => state.profile.userInfo);
  const words = useReasonWords();
  const reason = user && whyNot(act, standingOf(user), PLAIN_GROUND, Date.now());
  return reason && words(reason);
}
