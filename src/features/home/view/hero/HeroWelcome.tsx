import { useTranslation } from 'next-i18next/pages';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { useHomeLinks } from '../../hooks/useHomeLinks';
import type { HomeMarket } from '../../model/homeMarket';
import styles from './Hero.module.css';

/** Whoever is signed in needs no form: the ways to what they came for. */
export function HeroWelcome({ first }: { first: HomeMarket | undefined }) {
  const { t } = useTranslation('common');
  const links = useHomeLinks();
  const pair = first && links.pair(first.symbol);
  return (
    <>
      <div className={styles.actions}>
        {pair ? (
          <ButtonLink href={pair} className={styles.button}>
            {t('home.open', { pair: `${first.base}/${first.quote}` })}
          </ButtonLink>
        ) : null}
        {links.markets ? (
          <ButtonLink href={links.markets} variant="border" className={styles.button}>
            {t('home.closing.markets')}
          </ButtonLink>
        ) : null}
      </div>
      <p className={styles.note}>{t('home.hero.signedIn')}</p>
    </>
  );
}
