import { useTranslation } from 'next-i18next/pages';
import { useHasToken } from '@/src/lib/useHasToken';
import { Link } from '@/src/ui/link/Link';
import home from '../../Home.module.css';
import { useHomeLinks } from '../../hooks/useHomeLinks';
import type { HomeMarket } from '../../model/homeMarket';
import styles from './ClosingBand.module.css';

interface ClosingBandProps {
  isSignedIn: boolean;
  first: HomeMarket | undefined;
}

/** The one large field of accent: the last way in. */
export function ClosingBand({ isSignedIn, first }: ClosingBandProps) {
  const { t } = useTranslation('common');
  const links = useHomeLinks();
  const hasToken = useHasToken(isSignedIn);
  const pair = hasToken && first ? links.pair(first.symbol) : undefined;
  if (hasToken && !pair) return null;
  return (
    <section className={styles.band}>
      <div className={`${home.wrap} ${styles.inner}`}>
        <h2 className={styles.title}>
          {hasToken ? t('home.closingSignedIn.titleOne') : t('home.closing.titleOne')}
          <br />
          {hasToken ? t('home.closingSignedIn.titleTwo') : t('home.closing.titleTwo')}
        </h2>
        <div className={styles.ways}>
          <div className={styles.buttons}>
            <Link href={pair ?? links.register} className={`${styles.button} ${styles.dark}`}>
              {pair && first ? t('home.open', { pair: `${first.base}/${first.quote}` }) : t('home.create')}
            </Link>
            {links.markets ? (
              <Link href={links.markets} className={`${styles.button} ${styles.line}`}>
                {t('home.closing.markets')}
              </Link>
            ) : null}
          </div>
          {links.markets && !hasToken ? <p className={styles.note}>{t('home.closing.note')}</p> : null}
        </div>
      </div>
    </section>
  );
}
