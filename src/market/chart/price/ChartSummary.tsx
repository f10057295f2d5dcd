import { useTranslation } from 'next-i18next/pages';
import { extremesIn } from '@/domain/chart/extremes';
import type { KlineInterval } from '@/domain/chart/intervals';
import { useFormat } from '@/src/format';
import { useMarket } from '../../MarketContext';
import { axisPrice } from '../chartText';
import type { ChartData } from '../data/chartData';
import { useCandleCount } from '../data/useCandleCount';
import { intervalLabel } from '../intervalLabel';

/** What the picture shows, in words, for who cannot see it. It follows closed candles, not every tick: nobody could listen to that. */
export function ChartSummary({ id, data, interval }: { id: string; data: ChartData; interval: KlineInterval }) {
  const { t } = useTranslation('common');
  const { priceIncrement, priceDecimals } = useMarket();
  const format = useFormat();
  const count = useCandleCount(data);
  const first = data.candles[0];
  const last = data.candles.at(-1);
  const found = extremesIn(data.candles, 0, count - 1);
  if (!first || !last || !found) return <p id={id} className="sr-only" />;
  const price = (value: number) => axisPrice(value, priceIncrement, priceDecimals, format.locale);
  return (
    <p id={id} className="sr-only">
      {t('trade.chartSummary', {
        interval: intervalLabel(interval),
        from: format.dateTime(first.time * 1000),
        to: format.dateTime(last.time * 1000),
        close: price(last.close),
        high: price(found.highest.price),
        low: price(found.lowest.price),
      })}{' '}
      {t('trade.chartKeys')}
    </p>
  );
}
