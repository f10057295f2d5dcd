import { useTranslation } from 'next-i18next/pages';
import type { EarnOffer } from '@/contract/earn';
import { useFormat } from '@/src/format';
import { comparedPlans, PRINCIPAL } from '../../model/earnGrowth';
import styles from './EarnArt.module.css';

const SIZE = { width: 860, height: 486 };
const TOP = 62;
const STEPS = 36;

/** A year of interest as a staircase that reaches `share` of the height. */
function stairs(share: number): string {
  const rise = (SIZE.height - TOP) * share;
  const steps = Array.from({ length: STEPS }, (_, index) => {
    const y = SIZE.height - 1 - (rise * (index + 1)) / STEPS;
    return `V${y.toFixed(1)}H${(((index + 1) * SIZE.width) / STEPS).toFixed(1)}`;
  });
  return `M0 ${SIZE.height - 1}${steps.join('')}`;
}

/** For brands that do not trade: what a year pays, from the plans there are. Draws nothing while there are none. */
export function EarnArt({ offers }: { offers: readonly EarnOffer[] }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const plans = comparedPlans(offers);
  if (!plans) return <div className={styles.art} />;
  const { best, flexible } = plans;
  const line = stairs(1);
  return (
    <div className={styles.art} data-testid="earn-art">
      <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} preserveAspectRatio="none" aria-hidden="true" className={styles.stairs}>
        <path d={`${line}V${SIZE.height - 1}Z`} className={styles.area} />
        <path d={line} className={styles.best} />
        {flexible ? <path d={stairs(Number(flexible.gain) / Number(best.gain))} className={styles.flexible} /> : null}
      </svg>
      <div className={styles.figures}>
        <span>{t('home.growth.after', { amount: format.fixed(PRINCIPAL, 0), coin: best.coin })}</span>
        <bdi className={`num ${styles.gain}`}>{format.signed(best.gain, 2)}</bdi>
        <span className={styles.legend}>
          <span data-line="best">{t('home.growth.fixed', { term: t('home.earn.days', { count: best.termDays }) })}</span>
          {flexible ? <span data-line="flexible">{t('home.earn.flexible')}</span> : null}
        </span>
      </div>
    </div>
  );
}
