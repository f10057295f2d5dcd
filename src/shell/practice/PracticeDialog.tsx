import { Clock } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { usePracticeStatus } from '@/src/api/queries/practice';
import { useSite } from '@/src/brand/SiteContext';
import { useFormat } from '@/src/format';
import { useHasToken } from '@/src/lib/useHasToken';
import { Button } from '@/src/ui/button/Button';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { Dialog } from '@/src/ui/overlay/Dialog';
import { GrantList } from './GrantList';
import styles from './Practice.module.css';
import { PracticeTruth } from './PracticeTruth';
import { useClaim } from './useClaim';

interface PracticeDialogProps {
  open: boolean;
  onClose: () => void;
}

/** What the practice market is, and its daily funds. Visitors are shown where to get an account. */
export function PracticeDialog({ open, onClose }: PracticeDialogProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const hasToken = useHasToken();
  const { practice } = useSite();
  const { data: status } = usePracticeStatus(open && practice && hasToken);
  const { claim, isClaiming } = useClaim(onClose);

  const act = hasToken ? (
    <Button size="large" loading={isClaiming} disabled={!status?.canClaim} onClick={() => void claim()} data-testid="claim-funds">
      {t('shell.practice.claim')}
    </Button>
  ) : (
    <ButtonLink href="/register" size="large" onClick={onClose}>
      {t('shell.register')}
    </ButtonLink>
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(hasToken ? 'shell.practice.title' : 'shell.practice.titleVisitor')}
      description={t('shell.practice.text')}
      stretchActions
      actions={
        <>
          <Button variant="border" size="large" onClick={onClose}>
            {t('shell.practice.notNow')}
          </Button>
          {act}
        </>
      }
    >
      {status && <GrantList grants={status.grants} />}
      <PracticeTruth />
      {status && (
        <p className={styles.when}>
          <Clock size={16} aria-hidden="true" />
          {status.nextClaimAt ? t('shell.practice.next', { time: format.dateTime(status.nextClaimAt) }) : t('shell.practice.daily')}
        </p>
      )}
    </Dialog>
  );
}
