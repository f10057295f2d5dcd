import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import styles from './StepBar.module.css';

const STEPS = [1, 2, 3] as const;

/** On phones: what it is, all of it once more, how far it is. */
export function StepBar({ now }: { now: (typeof STEPS)[number] }) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.bar} role="img" aria-label={t('verification.stepNow', { now, all: STEPS.length })} data-testid="send-steps">
      {STEPS.map((step) => (
        <span key={step} className={clsx(styles.step, step <= now && styles.reached)} />
      ))}
    </div>
  );
}
