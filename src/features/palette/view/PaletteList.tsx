import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import type { MouseEvent } from 'react';
import type { FoundItem, PaletteGroup } from '../model/paletteGroups';
import type { PaletteItem } from '../model/paletteItem';
import styles from '../Palette.module.css';
import { PaletteRow } from './PaletteRow';

interface PaletteListProps {
  id: string;
  groups: readonly PaletteGroup[];
  /** Id of the item that Enter would choose. */
  activeId: string | undefined;
  onPoint: (id: string) => void;
  onChoose: (item: PaletteItem, event: MouseEvent) => void;
}

/** The DOM id of an item's option. */
export const optionId = (listId: string, itemId: string) => `${listId}-${itemId}`;

/** What can be chosen, in groups. The search field keeps the focus and points here. */
export function PaletteList({ id, groups, activeId, onPoint, onChoose }: PaletteListProps) {
  const { t } = useTranslation();
  const row = (found: FoundItem) => (
    <PaletteRow
      key={found.item.id}
      found={found}
      elementId={optionId(id, found.item.id)}
      isActive={found.item.id === activeId}
      onPoint={onPoint}
      onChoose={onChoose}
    />
  );
  return (
    <div id={id} role="listbox" aria-label={t('shell.keys.names.palette')} className={styles.list}>
      {groups.map(({ name, found, more }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of a listbox.
        <div key={name} role="group" aria-labelledby={`${id}-${name}`} className={styles.group}>
          <div id={`${id}-${name}`} role="presentation" className={styles.title}>
            {t(`shell.palette.groups.${name}`)}
          </div>
          {found.map(row)}
          {more ? (
            // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: see PaletteRow.
            <div
              id={optionId(id, more.item.id)}
              role="option"
              aria-selected={more.item.id === activeId}
              className={clsx(styles.more, more.item.id === activeId && styles.active)}
              onPointerMove={() => onPoint(more.item.id)}
              onClick={(event) => onChoose(more.item, event)}
            >
              {more.item.words}
            </div>
          ) : null}
        </div>
      ))}
    </div>
  );
}
