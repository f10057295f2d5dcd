import { useTranslation } from 'next-i18next/pages';
import { compare } from '@/domain/money/decimal';
import { useQuery } from '@/src/api/queries/useQuery';
import { useOffers } from '@/src/brand/offers';
import { pathTo } from '@/src/config/matchRoute';
import { useFormat } from '@/src/format';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { Section } from '@/src/ui/section/Section';
import styles from './EarnOnCoin.module.css';

const NOTHING = {};

/** The best plan that is open for a coin; not there where there is none, or no page of it. */
export function EarnOnCoin({ coin }: { coin: string }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const { earn } = useOffers();
  const { data } = useQuery('earnOffers', earn ? NOTHING : undefined);
  const offers = (data ?? []).filter(({ coinSymbol }) => coinSymbol === coin);
  const best = offers.toSorted((one, other) => compare(other.aprPercent, one.aprPercent))[0];
  if (!best) return null;
  return (
    <Section title={t('wallets.earnOn', { coin })}>
      <div className={styles.card}>
        <p className={styles.type}>{best.termDays === null ? t('movements.flexible') : t('movements.fixed', { days: best.termDays })}</p>
        <bdi className={`num ${styles.rate}`} dir="ltr">
          {format.rate(best.aprPercent)}
        </bdi>
        <p className={styles.text}>{t('wallets.referenceRate')}</p>
        <ButtonLink variant="tertiary" block href={pathTo('earnCoin', { coin: coin.toLowerCase() })}>
          {t('wallets.seePlan')}
        </ButtonLink>
      </div>
    </Section>
  );
}
