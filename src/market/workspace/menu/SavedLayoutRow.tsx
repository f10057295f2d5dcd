import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useFormat } from '@/src/format';
import type { SavedLayout } from '@/src/theme/terminalLayout/storedLayouts';
import type { TerminalLayout } from '@/src/theme/terminalLayout/terminalLayout';
import { Button } from '@/src/ui/button/Button';
import { IconButton } from '@/src/ui/button/IconButton';
import { deleteLayout, renameLayout } from '../savedLayouts';
import styles from './LayoutMenu.module.css';
import { LayoutNameForm } from './LayoutNameForm';
import { LayoutRow } from './LayoutRow';

interface SavedLayoutRowProps {
  entry: SavedLayout;
  /** Every saved one: names are unique. */
  saved: readonly SavedLayout[];
  isInUse: boolean;
  onUse: (layout: TerminalLayout) => void;
}

/** A layout of one's own: use, rename, delete. */
export function SavedLayoutRow({ entry, saved, isInUse, onUse }: SavedLayoutRowProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const [act, setAct] = useState<'rename' | 'delete' | undefined>(undefined);
  const { name } = entry;
  if (act === 'rename') {
    const others = saved.filter((known) => known.name !== name);
    return <LayoutNameForm start={name} saved={others} onName={(next) => renameLayout(name, next)} onCancel={() => setAct(undefined)} />;
  }
  if (act === 'delete') {
    return (
      <div className={styles.ask} role="alert">
        <span>{t('trade.layout.deleteAsk', { name })}</span>
        <Button variant="tertiary" size="small" onClick={() => setAct(undefined)}>
          {t('trade.layout.keep')}
        </Button>
        <Button danger size="small" onClick={() => deleteLayout(name)}>
          {t('trade.layout.remove')}
        </Button>
      </div>
    );
  }
  const acts = (
    <span className={styles.acts}>
      <IconButton
        label={t('trade.layout.rename', { name })}
        icon={<Pencil size={15} aria-hidden="true" />}
        onClick={() => setAct('rename')}
      />
      <IconButton
        label={t('trade.layout.delete', { name })}
        icon={<Trash2 size={15} aria-hidden="true" />}
        onClick={() => setAct('delete')}
      />
    </span>
  );
  const text = t('trade.layout.savedOn', { date: format.date(entry.savedAt) });
  return <LayoutRow name={name} text={text} layout={entry.layout} {...{ isInUse, onUse, acts }} />;
}
