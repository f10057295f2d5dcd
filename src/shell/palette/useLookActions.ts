import { ChartCandlestick, Globe, Moon, Sun } from 'lucide-react';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import type { ActionItem } from '@/src/features/palette';
import { useLocale } from '@/src/i18n/useLocale';
import { chooseMarketColours, MARKET_COLOURS } from '@/src/theme/marketColours';
import { otherTheme } from '@/src/theme/themeName';
import { useMarketColours } from '@/src/theme/useMarketColours';
import { useThemeChoice } from '@/src/theme/useThemeChoice';
import { useLanguageChange } from '../language/useLanguageChange';
import { useSiteLanguages } from '../language/useSiteLanguages';
import { forcedThemeOf } from '../page/forcedTheme';

/** The other theme, unless the page has one look; the other market colours; the brand's other languages. */
export function useLookActions(): { theme: readonly ActionItem[]; others: readonly ActionItem[] } {
  const { t } = useTranslation();
  const { pathname } = useRouter();
  const { theme, setTheme } = useThemeChoice();
  const colours = useMarketColours();
  const locale = useLocale();
  const languages = useSiteLanguages();
  const changeLanguage = useLanguageChange();
  const next = otherTheme(theme);
  const toOther: ActionItem = {
    kind: 'action',
    id: 'theme',
    words: t(`shell.palette.theme.${next}`),
    icon: next === 'light' ? Sun : Moon,
    hotkey: 'theme',
    run: () => setTheme(next),
  };
  return {
    theme: forcedThemeOf(pathname) === undefined ? [toOther] : [],
    others: [
      ...MARKET_COLOURS.filter((option) => option !== colours).map(
        (option): ActionItem => ({
          kind: 'action',
          id: `colours-${option}`,
          words: t('shell.palette.colours', { choice: t(`shell.colours.${option}`) }),
          icon: ChartCandlestick,
          run: () => chooseMarketColours(option),
        }),
      ),
      ...languages
        .filter(({ type }) => type !== locale)
        .map(
          ({ type, name }): ActionItem => ({
            kind: 'action',
            id: `language-${type}`,
            words: t('shell.palette.language', { choice: name }),
            icon: Globe,
            run: () => void changeLanguage(type),
          }),
        ),
    ],
  };
}
