import { useTranslation } from 'next-i18next/pages';
import type { KybDict } from '@/contract/verification';
import styles from '../Flow.module.css';
import { FileField } from '../fields/FileField';
import type { StepParts } from '../flow/StepForm';

/** The papers of the company, by kind. */
export function FilesStep({ answers, change, problemAt, names }: StepParts<'FILES'> & { names: KybDict['documents'] }) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.pair}>
      {names.map((name) => (
        <FileField
          key={name}
          type="COMPANY"
          label={t(`verification.files.${name}`)}
          value={answers[name]}
          onValueChange={(uploadId) => change({ [name]: uploadId ?? '' })}
          error={problemAt(name)}
        />
      ))}
    </div>
  );
}
