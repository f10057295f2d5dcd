import { Check, Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { chooseMarketColours, MARKET_COLOURS } from '@/src/theme/marketColours';
import { THEME_CHOICES } from '@/src/theme/themeName';
import { useMarketColours } from '@/src/theme/useMarketColours';
import { useThemeChoice } from '@/src/theme/useThemeChoice';
import { focusMenu, moveInMenu } from '@/src/ui/menu/menuKeys';
import styles from './AppearanceMenu.module.css';
import { MarketSwatch } from './MarketSwatch';

const ICONS = { dark: Moon, light: Sun, system: Monitor } as const;

/** Theme and market colours, each one choice out of several. A choice leaves the menu open: the page behind shows what it means. */
export function AppearanceList({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { choice, setTheme } = useThemeChoice();
  const colours = useMarketColours();
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => focusMenu(list.current), []);
  return (
    <div
      ref={list}
      role="menu"
      aria-label={t('shell.appearance.title')}
      className={styles.list}
      onKeyDown={(event) => moveInMenu(event, onClose)}
      data-testid="appearance-list"
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of a menu. */}
      <div role="group" aria-labelledby={`${id}-theme`}>
        <div id={`${id}-theme`} role="presentation" className={styles.title}>
          {t('shell.theme.title')}
        </div>
        {THEME_CHOICES.map((theme) => {
          const Icon = ICONS[theme];
          return (
            <AppearanceItem key={theme} isChosen={theme === choice} onChoose={() => setTheme(theme)}>
              <Icon size={16} aria-hidden="true" />
              {t(`shell.theme.${theme}`)}
            </AppearanceItem>
          );
        })}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of a menu. */}
      <div role="group" aria-labelledby={`${id}-colours`} aria-describedby={`${id}-note`}>
        <div id={`${id}-colours`} role="presentation" className={styles.title}>
          {t('shell.colours.title')}
        </div>
        {MARKET_COLOURS.map((option) => (
          <AppearanceItem key={option} isChosen={option === colours} onChoose={() => chooseMarketColours(option)}>
            <MarketSwatch colours={option} />
            {t(`shell.colours.${option}`)}
          </AppearanceItem>
        ))}
      </div>
      <p id={`${id}-note`} role="presentation" className={styles.note}>
        {t('shell.colours.note')}
      </p>
    </div>
  );
}

interface AppearanceItemProps {
  isChosen: boolean;
  onChoose: () => void;
  /** Icon, then words. */
  children: [ReactNode, ReactNode];
}

/** One choice of the appearance menu. */
function AppearanceItem({ isChosen, onChoose, children: [icon, words] }: AppearanceItemProps) {
  return (
    <button type="button" role="menuitemradio" aria-checked={isChosen} tabIndex={-1} className={styles.item} onClick={onChoose}>
      {icon}
      <span className={styles.words}>{words}</span>
      {isChosen ? <Check size={15} className={styles.check} aria-hidden="true" /> : null}
    </button>
  );
}
