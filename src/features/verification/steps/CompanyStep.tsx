import { useTranslation } from 'next-i18next/pages';
import type { CompanyAnswers } from '@/domain/verification/answers';
import { TextField } from '@/src/ui/field/TextField';
import { type CountryEntry, CountryField } from '../fields/CountryField';
import styles from '../flow/Flow.module.css';
import type { StepParts } from '../flow/StepForm';

type TextName = Exclude<keyof CompanyAnswers, 'country' | 'business'>;

/** The company as its register has it. */
export function CompanyStep({ answers, change, problemAt, countries }: StepParts<'COMPANY'> & { countries: readonly CountryEntry[] }) {
  const { t } = useTranslation('common');
  const field = (name: TextName, autoComplete: string, more: { type?: string; requirement?: 'optional'; numeric?: boolean } = {}) => (
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
      {field('name', 'organization')}
      <div className={styles.pair}>
        <CountryField
          label={t('verification.fields.companyCountry')}
          countries={countries}
          onlyServed
          value={answers.country}
          onValueChange={(country) => change({ country })}
          error={problemAt('country')}
        />
        {field('registrationNumber', 'off', { numeric: true })}
        {field('incorporatedOn', 'off', { type: 'date' })}
        {field('website', 'url', { requirement: 'optional' })}
      </div>
      {field('street', 'street-address')}
      <div className={styles.pair}>
        {field('city', 'address-level2')}
        {field('postalCode', 'postal-code', { requirement: 'optional' })}
      </div>
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
