import { LayoutPanelLeft, RotateCcw, Save } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import { storeLayouts } from '@/src/theme/terminalLayout/storedLayouts';
import { DEFAULT_LAYOUT, isSameLayout, type TerminalLayout } from '@/src/theme/terminalLayout/terminalLayout';
import { Kbd } from '@/src/ui/choice/Kbd';
import { PRESET_NAMES, PRESETS } from '../presets';
import { freeName, saveCurrentLayout, savedNameOf } from '../savedLayouts';
import { useStoredLayouts } from '../useTerminalLayout';
import styles from './LayoutMenu.module.css';
import { LayoutNameForm } from './LayoutNameForm';
import { LayoutRow } from './LayoutRow';
import { SavedLayoutRow } from './SavedLayoutRow';

interface LayoutChoicesProps {
  onClose: () => void;
  onEdit: () => void;
}

/** Ready-made and saved layouts, and what can be done with the current one. */
export function LayoutChoices({ onClose, onEdit }: LayoutChoicesProps) {
  const { t } = useTranslation('common');
  const { current, saved } = useStoredLayouts();
  const [isNaming, setNaming] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const preset = PRESET_NAMES.find((name) => isSameLayout(PRESETS[name], current));
  const inUse = preset === undefined ? savedNameOf(current, saved) : undefined;
  // The surface stood before its content was loaded, so the focus is taken now.
  useEffect(() => menu.current?.querySelector('button')?.focus(), []);
  const use = (layout: TerminalLayout) => {
    storeLayouts({ current: layout });
    onClose();
  };
  return (
    <div ref={menu} data-testid="layout-choices">
      <h2 className={styles.group}>{t('trade.layout.readyMade')}</h2>
      {PRESET_NAMES.map((name) => (
        <LayoutRow
          key={name}
          name={t(`trade.layout.preset.${name}`)}
          text={t(`trade.layout.presetText.${name}`)}
          layout={PRESETS[name]}
          isInUse={name === preset}
          onUse={use}
        />
      ))}
      {saved.length > 0 ? <h2 className={styles.group}>{t('trade.layout.saved')}</h2> : null}
      {saved.map((entry) => (
        <SavedLayoutRow key={entry.name} entry={entry} saved={saved} isInUse={entry.name === inUse} onUse={use} />
      ))}
      <div className={styles.foot}>
        <button
          type="button"
          className={styles.act}
          onClick={() => {
            onClose();
            onEdit();
          }}
        >
          <LayoutPanelLeft size={16} aria-hidden="true" />
          <span>{t('trade.layout.edit')}</span>
          {/* Keys stand as they are pressed, in every language. */}
          <span dir="ltr" className={styles.keys}>
            <Kbd>Alt</Kbd>
            <Kbd>E</Kbd>
          </span>
        </button>
        {isNaming ? (
          <LayoutNameForm
            start={freeName(t('trade.layout.suggested'), saved)}
            saved={saved}
            onName={(name) => {
              saveCurrentLayout(name, Date.now());
              setNaming(false);
            }}
            onCancel={() => setNaming(false)}
          />
        ) : (
          <button type="button" className={styles.act} onClick={() => setNaming(true)}>
            <Save size={16} aria-hidden="true" />
            <span>{t('trade.layout.saveAs')}</span>
          </button>
        )}
        <button type="button" className={styles.act} onClick={() => use(DEFAULT_LAYOUT)}>
          <RotateCcw size={16} aria-hidden="true" />
          <span>{t('trade.layout.resetAll')}</span>
        </button>
      </div>
    </div>
  );
}
