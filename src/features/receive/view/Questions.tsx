import { Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import styles from '../Receive.module.css';

const QUESTIONS = ['late', 'which', 'hash'] as const;

/** What people ask about deposits; each opens its answer. */
export function Questions() {
  const { t } = useTranslation('common');
  return (
    <section aria-label={t('receive.questions.title')}>
      <h2 className={styles.sideTitle}>{t('receive.questions.title')}</h2>
      {QUESTIONS.map((name) => (
        <details key={name} className={styles.question}>
          <summary>
            <span>{t(`receive.questions.${name}.q`)}</span>
            <Plus size={16} aria-hidden="true" />
          </summary>
          <p className={styles.muted}>{t(`receive.questions.${name}.a`)}</p>
        </details>
      ))}
    </section>
  );
}
