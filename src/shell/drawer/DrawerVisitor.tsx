import { useTranslation } from 'next-i18next/pages';
import { useOffers } from '@/src/brand/offers';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import styles from './MenuDrawer.module.css';

/** Head of the drawer for visitors. */
export function DrawerVisitor({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  const { trade } = useOffers();
  return (
    <div className={styles.first}>
      <p className={styles.hint}>{t(trade ? 'shell.visitorHint' : 'shell.visitorHintWithoutTrade')}</p>
      <div className={styles.pair}>
        <ButtonLink href="/login" variant="border" onClick={onLeave}>
          {t('shell.login')}
        </ButtonLink>
        <ButtonLink href="/register" onClick={onLeave}>
          {t('shell.register')}
        </ButtonLink>
      </div>
    </div>
  );
}
