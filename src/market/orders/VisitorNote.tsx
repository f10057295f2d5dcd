import { useRouter } from 'next/compat/router';
import { useTranslation } from 'next-i18next/pages';
import { terminalPath } from '@/src/config/terminalPath';
import { Link } from '@/src/ui/link/Link';
import { useMarket } from '../MarketContext';
import styles from './Orders.module.css';

/** In place of a visitor's orders. */
export function VisitorNote() {
  const { t } = useTranslation('common');
  const market = useMarket();
  const query = `returnUrl=${encodeURIComponent(useRouter()?.asPath.split('?', 1)[0] ?? terminalPath(market))}`;
  return (
    <p className={styles.visitor}>
      <Link href={`/login?${query}`}>{t('trade.visitorLogIn')}</Link>
      {t('trade.visitorOr')}
      <Link href={`/register?${query}`}>{t('trade.visitorCreate')}</Link>
      {t('trade.visitorOrders')}
    </p>
  );
}
