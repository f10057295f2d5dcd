import { Search } from 'lucide-react';
import styles from './MarketSearch.module.css';

/**
 * Looks like the search field and opens the search screen: a field that left for another place under the finger would close the keyboard.
 */
export function SearchDoor({ name, onOpen }: { name: string; onOpen: () => void }) {
  return (
    <button type="button" className={styles.door} aria-haspopup="dialog" onClick={onOpen}>
      <Search size={18} aria-hidden="true" />
      {name}
    </button>
  );
}
