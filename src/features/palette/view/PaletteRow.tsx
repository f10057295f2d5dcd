import clsx from 'clsx';
import { type MouseEvent, useEffect, useRef } from 'react';
import { keysOf } from '@/src/config/hotkeys';
import { isMac } from '@/src/lib/keyboard/isMac';
import { keyParts } from '@/src/lib/keyboard/keyParts';
import { Kbd } from '@/src/ui/choice/Kbd';
import { KeyCaps } from '@/src/ui/choice/KeyCaps';
import type { Ranges } from '../model/fuzzy';
import type { FoundItem } from '../model/paletteGroups';
import type { ActionItem, PageItem, PaletteItem } from '../model/paletteItem';
import styles from '../Palette.module.css';
import { MatchedText } from './MatchedText';
import { OrderLine } from './OrderLine';
import { PairLine } from './PairLine';

interface PaletteRowProps {
  found: FoundItem;
  elementId: string;
  isActive: boolean;
  onPoint: (id: string) => void;
  onChoose: (item: PaletteItem, event: MouseEvent) => void;
}

/** One option. */
export function PaletteRow({ found, elementId, isActive, onPoint, onChoose }: PaletteRowProps) {
  const { item } = found;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const hotkey = item.kind === 'action' ? item.hotkey : undefined;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the search field has the focus and hears the keys.
    <div
      ref={row}
      id={elementId}
      role="option"
      aria-selected={isActive}
      className={clsx(styles.row, isActive && styles.active)}
      onPointerMove={() => onPoint(item.id)}
      onClick={(event) => onChoose(item, event)}
      data-testid={`palette-${item.kind}`}
      data-path={'path' in item ? item.path : undefined}
    >
      <Line found={found} />
      <span className={clsx(styles.keys, item.kind === 'action' && styles.wide)} aria-hidden="true">
        {isActive ? <Kbd>Enter</Kbd> : hotkey ? <KeyCaps parts={keyParts(keysOf(hotkey), isMac())} /> : null}
      </span>
    </div>
  );
}

function Line({ found: { item, ranges } }: { found: FoundItem }) {
  switch (item.kind) {
    case 'pair':
      return <PairLine item={item} ranges={ranges} />;
    case 'order':
      return <OrderLine item={item} ranges={ranges} />;
    case 'action':
    case 'page':
      return <PlainLine item={item} ranges={ranges} />;
  }
}

/** An action or a page. */
function PlainLine({ item, ranges }: { item: ActionItem | PageItem; ranges: Ranges }) {
  const Icon = item.icon;
  return (
    <>
      <span className={styles.icon}>
        <Icon size={16} aria-hidden="true" />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <MatchedText text={item.words} ranges={ranges} />
        </span>
        {item.kind === 'action' && item.detail ? <span className={styles.detail}>{item.detail}</span> : null}
      </span>
    </>
  );
}
