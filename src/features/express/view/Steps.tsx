import { useTranslation } from 'next-i18next/pages';
import styles from './Steps.module.css';

const STEPS = ['choose', 'pay', 'arrive'] as const;

/** How it goes. */
export function Steps() {
  const { t } = useTranslation('common');
  return (
    <ol className={styles.steps}>
      {STEPS.map((step, place) => (
        <li key={step} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {place + 1}
          </span>
          <div>
            <h2>{t(`express.steps.${step}`)}</h2>
            <p>{t(`express.steps.${step}Text`)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
