import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Coin } from '@/contract/market';
import { usePickerCoins } from '@/src/api/queries/pickerCoins';
import { pathTo } from '@/src/config/matchRoute';
import { CoinIcon } from '@/src/ui/coin/CoinIcon';
import { CoinShortcuts } from '@/src/ui/picker/CoinShortcuts';
import styles from '../Choice.module.css';
import wordStyles from '../Words.module.css';

/** Which coin; the best known others are one click away. */
export function CoinChoice({ coin, picker }: { coin: Coin; picker: (onClose: () => void) => ReactNode }) {
  const coins = usePickerCoins(false);
  const [isPicking, setPicking] = useState(false);
  return (
    <>
      <button type="button" className={styles.coin} onClick={() => setPicking(true)} aria-haspopup="dialog" data-testid="receive-coin">
        <CoinIcon symbol={coin.coinSymbol} src={coin.icon} size={28} />
        <span className={styles.coinWords}>
          <span className={wordStyles.strong}>{coin.coinSymbol}</span> {coin.name}
        </span>
        <ChevronDown size={18} aria-hidden="true" />
      </button>
      <CoinShortcuts value={coin.coinSymbol} coins={coins} pathOf={(coinSymbol) => pathTo('walletsReceive', { coin: coinSymbol })} />
      {isPicking ? picker(() => setPicking(false)) : null}
    </>
  );
}
