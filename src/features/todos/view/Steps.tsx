import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import styles from './Todos.module.css';

/** How far the account is: one bar for each todo. */
export function Steps({ done, total }: { done: number; total: number }) {
  const { t } = useTranslation('common');
  const steps = Array.from({ length: total }, (_, place) => place);
  return (
    <div className={styles.progress}>
      <div className={styles.count}>
        <span>{t('profile.todos.done')}</span>
        <span>{t('profile.todos.of', { done, total })}</span>
      </div>
      <div className={styles.steps} aria-hidden="true">
        {steps.map((step) => (
          <i key={step} className={clsx(styles.step, step < done && styles.full)} />
        ))}
      </div>
    </div>
  );
}
