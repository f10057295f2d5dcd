import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { useSite } from '@/src/brand/SiteContext';
import { useHasToken } from '@/src/lib/useHasToken';
import home from '../../Home.module.css';
import type { HomeMarket } from '../../model/homeMarket';
import styles from './Hero.module.css';
import { HeroForm } from './HeroForm';
import { HeroWelcome } from './HeroWelcome';

interface HeroProps {
  isSignedIn: boolean;
  /** The brand's first market. */
  first: HomeMarket | undefined;
  /** The drawing behind the words. */
  children: ReactNode;
}

/** Who we are in five words, the way in, and real numbers as a picture. */
export function Hero({ isSignedIn, first, children }: HeroProps) {
  const { t } = useTranslation('common');
  const { supportSpot } = useSite();
  const hasToken = useHasToken(isSignedIn);
  const words = supportSpot
    ? [t('home.hero.titleOne'), t('home.hero.titleTwo'), t('home.hero.lead')]
    : [t('home.heroWithoutSpot.titleOne'), t('home.heroWithoutSpot.titleTwo'), t('home.heroWithoutSpot.lead')];
  const [titleOne, titleTwo, lead] = words;
  return (
    <section className={styles.hero}>
      {children}
      <div className={`${home.wrap} ${styles.inner}`}>
        <h1 className={styles.title}>
          {titleOne}
          <br />
          {titleTwo}
        </h1>
        <p className={styles.lead}>{lead}</p>
        {hasToken ? <HeroWelcome first={first} /> : <HeroForm />}
      </div>
    </section>
  );
}
