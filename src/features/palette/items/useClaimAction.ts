import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { usePracticeStatus } from '@/src/api/queries/practice';
import { useSite } from '@/src/brand/SiteContext';
import { useHasToken } from '@/src/lib/useHasToken';
import { dialogOpened } from '@/src/state/dialogSlice';
import { useAppDispatch } from '@/src/state/hooks';
import type { ActionItem } from '../model/paletteItem';

/** Claiming practice funds, while that is possible. */
export function useClaimAction(): readonly ActionItem[] {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const hasToken = useHasToken();
  const { practice } = useSite();
  const { data: status } = usePracticeStatus(practice && hasToken);
  if (!status?.canClaim) return [];
  const run = () => dispatch(dialogOpened('practiceClaim'));
  return [{ kind: 'action', id: 'claim', words: t('shell.practice.title'), icon: FlaskConical, run }];
}
