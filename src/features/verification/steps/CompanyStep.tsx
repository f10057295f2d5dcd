import { useTranslation } from 'next-i18next/pages';
import { TextField } from '@/src/ui/field/TextField';
import styles from '../Flow.module.css';
import { AddressFields } from '../fields/AddressFields';
import { AnswerText } from '../fields/AnswerText';
import { type CountryEntry, CountryField } from '../fields/CountryField';
import type { StepParts } from '../flow/StepForm';

/** The company as its register has it. */
export function CompanyStep({ countries, ...parts }: StepParts<'COMPANY'> & { countries: readonly CountryEntry[] }) {
  const { t } = useTranslation('common');
  const { answers, change, problemAt } = parts;
  return (
    <>
      <AnswerText parts={parts} name="name" autoComplete="organization" />
      <div className={styles.pair}>
        <CountryField
          label={t('verification.fields.companyCountry')}
          countries={countries}
          onlyServed
          value={answers.country}
          onValueChange={(country) => change({ country })}
          error={problemAt('country')}
        />
        <AnswerText parts={parts} name="registrationNumber" autoComplete="off" numeric />
        <AnswerText parts={parts} name="incorporatedOn" autoComplete="off" type="date" />
        <AnswerText parts={parts} name="website" autoComplete="url" requirement="optional" />
      </div>
      <AddressFields parts={parts} />
      <TextField
        label={t('verification.fields.businessText')}
        maxLength={300}
        value={answers.business ?? ''}
        onValueChange={(business) => change({ business })}
        error={problemAt('business')}
      />
    </>
  );
}
