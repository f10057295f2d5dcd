import { Globe } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { LANGUAGE_ITEM_WIDTH } from '@/src/config/constants';
import { useLocale } from '@/src/i18n/useLocale';
import { IconButton } from '@/src/ui/button/IconButton';
import { Dropdown } from '@/src/ui/menu/Dropdown';
import { useLanguageChange } from '../language/useLanguageChange';
import { useSiteLanguages } from '../language/useSiteLanguages';
import { useHeaderMenuGap } from './menuGap';

// The list's own inset on both sides of its items.
const LIST_INSET = 8;

/** The brand's languages. Not shown when there is nothing to choose. */
export function LanguageMenu({ className }: { className?: string }) {
  const gap = useHeaderMenuGap();
  const { t } = useTranslation();
  const locale = useLocale();
  const languages = useSiteLanguages();
  const changeLanguage = useLanguageChange();
  const code = locale.slice(0, 2).toUpperCase();
  if (languages.length < 2) return null;

  return (
    <span className={className}>
      <Dropdown
        label={t('shell.language')}
        options={languages.map(({ type, name }) => ({ value: type, label: name }))}
        value={locale}
        onSelect={(next) => void changeLanguage(next)}
        placement="bottom-end"
        gap={gap}
        width={LANGUAGE_ITEM_WIDTH + 2 * LIST_INSET}
        trigger={(props) => (
          <IconButton
            {...props}
            label={`${t('shell.language')}: ${code}`}
            icon={<Globe size={18} aria-hidden="true" />}
            data-testid="language-menu"
          >
            <span>{code}</span>
          </IconButton>
        )}
      />
    </span>
  );
}
