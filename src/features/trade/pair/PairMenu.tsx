import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useCoins } from '@/src/api/queries/market';
import { CoinIcon } from '@/src/ui/coin/CoinIcon';
import { Popover } from '@/src/ui/menu/Popover';
import { pairName } from '../model/tradeMarket';
import { useMarket } from '../TradeContext';
import styles from './Pair.module.css';
import { PairPicker } from './PairPicker';
import picker from './PairPicker.module.css';

const ICON_SIZE = 28;

/** The pair's name; opens the list of all pairs. */
export function PairMenu() {
  const { t } = useTranslation('common');
  const { symbol, base } = useMarket();
  const { data: coins } = useCoins();
  const coinName = coins?.find((coin) => coin.coinSymbol === base)?.name;
  return (
    <Popover
      label={t('trade.choosePair')}
      className={picker.popover}
      trigger={(props) => (
        <button {...props} type="button" className={styles.nameButton} data-testid="pair-menu">
          <CoinIcon symbol={base} size={ICON_SIZE} />
          <span>
            <h1 className={styles.name}>
              <bdi dir="ltr">{pairName(symbol)}</bdi>
              <ChevronDown size={16} aria-hidden="true" />
            </h1>
            <span className={styles.coinName}>{coinName ?? base}</span>
          </span>
        </button>
      )}
    >
      {(close) => <PairPicker onClose={close} />}
    </Popover>
  );
}
