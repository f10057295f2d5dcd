import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { Kbd } from '@/src/ui/choice/Kbd';
import { SearchField } from '@/src/ui/field/SearchField';
import { useMarket } from '../../MarketContext';
import { useOpenPair } from '../useOpenPair';
import styles from './PairPicker.module.css';
import { PickerFilters } from './PickerFilters';
import { PickerFoot } from './PickerFoot';
import { PickerHeads } from './PickerHeads';
import { PickerList } from './PickerList';
import type { PickerView } from './pickerView';
import { usePickerKeys } from './usePickerKeys';
import { usePickerRows } from './usePickerRows';

interface PairPickerProps {
  onClose: () => void;
  /** Full width in a sheet, with rows for fingers; the keyboard stays away until the search is pressed. */
  isSheet?: boolean;
}

/** Every pair: search, favourites, quotes, categories. Arrows move, Enter opens. */
export function PairPicker({ onClose, isSheet = false }: PairPickerProps) {
  const { t } = useTranslation('common');
  const { quote, symbol } = useMarket();
  const openPair = useOpenPair();
  const listId = useId();
  const search = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [view, setView] = useState<PickerView>({
    isFavourites: false,
    quote,
    category: undefined,
    order: { key: 'volume', isDescending: true },
  });
  const { pairs, rows, recent, favourites, isLoading, error, retry } = usePickerRows(text, view);
  const open = useCallback(
    (next: string) => {
      onClose();
      openPair(next);
    },
    [onClose, openPair],
  );
  const symbols = [...rows, ...recent].map((pair) => pair.symbol);
  const keys = usePickerKeys({ symbols, isSearching: text !== '', onOpen: open, onFavourite: favourites.toggle });
  const change = (part: Partial<PickerView>) => {
    setView((before) => ({ ...before, ...part }));
    keys.restart();
  };
  const find = (next: string) => {
    setText(next);
    keys.restart();
  };
  useEffect(() => {
    if (!isSheet) search.current?.focus();
  }, [isSheet]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the arrow keys of the search field inside.
    <div className={clsx(styles.picker, isSheet && styles.sheet)} onKeyDown={keys.onKeyDown} data-testid="pair-picker">
      <div className={styles.search}>
        <SearchField
          ref={search}
          height={isSheet ? 48 : 40}
          name={t('trade.searchPair')}
          value={text}
          onValueChange={find}
          role="combobox"
          aria-expanded="true"
          aria-haspopup="grid"
          aria-controls={listId}
          aria-activedescendant={keys.active === undefined ? undefined : `${listId}-${keys.active}`}
          shortcut={isSheet ? undefined : <Kbd>Esc</Kbd>}
        />
      </div>
      <PickerFilters pairs={pairs} favourites={favourites.symbols} view={view} onChange={change} isSheet={isSheet} />
      <PickerHeads order={view.order} onChange={(order) => change({ order })} isSheet={isSheet} />
      <PickerList
        id={listId}
        {...{ rows, recent, favourites, isLoading, isSheet, onOpen: open }}
        failed={error ? retry : undefined}
        active={keys.active}
        current={symbol}
        search={text.trim()}
        onClear={() => find('')}
      />
      {isSheet ? null : <PickerFoot count={pairs.length} />}
    </div>
  );
}
