import { useState } from 'react';
import { DepthCurve } from '@/src/ui/chart/DepthCurve';
import { Sparkline } from '@/src/ui/chart/Sparkline';
import { CoinIcon } from '@/src/ui/coin/CoinIcon';
import { PairName } from '@/src/ui/coin/PairName';
import { Logo } from '@/src/ui/logo/Logo';
import { PriceText } from '@/src/ui/numbers/PriceText';
import type { Column, TableSort } from '@/src/ui/table/columns';
import { ShowMore } from '@/src/ui/table/ShowMore';
import { Table } from '@/src/ui/table/Table';
import { EmptyView } from '@/src/ui/views/EmptyView';
import { Section } from '../Section';
import styles from '../Workshop.module.css';
import { type SampleMarket, sampleDepth, sampleMarkets } from './sampleMarkets';

const columns: readonly Column<SampleMarket>[] = [
  {
    key: 'name',
    header: 'Name',
    kind: 'custom',
    isRowHeader: true,
    sortable: true,
    render: (row) => <PairName base={row.base} quote="USDT" name={row.name} />,
  },
  {
    key: 'price',
    header: 'Last price',
    kind: 'custom',
    align: 'end',
    sortable: true,
    render: (row) => <PriceText value={row.price} decimals={row.decimals} />,
  },
  { key: 'change', header: '24h change', kind: 'colored', sortable: true, value: (row) => row.change },
  { key: 'volume', header: '24h volume', kind: 'currency', compact: true, value: (row) => row.volume, hideBelow: 'desktop' },
  { key: 'balance', header: 'Balance', kind: 'formattedBalance', value: (row) => row.balance, decimals: () => 8, hidden: false },
  { key: 'hidden', header: 'Hidden', kind: 'formattedBalance', value: (row) => row.balance, hidden: true },
  {
    key: 'trend',
    header: 'Trend',
    kind: 'custom',
    align: 'end',
    render: (row) => <Sparkline values={row.trend} change={row.change} />,
    hideBelow: 'desktop',
  },
  { key: 'menu', header: '', kind: 'dropdown', label: 'More', options: () => [{ value: 'trade', label: 'Trade' }], onSelect: () => {} },
];
const rowKey = (row: SampleMarket) => row.base;
const KONTOR_MARK = 'M9 2v24M4 26h10M9 16.6L21.5 4M13.4 12.4L23 26';

export function Tables() {
  const [sort, setSort] = useState<TableSort>();
  return (
    <Section title="Tables and pictures">
      <div className={styles.card}>
        <Table label="Markets" columns={columns} rows={sampleMarkets} rowKey={rowKey} sort={sort} onSortChange={setSort} />
        <ShowMore hasMore onShowMore={() => {}} />
      </div>
      <div className={styles.card}>
        <Table label="Loading" columns={columns} rows={[]} rowKey={rowKey} loading skeletonRows={2} dense />
      </div>
      <div className={styles.card}>
        <Table
          label="Empty"
          columns={columns}
          rows={[]}
          rowKey={rowKey}
          empty={<EmptyView title="Nothing here" text="And this is why." />}
        />
      </div>
      <div className={styles.row}>
        {['BTC', 'ETH', 'SUI', 'NEAR', 'ARB', 'APT', 'INJ', 'SHIB', 'PEPE', 'TRX', 'ZZZ'].map((symbol) => (
          <CoinIcon key={symbol} symbol={symbol} size={40} />
        ))}
        <Logo name="Kontor" icon={KONTOR_MARK} />
      </div>
      <div className={styles.picture}>
        <DepthCurve {...sampleDepth} />
      </div>
    </Section>
  );
}
