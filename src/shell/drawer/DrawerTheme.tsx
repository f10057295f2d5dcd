import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import type { ThemeName } from '@/src/theme/themeName';
import { useThemeChoice } from '@/src/theme/useThemeChoice';
import styles from './DrawerTheme.module.css';

const CHOICES = [
  { theme: 'dark', icon: Moon },
  { theme: 'light', icon: Sun },
] as const satisfies readonly { theme: ThemeName; icon: typeof Moon }[];

/** Dark or light, as two radio buttons that look like a switch. */
export function DrawerTheme() {
  const { t } = useTranslation();
  const { theme, setTheme } = useThemeChoice();
  const name = useId();
  return (
    <fieldset className={styles.theme}>
      <legend className="sr-only">{t('shell.theme.title')}</legend>
      <div className={styles.track}>
        {CHOICES.map(({ theme: choice, icon: Icon }) => (
          <label key={choice} className={`finger ${styles.choice}`}>
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={theme === choice}
              onChange={() => setTheme(choice)}
              data-testid={`theme-${choice}`}
            />
            <Icon size={16} aria-hidden="true" />
            {t(`shell.theme.${choice}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
