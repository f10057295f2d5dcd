import { useTranslation } from 'next-i18next/pages';
import { useMemo, useState } from 'react';
import { useSite } from '@/src/brand/SiteContext';
import { STORAGE_KEYS } from '@/src/config/storageKeys';
import { readLocalJson, writeLocal, writeLocalJson } from '@/src/lib/storage';
import { ModalFrame } from '@/src/ui/overlay/ModalFrame';
import { NoMatchView } from '@/src/ui/views/NoMatchView';
import type { MarketRow } from '../model/marketRow';
import { viewRows } from '../model/marketView';
import { DEFAULT_SORT } from '../model/preferences';
import { searchTerm } from '../model/search';
import { isSearchMemory, remembered } from '../model/searchMemory';
import styles from './MobileSearch.module.css';
import { SearchedBefore } from './SearchedBefore';
import { SearchHead } from './SearchHead';
import { SearchHit } from './SearchHit';

const stored = () => readLocalJson(STORAGE_KEYS.marketSearches, isSearchMemory) ?? [];

/** Pairs opened out of a search on this device, latest first. For what opens in the browser only: the server knows none. */
function useSearchMemory() {
  const [symbols, setSymbols] = useState(stored);
  return {
    symbols,
    remember: (symbol: string) => writeLocalJson(STORAGE_KEYS.marketSearches, remembered(stored(), symbol)),
    forgetAll: () => {
      writeLocal(STORAGE_KEYS.marketSearches, undefined);
      setSymbols([]);
    },
  };
}

/** Without anything typed: the markets most people are after. */
const SUGGESTED = 5;

/** What a search finds, most traded first. */
function searchHits(rows: readonly MarketRow[], search: string): MarketRow[] {
  const found = viewRows(rows, { search, tab: 'spot', filter: { kind: 'all' }, hidesLowVolume: false, sort: DEFAULT_SORT });
  return searchTerm(search) === '' ? found.slice(0, SUGGESTED) : found;
}

interface MobileSearchProps {
  rows: readonly MarketRow[];
  onClose: () => void;
}

/** The search as a screen: the field on top, what it finds below, and what was found before. */
export function MobileSearch({ rows, onClose }: MobileSearchProps) {
  const { t } = useTranslation('common');
  const { supportSpot } = useSite();
  const [search, setSearch] = useState('');
  const memory = useSearchMemory();
  const hits = useMemo(() => searchHits(rows, search), [rows, search]);
  const isSearching = search.trim() !== '';
  return (
    <ModalFrame open onClose={onClose} label={t('markets.search')} className={styles.screen}>
      <SearchHead value={search} onChange={setSearch} onClose={onClose} />
      <div className={styles.body}>
        {hits.length > 0 ? (
          <section>
            <h2 className={styles.title}>
              {isSearching ? t(supportSpot ? 'markets.spot' : 'markets.all') : t('markets.highlights.mostTraded')}
              {isSearching ? <span className="num">{hits.length}</span> : null}
            </h2>
            <ul>
              {hits.map((row) => (
                <li key={row.symbol}>
                  <SearchHit row={row} search={search} onOpen={() => memory.remember(row.symbol)} />
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        {isSearching && hits.length === 0 ? <NoMatchView compact search={search.trim()} onClear={() => setSearch('')} /> : null}
        <SearchedBefore symbols={memory.symbols} onChoose={setSearch} onForget={memory.forgetAll} />
      </div>
    </ModalFrame>
  );
}
