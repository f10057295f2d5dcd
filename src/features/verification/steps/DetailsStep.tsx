import { useTranslation } from 'next-i18next/pages';
import styles from '../Flow.module.css';
import { AddressFields } from '../fields/AddressFields';
import { AnswerText } from '../fields/AnswerText';
import { type CountryEntry, CountryField } from '../fields/CountryField';
import type { StepParts } from '../flow/StepForm';

/** Who the person is and where they live, as their document says it. */
export function DetailsStep({ countries, ...parts }: StepParts<'DETAILS'> & { countries: readonly CountryEntry[] }) {
  const { t } = useTranslation('common');
  const { answers, change, problemAt } = parts;
  return (
    <>
      <div className={styles.pair}>
        <AnswerText parts={parts} name="givenNames" autoComplete="given-name" hint={t('verification.hints.names')} />
        <AnswerText parts={parts} name="familyName" autoComplete="family-name" />
        <AnswerText parts={parts} name="dateOfBirth" autoComplete="bday" type="date" hint={t('verification.hints.age')} />
        <CountryField
          label={t('verification.fields.nationality')}
          countries={countries}
          value={answers.nationality}
          onValueChange={(nationality) => change({ nationality })}
          error={problemAt('nationality')}
        />
      </div>
      <AddressFields parts={parts} />
      <AnswerText parts={parts} name="region" autoComplete="address-level1" requirement="optional" />
    </>
  );
}
