import { act, fireEvent, screen } from '@testing-library/react';
import { formatIn } from '@/src/format/useFormat';
import { BookPanel } from '@/src/market/book/BookPanel';
import { OrderBook } from '@/src/market/book/OrderBook';
import { TwoSidedBook } from '@/src/market/book/TwoSidedBook';
import { answerMediaQueries } from '../../support/matchMedia';
import { orderFixture, renderTrade } from './tradePage';

const book = <OrderBook view="both" rowHeight={18} isTall={false} showTotal />;
const symbol = 'BTC_USDT';
/** A row prints its size and its total, and nothing else in the book prints sizes. */
const PRINTS_PER_ROW = 2;

const barsOf = (rows: readonly HTMLElement[]) =>
  rows.map((row) => row.querySelector<HTMLElement>('[data-part="bar"]')?.style.getPropertyValue('--depth'));

describe('order book', () => {
  it('renders one row for a frame that changes one level', async () => {
    const { receive } = await renderTrade(book);
    const rows = screen.getAllByTestId('book-row');
    expect(rows).toHaveLength(26);
    const printed = jest.spyOn(formatIn('en'), 'size');

    // The thirteenth ask is the last in view: no other row's total contains it.
    receive({ type: 'depth.update', symbol, prevSeq: 1, seq: 2, bids: [], asks: [['96485.9', '7.5']], at: 0 });
    expect(printed).toHaveBeenCalledTimes(PRINTS_PER_ROW);
    expect(printed.mock.calls.map(([value]) => value)).toEqual(['7.5', '13.5']);
    expect(screen.getAllByTestId('book-row')).toEqual(rows);

    // A level beyond those in view changes nothing at all.
    printed.mockClear();
    receive({ type: 'depth.update', symbol, prevSeq: 2, seq: 3, bids: [], asks: [['96487.7', '9']], at: 0 });
    expect(printed).not.toHaveBeenCalled();
    printed.mockRestore();
  });

  it('sets every depth bar against the larger side, without rendering rows', async () => {
    const { receive } = await renderTrade(book);
    const shares = () => barsOf(screen.getAllByTestId('book-row'));
    expect(shares().slice(0, 13)).toEqual(shares().slice(13));
    expect(shares()[12]).toBe('1');
    receive({ type: 'depth.update', symbol, prevSeq: 1, seq: 2, bids: [], asks: [['96485.9', '7']], at: 0 });
    expect(shares()[12]).toBe('1');
    expect(shares()[25]).toBe('0.5');
  });

  it('measures the bars of two columns against the rows that stand, few or many', async () => {
    const bids = () => barsOf(screen.getAllByTestId('book-row'));
    const { unmount } = await renderTrade(<TwoSidedBook rowHeight={24} rows={5} showTotal={false} />);
    expect(bids().slice(0, 5)).toEqual(['0.2', '0.4', '0.6', '0.8', '1']);
    unmount();
    await renderTrade(<TwoSidedBook rowHeight={27} rows={20} showTotal={false} />);
    expect(
      bids()
        .slice(0, 20)
        .filter((width) => width === '1'),
    ).toHaveLength(1);
  });

  it('has higher rows on a tablet that is touched', async () => {
    const panel = <BookPanel layout="tablet" />;
    const height = () => screen.getByTestId('order-book').style.getPropertyValue('--book-row');
    const { unmount } = await renderTrade(panel);
    expect(height()).toBe('20px');
    unmount();
    answerMediaQueries(true);
    await renderTrade(panel);
    expect(height()).toBe('32px');
    answerMediaQueries(false);
  });

  it('puts a pressed price into the ticket with all decimals of the tick', async () => {
    const { store } = await renderTrade(book);
    const [nearestAsk] = screen.getAllByTestId('book-row');
    if (nearestAsk) fireEvent.click(nearestAsk);
    expect(store.getState().trade.spotForm).toMatchObject({ price: '96482.3', type: 'LIMIT' });
  });

  it('marks the rows with own orders', async () => {
    const order = { ...orderFixture, price: '96481.4' };
    const { line, container } = await renderTrade(book, { openOrders: [order] });
    expect(line.realtime.account.getSnapshot().openOrders).toHaveLength(1);
    expect(container.querySelectorAll('[data-own-order]')).toHaveLength(1);
    expect(container.querySelector('[data-own-order]')?.parentElement).toHaveTextContent('96,481.4');
  });

  it('keeps the last paint dimmed while the line is down, and says since when', async () => {
    const { line } = await renderTrade(book);
    act(() => {
      line.realtime.networkLost();
      line.paint();
    });
    await screen.findByText(/Connection lost at/);
    expect(screen.getAllByTestId('book-row')).toHaveLength(26);
    expect(screen.getByRole('button', { name: 'Retry now' })).toBeInTheDocument();
  });
});
