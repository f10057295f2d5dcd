import { useTranslation } from 'next-i18next/pages';
import styles from './Book.module.css';
import { type BookView, nextBookView } from './bookView';

const WORDS = { both: 'trade.viewBoth', bids: 'trade.viewBids', asks: 'trade.viewAsks' } as const satisfies Record<BookView, string>;

/** Goes round: both sides, bids only, asks only. */
export function BookViewButton({ view, onChange }: { view: BookView; onChange: (view: BookView) => void }) {
  const { t } = useTranslation('common');
  return (
    <button
      type="button"
      className={styles.viewButton}
      aria-label={t(WORDS[view])}
      title={t(WORDS[view])}
      onClick={() => onChange(nextBookView(view))}
    >
      <span className={styles.viewIcon} data-view={view} aria-hidden="true" />
    </button>
  );
}
