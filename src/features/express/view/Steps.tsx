import { useTranslation } from 'next-i18next/pages';
import type { ExpressSide } from '@/domain/express/orderState';
import { expressOrdersPath } from '@/src/orders/expressOrder';
import { Link } from '@/src/ui/link/Link';
import styles from './Steps.module.css';

const STEPS = ['choose', 'go', 'arrive'] as const;

/** How it goes: a purchase ends with coins, a sale with money. */
export function Steps({ side }: { side: ExpressSide }) {
  const { t } = useTranslation('common');
  return (
    <ol className={styles.steps} aria-label={t('express.how')}>
      {STEPS.map((step, place) => (
        <li key={step} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {place + 1}
          </span>
          <div>
            <h2>{t(`express.steps.${side}.${step}`)}</h2>
            <p>
              {step === 'arrive' ? (
                <Link href={expressOrdersPath()}>{t(`express.steps.${side}.arriveText`)}</Link>
              ) : (
                t(`express.steps.${side}.${step}Text`)
              )}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
