import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import { multiply } from '@/domain/money/decimal';
import { useWorth } from '@/src/brand/useWorth';
import { useFormat } from '@/src/format';
import { AreaChart } from '@/src/ui/chart/AreaChart';
import { TabPanel } from '@/src/ui/tabs/TabPanel';
import { Tabs } from '@/src/ui/tabs/Tabs';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { Skeleton } from '@/src/ui/views/Skeleton';
import type { useWorthLine } from '../holdings/useWorthLine';
import { WORTH_RANGES, type WorthRange } from '../holdings/worthLine';
import styles from './WorthChart.module.css';

interface WorthChartProps {
  line: ReturnType<typeof useWorthLine>;
  isHidden: boolean;
  className?: string;
}

const RANGES = Object.keys(WORTH_RANGES) as WorthRange[];

/** The balance over the last days, in the user's currency. While balances are hidden so is their line. */
export function WorthChart({ line, isHidden, className }: WorthChartProps) {
  const { t } = useTranslation('common');
  const id = useId();
  return (
    <div className={clsx(styles.line, className)}>
      <Tabs
        id={id}
        look="segment"
        label={t('wallets.range')}
        className={styles.ranges}
        items={RANGES.map((value) => ({ value, label: <span className="counts">{t(`wallets.ranges.${value}`)}</span> }))}
        value={line.range}
        onChange={line.setRange}
      />
      <TabPanel tabs={id} value={line.range} className={styles.panel}>
        {isHidden ? <p className={styles.instead}>{t('wallets.chartHidden')}</p> : <Line line={line} />}
      </TabPanel>
    </div>
  );
}

function Line({ line: { range, points, error, retry } }: Pick<WorthChartProps, 'line'>) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const worth = useWorth();
  if (error) return <ErrorView compact onRetry={retry} />;
  if (!points) return <Skeleton className={styles.shape} />;
  const isDay = range === 'day';
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2)
    return <p className={styles.instead}>{t(isDay ? 'wallets.chartLaterHour' : 'wallets.chartLater')}</p>;
  const rate = worth.of('1') ?? '1';
  const shown = points.map(({ at, value }) => ({ at, value: multiply(value, rate) }));
  const inCurrency = (value: string | undefined, decimals: number) => format.currencyPrice(value, decimals, worth.currency);
  return (
    <AreaChart
      points={shown}
      className={styles.chart}
      label={t('wallets.chartLabel', {
        from: isDay ? format.moment(first.at) : format.date(first.at),
        to: isDay ? format.moment(last.at) : format.date(last.at),
        start: inCurrency(shown[0]?.value, 2),
        end: inCurrency(shown.at(-1)?.value, 2),
      })}
      valueText={(value, decimals) => inCurrency(value, decimals ?? 2)}
      timeText={(at) => (isDay ? format.hourMinute(at) : format.monthDay(at))}
      pointText={(at) => format.moment(at)}
    />
  );
}
