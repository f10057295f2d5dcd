import { isMac } from '@/src/lib/keyboard/isMac';
import { rowParts } from '@/src/lib/keyboard/keyParts';
import { KeyCaps } from '@/src/ui/choice/KeyCaps';
import styles from './ShortcutSheet.module.css';
import type { SheetRow } from './sheetGroups';

/** One heading and its shortcuts. Nothing while a search leaves none. */
export function SheetGroup({ title, rows }: { title: string; rows: readonly SheetRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section className={styles.group}>
      <h3 className={styles.title}>{title}</h3>
      <dl>
        {rows.map((row) => (
          <div key={row.name} className={styles.row} data-testid={`shortcut-${row.name}`}>
            <dt>{row.words}</dt>
            <dd>
              <KeyCaps parts={rowParts(row, isMac())} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
