import { screen } from '@testing-library/react';
import type { Ticker } from '@/contract/market';
import { DayStats } from '@/src/market/pair/DayStats';
import { useStepText } from '@/src/market/useStepText';
import { renderTrade } from './tradePage';

const ticker: Ticker = {
  symbol: 'BTC_USDT',
  last: '96482.1',
  open: '94000',
  high: '97000',
  low: '93000',
  baseVolume: '33471.2',
  quoteVolume: '3220000000',
  change: '98.1',
  changePercent: '0.1',
  bestBid: '96482',
  bestAsk: '96482.3',
  reference: '96482.1',
  at: 0,
};

const Spread = () => <p>{useStepText()('0.00001', 5)}</p>;

it('the figures of the day stand in places that do not change with a digit more', async () => {
  const { receive, container } = await renderTrade(<DayStats />);
  const places = () => [...container.querySelectorAll<HTMLElement>('dd [style]')].map(({ style }) => style.minInlineSize);
  receive({ type: 'tickers', tickers: [ticker], at: 0 });
  const before = places();
  expect(before).toHaveLength(5);
  receive({ type: 'tickers', tickers: [{ ...ticker, change: '-10271.4', changePercent: '-12.41', baseVolume: '133471.2' }], at: 0 });
  expect(places()).toEqual(before);
  // "+10,271.4 (+12.41%)" fits: a price's characters, a sign, and ten for the percentage.
  expect(before[0]).toBe(`${'97,000.0'.length + 10}ch`);
});

it('a small spread has plain zeros beside prices that have them too, and their count beside prices that are told with it', async () => {
  const { receive } = await renderTrade(<Spread />);
  receive({ type: 'tickers', tickers: [{ ...ticker, last: '0.0364' }], at: 0 });
  expect(screen.getByText('0.00001')).toBeInTheDocument();
  receive({ type: 'tickers', tickers: [{ ...ticker, last: '0.00002418' }], at: 0 });
  expect(screen.getByText('0.0₄1')).toBeInTheDocument();
});
