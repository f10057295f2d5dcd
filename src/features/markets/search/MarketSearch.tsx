import { Search } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useRef, useState } from 'react';
import { useHotkeys } from '@/src/lib/keyboard/useHotkeys';
import { Kbd } from '@/src/ui/choice/Kbd';
import { SearchField } from '@/src/ui/field/SearchField';
import { useIsMobile } from '@/src/ui/media/useMediaQuery';
import type { MarketRow } from '../model/marketRow';
import styles from './MarketSearch.module.css';

const MobileSearch = dynamic(() => import('./MobileSearch').then((module) => module.MobileSearch), { ssr: false });

interface MarketSearchProps {
  value: string;
  onChange: (search: string) => void;
  rows: readonly MarketRow[];
}

/** Search by coin or pair: a field over the table, a screen of its own on mobile. "/" anywhere on the page leads to it. */
export function MarketSearch({ value, onChange, rows }: MarketSearchProps) {
  const { t } = useTranslation('common');
  const field = useRef<HTMLInputElement>(null);
  const isMobile = useIsMobile();
  const [isOpen, setIsOpen] = useState(false);
  const name = t('markets.search');
  useHotkeys({ search: () => (isMobile ? setIsOpen(true) : field.current?.focus()) });

  return (
    <div className={styles.search}>
      <SearchField
        ref={field}
        height={40}
        name={name}
        value={value}
        onValueChange={onChange}
        aria-keyshortcuts="/"
        shortcut={
          <span className={styles.shortcut} aria-hidden="true">
            <Kbd>/</Kbd>
          </span>
        }
        className={styles.field}
      />
      <SearchDoor name={name} onOpen={() => setIsOpen(true)} />
      {isOpen ? <MobileSearch rows={rows} onClose={() => setIsOpen(false)} /> : null}
    </div>
  );
}

/**
 * Looks like the search field and opens the search screen: a field that left for another place under the finger would close the keyboard.
 */
function SearchDoor({ name, onOpen }: { name: string; onOpen: () => void }) {
  return (
    <button type="button" className={styles.door} aria-haspopup="dialog" onClick={onOpen}>
      <Search size={18} aria-hidden="true" />
      {name}
    </button>
  );
}
