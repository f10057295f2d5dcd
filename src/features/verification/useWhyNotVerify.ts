import { useTranslation } from 'next-i18next/pages';
import { standingOf } from '@/contract/standing';
import type { VerificationState } from '@/contract/verification';
import { PLAIN_GROUND, whyNot } from '@/domain/account/standing';
import type { VerificationKind } from '@/domain/verification/kinds';
import { type Stages, whyNotGoOn } from '@/domain/verification/starting';
import { useVerificationState } from '@/src/api/queries/verification';
import { useReasonWords } from '@/src/i18n/useReasonWords';
import { useHasToken } from '@/src/lib/useHasToken';
import { useAppSelector } from '@/src/state/hooks';

/** Why nobody can be verified with this account at the moment, in words; undefined when they can, or nobody knows yet. */
export function useWhyNotVerify(): string | undefined {
  const user = useAppSelector((state) => state.profile.userInfo);
  const words = useReasonWords();
  const reason = user && whyNot('VERIFY', standingOf(user), PLAIN_GROUND, Date.now());
  return reason && words(reason);
}

const stagesOf = ({ levels, business }: VerificationState): Stages => ({
  ...Object.fromEntries(levels.map((level) => [level.kind, level])),
  BUSINESS: business,
});

/**
 * Why nothing leads on with this one besides how it stands itself, which says so beside it: nobody can be verified with the account, or not
 * as a company. Undefined when something does, or nobody knows yet.
 */
export function useWhyNotGoOn(kind: VerificationKind): string | undefined {
  const { t } = useTranslation('common');
  // Only a company depends on another verification.
  const { data } = useVerificationState(useHasToken(true) && kind === 'BUSINESS');
  const account = useWhyNotVerify();
  if (account !== undefined) return account;
  return data && whyNotGoOn(kind, stagesOf(data)) === 'PERSON_FINAL' ? t('verification.refused.person') : undefined;
}
