import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import { useSecurityState } from '@/src/api/queries/security';
import { useHasToken } from '@/src/lib/useHasToken';
import { useAppSelector } from '@/src/state/hooks';
import { protectionsOf } from '../../model/protections';
import styles from './ProtectionsCard.module.css';

/** How much of what can protect the account is on, and what would be next. */
export function ProtectionsCard() {
  const { t } = useTranslation('common');
  const user = useAppSelector((state) => state.profile.userInfo);
  const { data } = useSecurityState(useHasToken(true));
  if (!data || !user) return null;
  const { on, total, next } = protectionsOf(data, user.email !== null);
  return (
    <div className={styles.card} data-testid="protections">
      <div>
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
