import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { KybDict, KybRecord } from '@/contract/verification';
import flow from '../Flow.module.css';
import styles from './FilesAside.module.css';

/** Which documents of the company are there. */
export function FilesAside({ record, dict }: { record: KybRecord; dict: KybDict }) {
  const { t } = useTranslation('common');
  const files = record.answers.FILES ?? {};
  return (
    <>
      <h3 className={flow.asideTitle}>{t('verification.steps.FILES.name')}</h3>
      <ul className={flow.rows}>
        {dict.documents.map((name) => (
          <li key={name}>
            <span>
              {t(`verification.files.${name}`)}
              <span className={styles.state}>{t(files[name] ? 'verification.added' : 'verification.missing')}</span>
            </span>
            {files[name] ? (
              <CircleCheck size={18} className={styles.there} aria-hidden="true" />
            ) : (
              <CircleAlert size={18} className={styles.missing} aria-hidden="true" />
            )}
          </li>
        ))}
      </ul>
      <p className={flow.asideNote}>{t('verification.owners.rule')}</p>
    </>
  );
}
