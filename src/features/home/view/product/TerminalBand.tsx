import { useTranslation } from 'next-i18next/pages';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import home from '../../Home.module.css';
import { useHomeLinks } from '../../hooks/useHomeLinks';
import type { HomeMarket } from '../../model/homeMarket';
import { Phone } from './Phone';
import styles from './TerminalBand.module.css';
import { TerminalShot } from './TerminalShot';

const FACTS = ['depth', 'costs', 'freshness'] as const;

/** The terminal as it is, and what stands out in it. */
export function TerminalBand({ market }: { market: HomeMarket }) {
  const { t } = useTranslation('common');
  const href = useHomeLinks().pair(market.symbol);
  return (
    <section className={home.band}>
      <div className={`${home.wrap} ${styles.words}`}>
        <h2 className={home.title}>{t('home.terminal.title')}</h2>
        <div>
          <p className={`${home.lead} ${styles.lead}`}>{t('home.terminal.lead')}</p>
          {href ? (
            <ButtonLink href={href} variant="secondary" size="large" className={styles.open}>
              {t('home.open', { pair: `${market.base}/${market.quote}` })}
            </ButtonLink>
          ) : null}
        </div>
      </div>
      <TerminalShot />
      <Phone shot="chart" className={styles.phone} />
      <div className={home.wrap}>
        <dl className={styles.facts}>
          {FACTS.map((fact) => (
            <div key={fact}>
              <dt>{t(`home.terminal.fact.${fact}`)}</dt>
              <dd>{t(`home.terminal.text.${fact}`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
