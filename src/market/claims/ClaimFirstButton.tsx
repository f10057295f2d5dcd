import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/src/ui/button/Button';
import { useClaimDialog } from './useClaimDialog';

/**
 * The way to practice funds where a phone shows nothing else to do: whoever shows it has asked `useFirstClaim`. That of the frame asks for
 * itself (`src/features/claims`).
 */
export function ClaimFirstButton({ className }: { className?: string }) {
  const { t } = useTranslation('common');
  const openClaim = useClaimDialog();
  return (
    <Button
      variant="tertiaryLight"
      className={className}
      startIcon={<FlaskConical size={16} aria-hidden="true" />}
      onClick={openClaim}
      data-testid="claim-first"
    >
      {t('trade.claimFunds')}
    </Button>
  );
}
