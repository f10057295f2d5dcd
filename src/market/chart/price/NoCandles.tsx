import { ChartCandlestick } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { EmptyView } from '@/src/ui/views/EmptyView';
import styles from '../Chart.module.css';
import type { ChartData } from '../data/chartData';
import { useCandleCount } from '../data/useCandleCount';

/** In the place of a chart that has nothing to draw: nobody traded here yet. Goes with the first candle. */
export function NoCandles({ data }: { data: ChartData }) {
  const { t } = useTranslation('common');
  if (useCandleCount(data) !== 0) return null;
  return (
    <div className={styles.cover} dir="auto">
      <EmptyView icon={ChartCandlestick} title={t('trade.noTrades')} text={t('trade.noCandlesText')} />
    </div>
  );
}
