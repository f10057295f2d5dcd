import { useTranslation } from 'next-i18next/pages';
import { proofType } from '@/domain/verification/files';
import { SelectField } from '@/src/ui/field/SelectField';
import { TextField } from '@/src/ui/field/TextField';
import styles from '../Flow.module.css';
import { FileField } from '../fields/FileField';
import { useOptions } from '../fields/useOptions';
import type { StepParts } from '../flow/StepForm';

interface ProofStepProps extends StepParts<'PROOF'> {
  level: 'ADDRESS' | 'FUNDS';
  kinds: readonly string[];
}

/** One paper: which, of when, and the file. */
export function ProofStep({ answers, change, problemAt, level, kinds }: ProofStepProps) {
  const { t } = useTranslation('common');
  const options = useOptions();
  return (
    <>
      <div className={styles.pair}>
        <SelectField
          label={t('verification.fields.proofKind')}
          placeholder={t('verification.choose')}
          options={options('proofs', kinds)}
          value={answers.proofKind ?? ''}
          onValueChange={(proofKind) => change({ proofKind })}
          error={problemAt('proofKind')}
        />
        <TextField
          label={t('verification.fields.issuedOn')}
          type="date"
          value={answers.issuedOn ?? ''}
          onValueChange={(issuedOn) => change({ issuedOn })}
          hint={level === 'ADDRESS' ? t('verification.hints.proof') : undefined}
          error={problemAt('issuedOn')}
        />
      </div>
      <FileField
        type={proofType(level)}
        label={t('verification.fields.file')}
        value={answers.file}
        onValueChange={(file) => change({ file: file ?? '' })}
        error={problemAt('file')}
      />
    </>
  );
}
