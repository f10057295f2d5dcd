import { CoinIcon } from '../coin/CoinIcon';
import { Link } from '../link/Link';
import styles from './CoinShortcuts.module.css';
import type { PickerCoin } from './pickCoins';

const SHOWN = 4;

interface CoinShortcutsProps {
  /** The one that is chosen: it is no way to another. */
  value: string;
  coins: readonly PickerCoin[] | undefined;
  pathOf: (coinSymbol: string) => string;
}

/** The best known other coins, one press away from the one that is chosen. */
export function CoinShortcuts({ value, coins = [], pathOf }: CoinShortcutsProps) {
  const others = coins
    .filter(({ coinSymbol }) => coinSymbol !== value)
    .toSorted((one, other) => other.sort - one.sort)
    .slice(0, SHOWN);
  if (others.length === 0) return null;
  return (
    <div className={styles.shortcuts}>
      {others.map(({ coinSymbol, icon }) => (
        <Link key={coinSymbol} href={pathOf(coinSymbol)} className={styles.shortcut}>
          <CoinIcon symbol={coinSymbol} src={icon} size={20} />
          {coinSymbol}
        </Link>
      ))}
    </div>
  );
}
