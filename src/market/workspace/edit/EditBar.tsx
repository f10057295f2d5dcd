import { LayoutPanelLeft, Plus, Redo2, Undo2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import { DEFAULT_LAYOUT, type HideablePanel } from '@/src/theme/terminalLayout/terminalLayout';
import { Button } from '@/src/ui/button/Button';
import { IconButton } from '@/src/ui/button/IconButton';
import { Tag } from '@/src/ui/choice/Tag';
import { TextField } from '@/src/ui/field/TextField';
import { Menu } from '@/src/ui/menu/Menu';
import { freeName, LONGEST_NAME, layoutName, savedNameOf } from '../savedLayouts';
import { changeLayout, useStoredLayouts } from '../useTerminalLayout';
import styles from './Edit.module.css';
import type { LayoutEditing } from './useLayoutEditing';

/** Over the terminal while its layout is edited: the name, what was put away, and the ways to end. */
export function EditBar({ editing }: { editing: LayoutEditing }) {
  const { t } = useTranslation('common');
  const { current, saved } = useStoredLayouts();
  const [text, setText] = useState(() => savedNameOf(current, saved) ?? freeName(t('trade.layout.suggested'), saved));
  const field = useRef<HTMLInputElement>(null);
  const name = layoutName(text);
  const hidden = current.hidden.map((panel) => ({ value: panel, label: t(`trade.layout.panel.${panel}`) }));
  const show = (panel: HideablePanel) => changeLayout({ hidden: current.hidden.filter((other) => other !== panel) });
  useEffect(() => field.current?.focus(), []);
  return (
    <section className={styles.bar} aria-label={t('trade.layout.edit')} data-testid="layout-edit-bar">
      <span className={styles.title}>
        <LayoutPanelLeft size={16} aria-hidden="true" />
        <span>{t('trade.layout.editing')}</span>
      </span>
      <span className={styles.field}>
        <TextField
          ref={field}
          height={32}
          aria-label={t('trade.layout.name')}
          maxLength={LONGEST_NAME}
          value={text}
          onValueChange={setText}
        />
      </span>
      {editing.isChanged ? <Tag>{t('trade.layout.notSaved')}</Tag> : null}
      <span className={styles.grow} />
      <Menu
        label={t('trade.layout.addPanel')}
        options={hidden}
        onSelect={show}
        trigger={(props) => (
          <Button
            {...props}
            variant="tertiary"
            size="small"
            disabled={hidden.length === 0}
            startIcon={<Plus size={14} aria-hidden="true" />}
          >
            {t('trade.layout.addPanel')}
          </Button>
        )}
      />
      <IconButton
        label={t('trade.layout.undo')}
        icon={<Undo2 size={16} className="mirror" aria-hidden="true" />}
        disabled={!editing.undo}
        onClick={editing.undo}
      />
      <IconButton
        label={t('trade.layout.redo')}
        icon={<Redo2 size={16} className="mirror" aria-hidden="true" />}
        disabled={!editing.redo}
        onClick={editing.redo}
      />
      <span className={styles.separator} />
      <Button variant="ghost" size="small" className={styles.reset} onClick={() => changeLayout(DEFAULT_LAYOUT)}>
        {t('trade.layout.reset')}
      </Button>
      <Button variant="border" size="small" onClick={editing.cancel} data-testid="layout-cancel">
        {t('ui.cancel')}
      </Button>
      <Button size="small" disabled={name === ''} onClick={() => editing.save(name)}>
        {t('trade.layout.save')}
      </Button>
    </section>
  );
}
