import { Search } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { type KeyboardEvent, useId, useState } from 'react';
import { Kbd } from '@/src/ui/choice/Kbd';
import { useIsMobile } from '@/src/ui/media/useMediaQuery';
import { type CancelQuestion, usePaletteContent } from './items/usePaletteContent';
import { paletteGroups } from './model/paletteGroups';
import type { PaletteItem } from './model/paletteItem';
import type { ShellItems } from './model/shellItems';
import styles from './Palette.module.css';
import { PaletteFoot } from './view/PaletteFoot';
import { optionId, PaletteList } from './view/PaletteList';

interface PaletteBoxProps {
  shell: ShellItems;
  onClose: () => void;
  onShortcuts: () => void;
  onAsk: (question: CancelQuestion) => void;
  /** `isApart`: in a new tab, as a press with Ctrl means everywhere. */
  onChoose: (item: PaletteItem, isApart: boolean) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** A combobox by the ARIA pattern: the field keeps the focus, arrows move through the list, Enter chooses. */
export function PaletteBox({ shell, onClose, onShortcuts, onAsk, onChoose }: PaletteBoxProps) {
  const { t } = useTranslation();
  const isMobile = useIsMobile();
  const id = useId();
  const [search, setSearch] = useState('');
  const [pointed, setPointed] = useState<string>();
  const groups = paletteGroups(search, usePaletteContent(shell, onAsk));
  const items = groups.flatMap(({ found, more }) => (more ? [...found, more] : found)).map(({ item }) => item);
  const active = items.find((item) => item.id === pointed) ?? items[0];

  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, these keys are its own.
    if (event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    if (step !== undefined && active) setPointed(items[(items.indexOf(active) + step + items.length) % items.length]?.id);
    else if (event.key === 'Enter' && active) onChoose(active, event.ctrlKey || event.metaKey);
    else if (event.key === '?' && search === '') onShortcuts();
    else if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) onClose();
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className={styles.search}>
        <Search size={18} aria-hidden="true" />
        <input
          // biome-ignore lint/a11y/noAutofocus: the palette is this field; who opened it wants to type.
          autoFocus
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls={id}
          aria-activedescendant={active && optionId(id, active.id)}
          aria-label={t('shell.palette.search')}
          placeholder={t(isMobile ? 'shell.palette.searchShort' : 'shell.palette.search')}
          autoComplete="off"
          spellCheck={false}
          className={styles.input}
          value={search}
          onChange={(event) => {
            setSearch(event.target.value);
            setPointed(undefined);
          }}
          onKeyDown={onKeyDown}
          data-testid="palette-search"
        />
        <button type="button" tabIndex={-1} className="finger" aria-label={`${t('ui.close')} (Esc)`} onClick={onClose}>
          <Kbd>Esc</Kbd>
        </button>
      </div>
      <PaletteList
        id={id}
        groups={groups}
        activeId={active?.id}
        onPoint={setPointed}
        onChoose={(item, event) => onChoose(item, event.ctrlKey || event.metaKey)}
      />
      {items.length === 0 ? <p className={styles.none}>{t('shell.palette.none', { text: search.trim() })}</p> : null}
      <PaletteFoot count={search.trim() === '' ? undefined : items.length} onShortcuts={onShortcuts} />
    </>
  );
}
