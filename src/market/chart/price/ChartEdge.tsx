import { useTranslation } from 'next-i18next/pages';
import { useStore } from '@/src/lib/store/useStore';
import { Spinner } from '@/src/ui/button/Spinner';
import type { ChartData } from '../data/chartData';
import styles from './ChartEdge.module.css';
import type { PriceChart } from './priceChart';

/** What stands at the chart's left edge while it is scrolled back: older candles come, could not come, or do not exist. */
export function ChartEdge({ chart, data }: { chart: PriceChart; data: ChartData }) {
  const { t } = useTranslation('common');
  const edge = useStore(data.history.edge);
  const isAtStart = useStore(chart.isAtStart);
  if (edge === 'open' || (edge !== 'failed' && !isAtStart)) return null;
  return (
    <div className={styles.edge} role="status" data-testid="chart-edge">
      {edge === 'loading' ? (
        <>
          <Spinner />
          <span className="sr-only">{t('trade.chartOlder.loading')}</span>
        </>
      ) : null}
      {edge === 'end' ? t('trade.chartOlder.end') : null}
      {edge === 'failed' ? (
        <>
          {t('trade.chartOlder.failed')}
          <button type="button" className={styles.retry} onClick={() => void data.loadOlder(true)}>
            {t('trade.fresh.retry')}
          </button>
        </>
      ) : null}
    </div>
  );
}
