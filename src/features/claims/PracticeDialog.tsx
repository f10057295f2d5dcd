import { Clock } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { PracticeStatus } from '@/contract/practice';
import { usePracticeStatus } from '@/src/api/queries/practice';
import { useSite } from '@/src/brand/SiteContext';
import { useFormat } from '@/src/format';
import { useHasToken } from '@/src/lib/useHasToken';
import { Button } from '@/src/ui/button/Button';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { Dialog } from '@/src/ui/overlay/Dialog';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { GrantList } from './GrantList';
import styles from './Practice.module.css';
import { PracticeTruth } from './PracticeTruth';
import { useClaim } from './useClaim';

interface PracticeDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Who reads it: a visitor, a user who can claim (or may, as it is being asked), or a user with nothing to do today. */
type Audience = 'visitor' | 'claimer' | 'done';

const TITLES: Record<Audience, string> = {
  visitor: 'shell.practice.titleVisitor',
  claimer: 'shell.practice.title',
  done: 'shell.practice.titleClaimed',
};

/** What the practice market is, and its daily funds. Visitors are shown where to get an account. */
export function PracticeDialog({ open, onClose }: PracticeDialogProps) {
  const { t } = useTranslation();
  const hasToken = useHasToken();
  const { practice } = useSite();
  const { data: status, error, isValidating, mutate } = usePracticeStatus(open && practice && hasToken);
  const { claim, isClaiming } = useClaim(onClose);
  const isUnread = hasToken && status === undefined && error !== undefined;
  const isDone = hasToken && status?.canClaim === false;
  const audience: Audience = isDone ? 'done' : hasToken ? 'claimer' : 'visitor';

  const act = hasToken ? (
    <Button size="large" loading={isClaiming} disabled={!status} onClick={() => void claim()} data-testid="claim-funds">
      {t('shell.practice.claim')}
    </Button>
  ) : (
    <ButtonLink href="/register" size="large" onClick={onClose}>
      {t('shell.register')}
    </ButtonLink>
  );
  const isOnlyRead = isDone || isUnread;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(TITLES[audience])}
      description={t('shell.practice.text')}
      stretchActions
      actions={
        <>
          <Button variant="border" size="large" onClick={onClose}>
            {t(isOnlyRead ? 'ui.close' : 'shell.practice.notNow')}
          </Button>
          {isOnlyRead ? null : act}
        </>
      }
    >
      {isUnread ? <ErrorView compact title={t('shell.practice.unread')} onRetry={() => void mutate()} retrying={isValidating} /> : null}
      {status && <GrantList {...status} />}
      <PracticeTruth />
      {status && <ClaimTime {...status} />}
    </Dialog>
  );
}

/** When the next claim is possible: after the last one, or after the one that could be made now. */
function ClaimTime({ nextClaimAt, intervalMs }: Pick<PracticeStatus, 'nextClaimAt' | 'intervalMs'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const [openedAt] = useState(() => Date.now());
  return (
    <p className={styles.when}>
      <Clock size={16} aria-hidden="true" />
      <span>
        {nextClaimAt === null
          ? t('shell.practice.ifNow', { time: format.moment(openedAt + intervalMs, 'utc') })
          : t('shell.practice.next', { time: format.moment(nextClaimAt, 'utc') })}
      </span>
    </p>
  );
}
