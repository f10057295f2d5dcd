import { useTranslation } from 'next-i18next/pages';
import type { KycDict } from '@/contract/verification';
import { Checkbox } from '@/src/ui/choice/Checkbox';
import { RadioGroup } from '@/src/ui/choice/RadioGroup';
import { FieldMessage } from '@/src/ui/field/FieldMessage';
import { SelectField } from '@/src/ui/field/SelectField';
import { TextField } from '@/src/ui/field/TextField';
import { useOptions } from '../fields/useOptions';
import type { StepParts } from '../flow/StepForm';
import styles from './Funds.module.css';

interface FundsStepProps extends StepParts<'FUNDS'> {
  dict: Pick<KycDict, 'occupations' | 'fundSources' | 'incomeBands'>;
}

/** What a user does, and where their money comes from. */
export function FundsStep({ answers, change, problemAt, dict }: FundsStepProps) {
  const { t } = useTranslation('common');
  const options = useOptions();
  const { sources = [], isExposed } = answers;
  const exposed = isExposed === undefined ? undefined : isExposed ? 'yes' : 'no';
  return (
    <>
      <SelectField
        label={t('verification.fields.occupation')}
        placeholder={t('verification.choose')}
        options={options('occupations', dict.occupations)}
        value={answers.occupation ?? ''}
        onValueChange={(occupation) => change({ occupation })}
        error={problemAt('occupation')}
      />
      <TextField
        label={t('verification.fields.employer')}
        requirement="optional"
        autoComplete="organization"
        value={answers.employer ?? ''}
        onValueChange={(employer) => change({ employer })}
        error={problemAt('employer')}
      />
      <fieldset aria-describedby="sources-error">
        <legend className={styles.label}>{t('verification.fields.sources')}</legend>
        <div className={styles.choices}>
          {dict.fundSources.map((source) => (
            <Checkbox
              key={source}
              label={t(`verification.sources.${source}`)}
              checked={sources.includes(source)}
              aria-invalid={problemAt('sources') ? true : undefined}
              onChange={(isOn) => change({ sources: isOn ? [...sources, source] : sources.filter((one) => one !== source) })}
            />
          ))}
        </div>
        <FieldMessage id="sources-error" error={problemAt('sources')} />
      </fieldset>
      <SelectField
        label={t('verification.fields.income')}
        placeholder={t('verification.choose')}
        options={options('incomes', dict.incomeBands)}
        value={answers.income ?? ''}
        onValueChange={(income) => change({ income })}
        error={problemAt('income')}
      />
      <div data-invalid={problemAt('isExposed') !== undefined || undefined}>
        <p className={styles.label}>{t('verification.fields.isExposed')}</p>
        <RadioGroup
          label={t('verification.fields.isExposed')}
          options={[
            { value: 'no', label: t('verification.no') },
            { value: 'yes', label: t('verification.yes') },
          ]}
          value={exposed}
          onChange={(value) => change({ isExposed: value === 'yes' })}
        />
        <FieldMessage id="exposed-error" error={problemAt('isExposed')} />
      </div>
    </>
  );
}
