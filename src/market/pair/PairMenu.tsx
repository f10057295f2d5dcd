import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useCoins } from '@/src/api/queries/market';
import { usePairName } from '@/src/brand/usePairName';
import { CoinIcon } from '@/src/ui/coin/CoinIcon';
import { Popover } from '@/src/ui/menu/Popover';
import { useMarket } from '../MarketContext';
import { LazyPairPicker, prefetchPairPicker } from './LazyPairPicker';
import styles from './PairMenu.module.css';
import { PairStar } from './PairStar';
import { usePairPicker } from './usePairPicker';

const ICON_SIZE = 28;

/** The pair's name, which opens the list of all pairs, and its star. */
export function PairMenu() {
  const pairName = usePairName();
  const { t } = useTranslation('common');
  const { symbol, base } = useMarket();
  const { data: coins } = useCoins();
  const { isOpen, setOpen } = usePairPicker();
  const coinName = coins?.find((coin) => coin.coinSymbol === base)?.name;
  return (
    <div className={styles.block}>
      <Popover
        label={t('trade.choosePair')}
        className={styles.popover}
        surfaceClassName={styles.surface}
        open={isOpen}
        onOpenChange={setOpen}
        trigger={(props) => (
          <button
            {...props}
            type="button"
            className={styles.nameButton}
            data-testid="pair-menu"
            onPointerEnter={prefetchPairPicker}
            onFocus={prefetchPairPicker}
          >
            <CoinIcon symbol={base} size={ICON_SIZE} />
            <span>
              <h1 className={styles.name}>
                <bdi dir="ltr">{pairName(symbol)}</bdi>
                <ChevronDown size={14} className={styles.caret} aria-hidden="true" />
              </h1>
              <span className={styles.coinName}>{coinName ?? base}</span>
            </span>
          </button>
        )}
      >
        {(close) => <LazyPairPicker onClose={close} />}
      </Popover>
      <PairStar />
    </div>
  );
}
