import { act, screen } from '@testing-library/react';
import { http } from 'msw';
import type { ReactNode } from 'react';
import { BookPanel } from '@/src/market/book/BookPanel';
import { ChartPanel } from '@/src/market/chart/ChartPanel';
import { mountChart } from '@/src/market/chart/price/mountChart';
import { MobileBook } from '@/src/market/phone/MobileBook';
import { TradesPanel } from '@/src/market/trades/TradesPanel';
import { useFreshness } from '@/src/realtime';
import { answers, exchangeServer, withExchangeServer } from '../../support/exchangeServer';
import { renderTrade } from './tradePage';

// jsdom has no canvas: what the chart draws is looked at in the browser tests.
jest.mock('@/src/market/chart/price/mountChart');
withExchangeServer();
beforeEach(() => jest.mocked(mountChart).mockReturnValue(new Promise(() => undefined)));

const trade = { id: '1', price: '96482.1', quantity: '0.01', side: 'BUY', at: 0 } as const;
const MARK = /^Attempt/;

/** What panels are told; they are not told at once. */
const Told = () => <output>{useFreshness('BTC_USDT').kind}</output>;

/** A panel whose line broke, as soon as it knows. */
async function broken(panel: ReactNode, before?: (page: Awaited<ReturnType<typeof renderTrade>>) => void): Promise<void> {
  const page = await renderTrade(
    <>
      {panel}
      <Told />
    </>,
    { isSignedIn: false },
  );
  before?.(page);
  act(() => page.line.drop());
  await screen.findByText('reconnecting');
}

describe('the mark of old prices in a panel’s head', () => {
  it('is not there before the first trades', async () => {
    await broken(<TradesPanel />);
    expect(screen.queryByText(MARK)).toBeNull();
  });

  it('stands at trades that are there', async () => {
    const frame = { type: 'trades', symbol: 'BTC_USDT', isSnapshot: true, trades: [trade], at: 0 } as const;
    await broken(<TradesPanel />, ({ receive }) => receive({ ...frame, trades: [...frame.trades] }));
    expect(await screen.findByText(MARK)).toBeInTheDocument();
  });

  it('is not there before the first candles', async () => {
    exchangeServer.use(http.get('*/api/*', () => new Promise<never>(() => {})));
    await broken(<ChartPanel isSmall={false} />);
    expect(screen.queryByText(MARK)).toBeNull();
  });

  it('stands at candles that are there', async () => {
    answers('klines', []);
    await broken(<ChartPanel isSmall={false} />);
    expect(await screen.findByText(MARK)).toBeInTheDocument();
  });

  it('stands at a book that is there', async () => {
    await broken(<BookPanel layout="wide" />);
    expect(await screen.findByRole('img', { name: MARK })).toBeInTheDocument();
  });
});

describe('a phone’s book', () => {
  it('leaves it to the bar under the header to say that the line broke: its own would stand behind the buttons', async () => {
    await broken(<MobileBook rows={7} rowHeight={24} isFull />);
    expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull();
  });
});
