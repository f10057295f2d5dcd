import { useTranslation } from 'next-i18next/pages';
import type { DetailsAnswers } from '@/domain/verification/answers';
import { TextField } from '@/src/ui/field/TextField';
import { type CountryEntry, CountryField } from '../fields/CountryField';
import styles from '../flow/Flow.module.css';
import type { StepParts } from '../flow/StepForm';

type TextName = Exclude<keyof DetailsAnswers, 'nationality'>;

/** Who the person is and where they live, as their document says it. */
export function DetailsStep({ answers, change, problemAt, countries }: StepParts<'DETAILS'> & { countries: readonly CountryEntry[] }) {
  const { t } = useTranslation('common');
  const field = (name: TextName, autoComplete: string, more: { hint?: string; type?: string; requirement?: 'optional' } = {}) => (
    <TextField
      {...more}
      label={t(`verification.fields.${name}`)}
      autoComplete={autoComplete}
      value={answers[name] ?? ''}
      onValueChange={(value) => change({ [name]: value })}
      error={problemAt(name)}
    />
  );
  return (
    <>
      <div className={styles.pair}>
        {field('givenNames', 'given-name', { hint: t('verification.hints.names') })}
        {field('familyName', 'family-name')}
        {field('dateOfBirth', 'bday', { type: 'date', hint: t('verification.hints.age') })}
        <CountryField
          label={t('verification.fields.nationality')}
          countries={countries}
          value={answers.nationality}
          onValueChange={(nationality) => change({ nationality })}
          error={problemAt('nationality')}
        />
      </div>
      {field('street', 'street-address')}
      <div className={styles.pair}>
        {field('city', 'address-level2')}
        {field('postalCode', 'postal-code', { requirement: 'optional' })}
      </div>
      {field('region', 'address-level1', { requirement: 'optional' })}
    </>
  );
}
