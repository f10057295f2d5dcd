import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useThemeChoice } from '@/src/theme/useThemeChoice';
import { IconButton } from '@/src/ui/button/IconButton';
import styles from './ThemeToggle.module.css';

/** Changes between dark and light. CSS picks the icon: the server does not know the reader's choice. */
export function ThemeToggle({ className }: { className?: string }) {
  const { t } = useTranslation();
  const { toggle } = useThemeChoice();
  const icon = (
    <>
      <Moon size={18} className={styles.moon} aria-hidden="true" />
      <Sun size={18} className={styles.sun} aria-hidden="true" />
    </>
  );
  return <IconButton label={t('shell.theme.toggle')} icon={icon} className={className} onClick={toggle} data-testid="theme-toggle" />;
}
