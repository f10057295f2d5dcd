import { useTranslation } from 'next-i18next/pages';
import { useSite } from '@/src/brand/SiteContext';
import { type CountryEntry, CountryField } from '../fields/CountryField';
import type { StepParts } from '../flow/StepForm';

/** Where the person lives. */
export function CountryStep({ answers, change, problemAt, countries }: StepParts<'COUNTRY'> & { countries: readonly CountryEntry[] }) {
  const { t } = useTranslation('common');
  const { site } = useSite();
  return (
    <CountryField
      label={t('verification.fields.country')}
      countries={countries}
      onlyServed
      autoComplete="country"
      value={answers.country}
      onValueChange={(country) => change({ country })}
      hint={t('verification.hints.served', { brand: site.name })}
      error={problemAt('country')}
    />
  );
}
