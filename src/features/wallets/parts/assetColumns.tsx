import type { TFunction } from 'next-i18next/pages';
import { useFormat } from '@/src/format';
import { ShareBar } from '@/src/ui/chart/ShareBar';
import { CoinName } from '@/src/ui/coin/CoinName';
import { Link } from '@/src/ui/link/Link';
import { BalanceText } from '@/src/ui/numbers/BalanceText';
import type { Column } from '@/src/ui/table/columns';
import { type AssetRow, percentOf, type Shelf, sumOf } from '../holdings/assetRows';
import type { Act } from './Acts';
import styles from './AssetTable.module.css';
import { coinPath } from './coinPath';
import { RowActs } from './RowActs';
import { UsdPrice, UsdValue } from './UsdValue';

interface ColumnParts {
  t: TFunction;
  shelf: Shelf;
  hidden: boolean;
  rows: readonly AssetRow[];
  nameOf: (symbol: string) => string | undefined;
  decimalsOf: (symbol: string) => number;
  actsOf: (coin: string) => readonly Act[];
}

/** Of all wallets and the trading one: what is free and what is set aside. Of the main one: prices, and each coin's share. */
export function columnsOf({ t, shelf, hidden, rows, nameOf, decimalsOf, actsOf }: ColumnParts): Column<AssetRow>[] {
  const whole = sumOf(rows);
  const amount = (key: 'total' | 'available' | 'held', header: string, hideBelow?: 'tablet' | 'desktop'): Column<AssetRow> => ({
    key,
    kind: 'custom',
    align: 'end',
    header,
    render: (row) => (
      <BalanceText
        value={row[key]}
        hidden={hidden}
        decimals={decimalsOf(row.symbol)}
        className={key === 'total' ? styles.total : styles.part}
      />
    ),
    ...(hideBelow && { hideBelow }),
  });
  const coin: Column<AssetRow> = {
    key: 'coin',
    kind: 'custom',
    header: t('wallets.coin'),
    isRowHeader: true,
    render: ({ symbol }) => (
      <Link href={coinPath(shelf, symbol)} className={styles.coin}>
        <CoinName symbol={symbol} name={nameOf(symbol)} />
      </Link>
    ),
  };
  const price: Column<AssetRow> = {
    key: 'price',
    kind: 'custom',
    align: 'end',
    header: t('wallets.price'),
    hideBelow: 'desktop',
    render: (row) => <UsdPrice usd={row.price} />,
  };
  const change: Column<AssetRow> = { key: 'change', kind: 'colored', header: t('wallets.change24h'), value: (row) => row.change };
  const value: Column<AssetRow> = {
    key: 'value',
    kind: 'hideBalanceText',
    header: t('wallets.value'),
    hidden,
    value: (row) => <UsdValue usd={row.value} />,
  };
  const share: Column<AssetRow> = {
    key: 'share',
    kind: 'custom',
    align: 'end',
    header: t('wallets.share'),
    hideBelow: 'desktop',
    render: (row) => <ShareCell percent={row.value === undefined ? undefined : percentOf(row.value, whole)} />,
  };
  const acts: Column<AssetRow> = {
    key: 'acts',
    kind: 'action',
    header: '',
    label: t('wallets.acts'),
    render: ({ symbol }) => <RowActs coin={symbol} acts={actsOf(symbol)} />,
  };
  if (shelf === 'MAIN') return [coin, amount('total', t('wallets.balance')), price, change, value, share, acts];
  const held = shelf === 'TRADE' ? t('wallets.inOrders') : t('wallets.onHold');
  return [
    coin,
    amount('total', t('wallets.totalAmount')),
    amount('available', t('wallets.available'), 'desktop'),
    amount('held', held, 'desktop'),
    value,
    change,
    acts,
  ];
}

/** How much of the wallet a coin is. */
function ShareCell({ percent }: { percent: string | undefined }) {
  const format = useFormat();
  const part = Number(percent ?? 0);
  const shares = [
    { key: 'part', percent: part, color: 'var(--text-secondary)' },
    { key: 'rest', percent: 100 - part, color: 'transparent' },
  ];
  return (
    <span className={styles.share}>
      <ShareBar shares={shares} className={styles.shareBar} />
      <bdi className="num" dir="ltr">
        {format.share(percent, 1)}
      </bdi>
    </span>
  );
}
