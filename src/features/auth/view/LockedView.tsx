import { useTranslation } from 'next-i18next/pages';
import { useSite } from '@/src/brand/SiteContext';
import { useSupport } from '@/src/brand/useSupport';
import { useFormat } from '@/src/format';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { AuthFrame } from './AuthFrame';
import styles from './AuthFrame.module.css';
import { LockFacts } from './LockFacts';

/** That the account is locked, since when, and how it is unlocked. `lockedAt`: ms since 1970. */
export function LockedView({ lockedAt }: { lockedAt: number }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const { site } = useSite();
  const support = useSupport();
  return (
    <AuthFrame title={t('auth.lock.doneTitle')} lead={t('auth.lock.doneLead', { time: format.moment(lockedAt) })}>
      <div className={styles.fields} data-testid="account-locked">
        <LockFacts isDone />
        <p className={styles.note}>{support.isThere ? t('auth.lock.unlock') : t('auth.lock.unlockAlone', { brand: site.name })}</p>
        {support.link ? (
          <ButtonLink block className={styles.submit} href={support.link}>
            {t('auth.lock.support')}
          </ButtonLink>
        ) : null}
      </div>
    </AuthFrame>
  );
}
