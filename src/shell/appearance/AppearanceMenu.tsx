import { Moon, Sun } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { IconButton } from '@/src/ui/button/IconButton';
import { Menu } from '@/src/ui/menu/Menu';
import { useHeaderMenuGap } from '../header/menuGap';
import styles from './AppearanceMenu.module.css';

const AppearanceList = dynamic(() => import('./AppearanceList').then((module) => module.AppearanceList), { ssr: false });

/** Theme and market colours. CSS picks the button's icon: the server does not know the user's choice. */
export function AppearanceMenu({ className }: { className?: string }) {
  const gap = useHeaderMenuGap();
  const { t } = useTranslation();
  const label = t('shell.appearance.title');
  const icon = (
    <>
      <Moon size={18} className={styles.moon} aria-hidden="true" />
      <Sun size={18} className={styles.sun} aria-hidden="true" />
    </>
  );
  return (
    <span className={className}>
      <Menu
        label={label}
        placement="bottom-end"
        gap={gap}
        trigger={(props) => <IconButton {...props} label={label} icon={icon} data-testid="appearance-menu" />}
      >
        {(close) => <AppearanceList onClose={close} />}
      </Menu>
    </span>
  );
}
