import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useCountries } from '@/src/api/queries/auth';
import { useLocale } from '@/src/i18n/useLocale';
import { Button } from '@/src/ui/button/Button';
import { Menu } from '@/src/ui/menu/Menu';

interface DialingCodeSelectProps {
  value: string;
  onChange: (dialingCode: string) => void;
}

const MENU_WIDTH = 320;

/** The country in front of a phone number. Several share a dialing code, so the choice is the country. */
export function DialingCodeSelect({ value, onChange }: DialingCodeSelectProps) {
  const { t } = useTranslation('common');
  const locale = useLocale();
  const { data: countries = [] } = useCountries();
  const [iso2, setIso2] = useState<string>();
  const options = countryOptions(countries, locale);
  const chosen = iso2 ?? countries.find(({ dialingCode }) => dialingCode === value)?.iso2 ?? '';
  return (
    <Menu
      options={options}
      value={chosen}
      label={t('auth.identity.country')}
      width={MENU_WIDTH}
      onSelect={(next) => {
        const country = countries.find((candidate) => candidate.iso2 === next);
        if (!country) return;
        setIso2(next);
        onChange(country.dialingCode);
      }}
      trigger={(trigger) => (
        <Button
          {...trigger}
          variant="tableDropdown"
          size="small"
          aria-label={t('auth.identity.countryNow', { dialingCode: value })}
          endIcon={<ChevronDown size={14} aria-hidden="true" />}
        >
          <span className="num">+{value}</span>
        </Button>
      )}
    />
  );
}

interface Country {
  iso2: string;
  name: string;
  dialingCode: string;
}

/** Countries as menu options in the user's language, by name. A browser that knows no names keeps the exchange's. */
function countryOptions(countries: readonly Country[], locale: string) {
  const names = typeof Intl.DisplayNames === 'function' ? new Intl.DisplayNames([locale], { type: 'region' }) : undefined;
  return countries
    .map(({ iso2, name, dialingCode }) => ({ value: iso2, label: names?.of(iso2) ?? name, hint: `+${dialingCode}` }))
    .sort((left, right) => left.label.localeCompare(right.label, locale));
}
