import { useTranslation } from 'next-i18next/pages';
import type { EarnOffer } from '@/contract/earn';
import type { Coin } from '@/contract/market';
import { useFormat } from '@/src/format';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { Tag } from '@/src/ui/choice/Tag';
import { CoinName } from '@/src/ui/coin/CoinName';
import home from '../../Home.module.css';
import { useHomeLinks } from '../../hooks/useHomeLinks';
import { shownPlans } from '../../model/earnGrowth';
import styles from './EarnBand.module.css';

/** Plans on the page; the rest stand on the earn page. */
const SHOWN = 4;

interface EarnBandProps {
  offers: readonly EarnOffer[];
  coins: readonly Coin[];
}

/** Plans that are open, with their rates: those that the page draws, and the first others. */
export function EarnBand({ offers, coins }: EarnBandProps) {
  const { t } = useTranslation('common');
  const { earn } = useHomeLinks();
  const names = new Map(coins.map(({ coinSymbol, name }) => [coinSymbol, name]));
  return (
    <section className={home.half}>
      <h2 className={home.title}>{t('home.earn.title')}</h2>
      <p className={home.lead}>{t('home.earn.lead')}</p>
      <div className={`${home.card} ${styles.card}`}>
        <div className={styles.head}>
          <span className={styles.headStart}>
            {t('home.earn.plan')}
            {earn ? null : <Tag tone="outline">{t('home.earn.soon')}</Tag>}
          </span>
          <span>{t('home.earn.apr')}</span>
        </div>
        <ul>
          {shownPlans(offers, SHOWN).map((offer) => (
            <PlanRow key={offer.planId} offer={offer} name={names.get(offer.coinSymbol)} />
          ))}
        </ul>
      </div>
      {earn ? (
        <ButtonLink href={earn} variant="border" size="large" className={styles.all}>
          {t('home.earn.all')}
        </ButtonLink>
      ) : null}
    </section>
  );
}

function PlanRow({ offer, name }: { offer: EarnOffer; name: string | undefined }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const { coinSymbol, termDays, aprPercent } = offer;
  return (
    <li className={styles.plan}>
      <CoinName symbol={coinSymbol} name={name} />
      <span className={styles.term}>
        {termDays === null ? t('home.earn.flexible') : t('home.earn.days', { count: termDays })}
        <small>{termDays === null ? t('home.earn.anyTime') : t('home.earn.fixed')}</small>
      </span>
      <bdi className={`num ${styles.apr}`} dir="ltr">
        {format.fixed(aprPercent, 2)}
        <small>%</small>
      </bdi>
    </li>
  );
}
