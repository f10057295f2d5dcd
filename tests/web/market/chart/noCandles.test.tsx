import { act, screen } from '@testing-library/react';
import { ChartData } from '@/src/market/chart/data/chartData';
import { NoCandles } from '@/src/market/chart/price/NoCandles';
import { renderShell } from '../../../support/renderShell';

it('says that nobody traded once an empty page was read, not before, and no more with the first candle', () => {
  const data = new ChartData({ symbol: 'BTC_USDT', interval: '1m' });
  renderShell(<NoCandles data={data} />);
  expect(screen.queryByText('No trades yet')).not.toBeInTheDocument();
  act(() => data.take([]));
  expect(screen.getByText('No trades yet')).toBeInTheDocument();
  act(() => data.run({ time: 60, open: 1, high: 1, low: 1, close: 1, volume: 1 }));
  expect(screen.queryByText('No trades yet')).not.toBeInTheDocument();
});
