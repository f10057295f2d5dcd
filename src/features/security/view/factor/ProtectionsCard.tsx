import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import { useSecurityState } from '@/src/api/queries/security';
import { useHasToken } from '@/src/lib/useHasToken';
import { useAppSelector } from '@/src/state/hooks';
import { Skeleton } from '@/src/ui/views/Skeleton';
import { protectionsOf } from '../../model/protections';
import styles from './ProtectionsCard.module.css';

/** How much of what can protect the account is on, and what would be next. */
export function ProtectionsCard() {
  const { t } = useTranslation('common');
  const user = useAppSelector((state) => state.profile.userInfo);
  const { data, error } = useSecurityState(useHasToken(true));
  // The rows below say that it cannot be read.
  if (error && !data) return null;
  if (!data || !user) return <Waiting />;
  const { on, total, next } = protectionsOf(data, user.email !== null);
  return (
    <div className={styles.card} data-testid="protections">
      <div className={styles.words}>
        <p className={styles.title}>{t('security.protections.title', { count: on, total })}</p>
        <p className={styles.text}>{t(`security.protections.${next}`)}</p>
      </div>
      <span className={styles.bars} aria-hidden="true">
        {Array.from({ length: total }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bars are told apart by their place alone
          <span key={place} className={clsx(styles.bar, place < on && styles.on)} />
        ))}
      </span>
    </div>
  );
}

/** As high as what comes, so that nothing below it moves. */
function Waiting() {
  return (
    <div className={styles.card} aria-busy="true">
      <div className={styles.words}>
        <Skeleton className={styles.line} width={200} height="1em" />
        <Skeleton className={styles.line} width={320} height="1em" />
        <Skeleton className={clsx(styles.line, styles.onPhones)} width={200} height="1em" />
      </div>
      <span className={styles.bars}>
        <Skeleton width={176} height={6} />
      </span>
    </div>
  );
}
