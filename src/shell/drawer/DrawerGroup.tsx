import { ChevronDown, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { Link } from '@/src/ui/link/Link';
import type { MenuEntry } from '../menus/mainMenu';
import styles from './MenuDrawer.module.css';

interface DrawerGroupProps {
  title: string;
  testId: string;
  icon: LucideIcon;
  entries: readonly MenuEntry[];
  onLeave: () => void;
  onEntry?: (entry: MenuEntry, event: MouseEvent) => void;
  /** An act that is no page, below the entries. */
  last?: ReactNode;
  /** What stands at the end of an entry's row. */
  detailOf?: (entry: MenuEntry) => ReactNode;
}

/** A menu within the drawer that folds open, and stays as it was unfolded: nothing moves under a finger. Not shown with nothing in it. */
export function DrawerGroup({ title, testId, icon: Icon, entries, onLeave, onEntry, detailOf, last }: DrawerGroupProps) {
  const { t } = useTranslation();
  const [unfolded, setUnfolded] = useState<readonly MenuEntry[]>();
  const isOpen = unfolded !== undefined;
  const id = useId();
  if (entries.length === 0 && !last) return null;
  return (
    <>
      <button
        type="button"
        className={styles.item}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setUnfolded(isOpen ? undefined : entries)}
        data-testid={testId}
      >
        <Icon size={20} aria-hidden="true" />
        <span className={styles.words}>{title}</span>
        <ChevronDown size={16} className={styles.fold} aria-hidden="true" />
      </button>
      <ul id={id} className={styles.folded} hidden={!isOpen}>
        {(unfolded ?? entries).map((entry) => (
          <li key={entry.testId}>
            <Link
              href={entry.httpUrl}
              className={styles.subItem}
              data-testid={entry.testId}
              onClick={(event) => {
                onEntry?.(entry, event);
                onLeave();
              }}
            >
              {t(entry.title)}
              {detailOf?.(entry)}
            </Link>
          </li>
        ))}
        {last ? <li>{last}</li> : null}
      </ul>
    </>
  );
}
