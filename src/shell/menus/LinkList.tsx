import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { Link } from '@/src/ui/link/Link';
import styles from './LinkList.module.css';
import type { MenuEntry } from './mainMenu';

interface LinkListProps {
  entries: readonly MenuEntry[];
  /** The menu can close: a user goes somewhere. */
  onLeave: () => void;
  /** Takes over an entry that does not simply lead to its page. */
  onEntry?: (entry: MenuEntry, event: React.MouseEvent) => void;
  /** What stands at the end of an entry's row. */
  detailOf?: (entry: MenuEntry) => ReactNode;
  className?: string;
}

/** The links of a menu, 40 px each, with their icons. */
export function LinkList({ entries, onLeave, onEntry, detailOf, className }: LinkListProps) {
  const { t } = useTranslation();
  return (
    <ul className={clsx(styles.list, className)}>
      {entries.map((entry) => {
        const Icon = entry.icon;
        return (
          <li key={entry.testId}>
            <Link
              href={entry.httpUrl}
              className={styles.item}
              data-testid={entry.testId}
              onClick={(event) => {
                onEntry?.(entry, event);
                onLeave();
              }}
            >
              <Icon size={18} aria-hidden="true" />
              <span className={styles.words}>{t(entry.title)}</span>
              {detailOf?.(entry)}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
