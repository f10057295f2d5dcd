import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useSite } from '@/src/brand/SiteContext';
import { dialogClosed } from '@/src/state/dialogSlice';
import { useAppDispatch, useAppSelector } from '@/src/state/hooks';
import { SearchField } from '@/src/ui/field/SearchField';
import { Dialog } from '@/src/ui/overlay/Dialog';
import { isReachable } from '../menus/reachable';
import { SheetGroup } from './SheetGroup';
import styles from './ShortcutSheet.module.css';
import { SingleKeysSwitch } from './SingleKeysSwitch';
import { SHEET_COLUMNS, sheetRows } from './sheetGroups';

const WIDTH = 1000;

/** Every shortcut of this brand's site. */
export function ShortcutSheet() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector((state) => state.dialog.open === 'shortcuts');
  const hasSpot = isReachable('spot', useSite());
  const [search, setSearch] = useState('');
  const rows = sheetRows({ hasSpot, search, wordsOf: (name) => t(`shell.keys.names.${name}`) });
  return (
    <Dialog
      open={isOpen}
      onClose={() => dispatch(dialogClosed())}
      title={t('shell.keys.title')}
      width={WIDTH}
      bleed
      headEnd={<SearchField height={32} className={styles.find} name={t('shell.keys.find')} value={search} onValueChange={setSearch} />}
    >
      <div className={styles.columns} data-testid="shortcuts">
        {SHEET_COLUMNS.map((names) => (
          <div key={names.join()}>
            {names.map((name) => (
              <SheetGroup key={name} title={t(`shell.keys.groups.${name}`)} rows={rows.filter(({ group }) => group === name)} />
            ))}
          </div>
        ))}
        {rows.length === 0 ? (
          <p className={styles.none} role="status">
            {t('shell.keys.none', { text: search.trim() })}
          </p>
        ) : null}
      </div>
      <SingleKeysSwitch />
    </Dialog>
  );
}
