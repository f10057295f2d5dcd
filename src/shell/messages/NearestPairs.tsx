import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import { usePairCoins } from '@/src/brand/usePairName';
import { pathTo } from '@/src/config/matchRoute';
import { PairName } from '@/src/ui/coin/PairName';
import { Link } from '@/src/ui/link/Link';
import styles from './NearestPairs.module.css';

/** Pairs that may have been meant, each a way to its terminal. */
export function NearestPairs({ symbols }: { symbols: readonly string[] }) {
  const { t } = useTranslation();
  const coinsOf = usePairCoins();
  const id = useId();
  return (
    <>
      <p id={id} className={styles.label}>
        {t('shell.unknownPair.nearest')}
      </p>
      <ul className={styles.pairs} aria-labelledby={id}>
        {symbols.map((symbol) => {
          const { base, quote } = coinsOf(symbol) ?? { base: symbol, quote: '' };
          return (
            <li key={symbol}>
              <Link href={pathTo('spotPair', { pair: symbol })} className={styles.pair}>
                <PairName base={base} quote={quote} size={24} />
                <ChevronRight size={16} className="mirror" aria-hidden="true" />
              </Link>
            </li>
          );
        })}
      </ul>
    </>
  );
}
