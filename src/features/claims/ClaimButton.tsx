import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { usePracticeStatus } from '@/src/api/queries/practice';
import { useSite } from '@/src/brand/SiteContext';
import { useHasToken } from '@/src/lib/useHasToken';
import { dialogOpened } from '@/src/state/dialogSlice';
import { useAppDispatch } from '@/src/state/hooks';
import { Button } from '@/src/ui/button/Button';

interface ClaimButtonProps {
  isInDrawer?: boolean;
  onLeave?: () => void;
  className?: string;
}

/** There while practice funds can be claimed: once a day, on practice brands. */
export function ClaimButton({ isInDrawer = false, onLeave, className }: ClaimButtonProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { practice } = useSite();
  const hasToken = useHasToken();
  const { data: status } = usePracticeStatus(practice && hasToken);
  if (!status?.canClaim) return null;
  return (
    <Button
      variant={isInDrawer ? 'primary' : 'tertiaryLight'}
      size={isInDrawer ? 'medium' : 'small'}
      block={isInDrawer}
      className={className}
      startIcon={<FlaskConical size={14} aria-hidden="true" />}
      data-testid="practice-claim"
      onClick={() => {
        onLeave?.();
        dispatch(dialogOpened('practiceClaim'));
      }}
    >
      {t('shell.practice.claim')}
    </Button>
  );
}
