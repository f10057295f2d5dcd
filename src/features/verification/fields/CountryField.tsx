import { useTranslation } from 'next-i18next/pages';
import { SelectField } from '@/src/ui/field/SelectField';

export interface CountryEntry {
  iso2: string;
  name: string;
  isServed: boolean;
}

interface CountryFieldProps {
  label: string;
  countries: readonly CountryEntry[];
  /** Those the brand serves; all of them for where a user comes from. */
  onlyServed?: boolean;
  value: string | undefined;
  onValueChange: (iso2: string) => void;
  hint?: string;
  error?: string;
  autoComplete?: string;
}

/** A country by its name in the user's language. */
export function CountryField({ countries, onlyServed, value = '', ...field }: CountryFieldProps) {
  const { t } = useTranslation('common');
  const options = countries.filter(({ isServed }) => isServed || !onlyServed).map(({ iso2, name }) => ({ value: iso2, label: name }));
  return <SelectField {...field} value={value} options={options} placeholder={t('verification.choose')} />;
}
