import { useRouter } from 'next/compat/router';
import { useTranslation } from 'next-i18next/pages';
import { terminalPath } from '@/src/config/terminalPath';
import { isStale, useFreshness } from '@/src/realtime';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { useMarket } from '../MarketContext';
import styles from './Ticket.module.css';

/** In place of the trading button for a visitor; both ways lead back here. */
export function SignedOutActions() {
  const { t } = useTranslation('common');
  const market = useMarket();
  const freshness = useFreshness(market.symbol);
  const path = useRouter()?.asPath.split('?', 1)[0] ?? terminalPath(market);
  const query = `returnUrl=${encodeURIComponent(path)}`;
  return (
    <>
      <ButtonLink href={`/login?${query}`} size="large" block>
        {t('trade.logIn')}
      </ButtonLink>
      <ButtonLink href={`/register?${query}`} variant="border" size="large" block>
        {t('trade.createAccount')}
      </ButtonLink>
      {/* Nothing is called live beside prices that are not. */}
      {isStale(freshness) ? null : <p className={styles.visitor}>{t('trade.visitorNote')}</p>}
    </>
  );
}
