import { Lock } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useSyncExternalStore } from 'react';
import { useDepth } from '@/src/api/queries/market';
import { useSite } from '@/src/brand/SiteContext';
import { DepthCurve } from '@/src/ui/chart/DepthCurve';
import styles from './MarketAside.module.css';
import { MarketRows } from './MarketRows';

const never = () => () => {};

/** The address this page was loaded from: what a user should compare with the address bar. */
function PageOrigin() {
  // Only the browser knows for sure; the server renders nothing rather than a guess.
  const origin = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => '',
  );
  return (
    <b dir="ltr" className={styles.host}>
      {origin}
    </b>
  );
}

const ART_PAIR = 'BTC_USDT';
const ART_LEVELS = 46;
const ART_SIZE = { width: 720, height: 420 };

/** The dark half of the sign-in pages: a real book, where this page really is, and three live prices. */
export function MarketAside() {
  const { t } = useTranslation('common');
  const { supportSpot } = useSite();
  return (
    // Always dark, as the picture needs it, whatever the page's theme.
    <aside className={styles.aside} data-theme="dark" aria-label={t('auth.aside.label')}>
      <p className={styles.origin}>
        <Lock size={16} aria-hidden="true" />
        <span>{t('auth.aside.check')}</span> <PageOrigin />
      </p>
      <div className={styles.room}>{supportSpot ? <BookArt /> : null}</div>
      <div>
        <p className={styles.headline}>{t('auth.aside.headline')}</p>
        {supportSpot ? <MarketRows /> : null}
      </div>
    </aside>
  );
}

function BookArt() {
  const { data } = useDepth({ symbol: ART_PAIR, limit: ART_LEVELS });
  return (
    <div className={styles.art} dir="ltr">
      {data ? <DepthCurve bids={data.bids} asks={data.asks} levels={ART_LEVELS} {...ART_SIZE} stretch hairlines /> : null}
    </div>
  );
}
