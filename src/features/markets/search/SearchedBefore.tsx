import { History } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { usePairName } from '@/src/brand/usePairName';
import { Chip } from '@/src/ui/choice/Chip';
import styles from './MobileSearch.module.css';

interface SearchedBeforeProps {
  symbols: readonly string[];
  onChoose: (search: string) => void;
  onForget: () => void;
}

/** Pairs opened out of earlier searches; a press searches for one again. Nothing while there are none. */
export function SearchedBefore({ symbols, onChoose, onForget }: SearchedBeforeProps) {
  const { t } = useTranslation('common');
  const pairName = usePairName();
  if (symbols.length === 0) return null;
  return (
    <section>
      <h2 className={styles.title}>
        {t('markets.searchedBefore')}
        <button type="button" className={styles.clear} onClick={onForget}>
          {t('markets.clearSearches')}
        </button>
      </h2>
      <div className={styles.chips}>
        {symbols.map((symbol) => {
          const pair = pairName(symbol);
          return (
            <Chip key={symbol} selected={false} icon={<History size={14} aria-hidden="true" />} onClick={() => onChoose(pair)}>
              <bdi dir="ltr">{pair}</bdi>
            </Chip>
          );
        })}
      </div>
    </section>
  );
}
