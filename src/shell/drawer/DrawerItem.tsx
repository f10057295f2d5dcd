import { useTranslation } from 'next-i18next/pages';
import type { MouseEvent } from 'react';
import { Link } from '@/src/ui/link/Link';
import type { MenuEntry } from '../menus/mainMenu';
import styles from './MenuDrawer.module.css';

interface DrawerItemProps {
  entry: MenuEntry;
  isCurrent?: boolean;
  onLeave: () => void;
  onEntry?: (entry: MenuEntry, event: MouseEvent) => void;
}

/** A page in the drawer: 44 px, so that a thumb finds it. */
export function DrawerItem({ entry, isCurrent = false, onLeave, onEntry }: DrawerItemProps) {
  const { t } = useTranslation();
  const Icon = entry.icon;
  return (
    <Link
      href={entry.httpUrl}
      className={styles.item}
      aria-current={isCurrent ? 'page' : undefined}
      data-testid={`drawer-${entry.testId}`}
      onClick={(event) => {
        onEntry?.(entry, event);
        onLeave();
      }}
    >
      <Icon size={20} aria-hidden="true" />
      <span className={styles.words}>{t(entry.title)}</span>
    </Link>
  );
}
