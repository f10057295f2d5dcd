import { useTranslation } from 'next-i18next/pages';
import home from '../../Home.module.css';
import { Phone } from './Phone';
import styles from './PhonesBand.module.css';

/** Three phones, standing in the closing band. */
export function PhonesBand() {
  const { t } = useTranslation('common');
  return (
    <section className={`${home.wrap} ${home.band}`}>
      <div className={styles.words}>
        <h2 className={home.title}>{t('home.phones.title')}</h2>
        <p className={`${home.lead} ${styles.lead}`}>{t('home.phones.lead')}</p>
      </div>
      <div className={styles.row}>
        <Phone shot="markets" className={styles.side} />
        <Phone shot="chart" className={styles.middle} />
        <Phone shot="order" className={styles.side} />
      </div>
    </section>
  );
}
