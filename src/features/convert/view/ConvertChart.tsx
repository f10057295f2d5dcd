import { useTranslation } from 'next-i18next/pages';
import { useMemo, useState } from 'react';
import type { Instrument } from '@/contract/instrument';
import { divide, isZero, multiply, subtract } from '@/domain/money/decimal';
import { useKlines } from '@/src/api/queries/market';
import { usePairs } from '@/src/api/queries/pairs';
import { formatHourMinute, useFormat } from '@/src/format';
import { AreaChart, type AreaPoint } from '@/src/ui/chart/AreaChart';
import { CoinIcon } from '@/src/ui/coin/CoinIcon';
import { ChangeText } from '@/src/ui/numbers/ChangeText';
import { Tabs } from '@/src/ui/tabs/Tabs';
import { EmptyView } from '@/src/ui/views/EmptyView';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { Skeleton } from '@/src/ui/views/Skeleton';
import styles from './ConvertChart.module.css';

const of = (pair: Instrument, one: string, other: string) =>
  (pair.base === one && pair.quote === other) || (pair.base === other && pair.quote === one);

/** The market of the two coins; where they have none, the first one of the coin that is got, else of the other. */
function chartPair(pairs: readonly Instrument[], from: string, to: string): Instrument | undefined {
  return pairs.find((pair) => of(pair, from, to)) ?? pairs.find(({ base }) => base === to) ?? pairs.find(({ base }) => base === from);
}

const RANGES = { day: ['15m', 96], week: ['1h', 168], month: ['4h', 180], year: ['1d', 365] } as const;
type Range = keyof typeof RANGES;
const DECIMALS = 12;

/** How the price of the two coins went, from the candles of their market, or of the dearer one's. */
export function ConvertChart({ from, to }: { from: string; to: string }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const [range, setRange] = useState<Range>('day');
  const { data: pairs } = usePairs();
  const pair = pairs && chartPair(pairs, from, to);
  const [type, limit] = RANGES[range];
  const { data: candles, error, mutate, isValidating } = useKlines(pair ? { coinSymbol: pair.symbol, type, limit } : undefined);
  const points = useMemo(() => candles?.map(([at, , , , close]): AreaPoint => ({ at, value: close })), [candles]);
  const [first, last] = [points?.[0]?.value, points?.at(-1)?.value];
  const change = first && last && !isZero(first) ? multiply(divide(subtract(last, first), first, 'down', DECIMALS), '100') : undefined;
  const timeText = (at: number) => (range === 'day' ? formatHourMinute(at) : range === 'year' ? format.date(at) : format.monthDay(at));
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2 className={styles.name}>
          <span className={styles.icons}>
            <CoinIcon symbol={from} size={28} />
            <CoinIcon symbol={to} size={28} />
          </span>
          <bdi dir="ltr">
            {from} → {to}
          </bdi>
        </h2>
        <Tabs
          label={t('convert.range')}
          look="segment"
          size="dense"
          value={range}
          onChange={setRange}
          items={(Object.keys(RANGES) as Range[]).map((value) => ({
            value,
            label: <span className="counts">{t(`wallets.ranges.${value}`)}</span>,
          }))}
        />
      </div>
      {pairs && !pair ? (
        <EmptyView title={t('convert.noChart')} compact />
      ) : error ? (
        <ErrorView title={t('convert.chartFailed')} onRetry={() => void mutate()} retrying={isValidating} compact />
      ) : points && last !== undefined && pair ? (
        <>
          <p className={styles.price}>
            <bdi className="num" dir="ltr">
              {format.amount(last)}
            </bdi>
            <span className={styles.unit}>
              {pair.base}/{pair.quote}
            </span>
            <ChangeText value={change} />
          </p>
          <AreaChart
            points={points}
            label={t('convert.chart', {
              base: pair.base,
              quote: pair.quote,
              first: format.amount(first ?? last),
              last: format.amount(last),
            })}
            valueText={(value, decimals) => format.amount(value, decimals)}
            timeText={timeText}
            pointText={(at) => format.moment(at)}
          />
        </>
      ) : (
        <Skeleton className={styles.shape} />
      )}
    </section>
  );
}
