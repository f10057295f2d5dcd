import { act, screen, within } from '@testing-library/react';
import { Profiler } from 'react';
import type { PublicTrade } from '@/contract/market';
import { Ticket } from '@/src/features/spot/ticket/Ticket';
import { formatIn } from '@/src/format/useFormat';
import { everySecond } from '@/src/lib/everySecond';
import { OrderBook } from '@/src/market/book/OrderBook';
import { TwoSidedBook } from '@/src/market/book/TwoSidedBook';
import { TradesList } from '@/src/market/trades/TradesList';
import { TradeRing } from '@/src/market/trades/tradeRing';
import { spotFormChanged } from '@/src/state/tradeSlice';
import { orderFixture, renderTrade } from './tradePage';

const symbol = 'BTC_USDT';

/** What a frame changes in the page, in words: texts by what they became, bars, and elements that came or went. */
async function changesIn(root: Element, act: () => void) {
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
  act();
  await Promise.resolve();
  changes.push(...observer.takeRecords());
  observer.disconnect();
  return {
    texts: changes.filter(({ type }) => type === 'characterData').map(({ target }) => target.textContent),
    bars: changes.filter(({ target, attributeName }) => attributeName === 'style' && (target as Element).matches('[data-part="bar"]'))
      .length,
    attributes: changes.filter(({ attributeName }) => attributeName && attributeName !== 'style').map(({ attributeName }) => attributeName),
    elements: changes.filter(({ type }) => type === 'childList').length,
  };
}

const trade = (id: string, part: Partial<PublicTrade> = {}): PublicTrade => ({
  id,
  price: '96482.1',
  quantity: '0.5',
  side: 'BUY',
  at: 0,
  ...part,
});

afterEach(() => jest.restoreAllMocks());

describe('what a frame costs', () => {
  it.each([
    ['stacked', <OrderBook key="book" view="both" rowHeight={18} isTall={false} showTotal />, ['0.75000', '6.25000', '6.75000']],
    ['side by side', <TwoSidedBook key="book" rowHeight={24} rows={13} showTotal={false} />, ['0.75000']],
  ])('a new size changes its text, the totals behind it and bars, and no element: %s', async (_name, ui, written) => {
    const { receive } = await renderTrade(ui);
    const book = screen.getByTestId('order-book');
    const frame = { type: 'depth.update', symbol, prevSeq: 1, seq: 2, bids: [], asks: [['96485.6', '0.75']], at: 0 } as const;
    const { texts, bars, attributes, elements } = await changesIn(book, () => receive({ ...frame, bids: [], asks: [['96485.6', '0.75']] }));
    expect(texts).toEqual(written);
    expect(bars).toBeLessThanOrEqual(26);
    expect({ attributes, elements }).toEqual({ attributes: [], elements: 0 });
  });

  it('a price that comes between others moves the rows by their texts, and the words for speech follow by the second', async () => {
    const { receive } = await renderTrade(<OrderBook view="both" rowHeight={18} isTall={false} showTotal />);
    const rows = screen.getAllByTestId('book-row');
    const book = screen.getByTestId('order-book');
    receive({ type: 'depth.update', symbol, prevSeq: 1, seq: 2, bids: [['96482.1', '2']], asks: [], at: 0 });
    expect(screen.getAllByTestId('book-row')).toEqual(rows);
    expect(rows[13]).toHaveTextContent('96,482.12.000002.00000');
    expect(rows[14]).toHaveTextContent('96,482.00.500002.50000');
    const words = within(book).getByText(/96,482\.0.*96,482\.3/);
    expect(words).toHaveClass('sr-only');
    act(() => everySecond.tell());
    expect(words).toHaveTextContent(/96,482\.1.*96,482\.3/);
  });

  it('a mark stays with the price of the own order', async () => {
    const { receive, container } = await renderTrade(<OrderBook view="both" rowHeight={18} isTall={false} showTotal />, {
      openOrders: [{ ...orderFixture, price: '96481.4' }],
    });
    receive({ type: 'depth.update', symbol, prevSeq: 1, seq: 2, bids: [['96482.1', '2']], asks: [], at: 0 });
    const marks = container.querySelectorAll('[data-own-order]');
    expect(marks).toHaveLength(1);
    expect(marks[0]?.parentElement).toHaveTextContent('96,481.4');
  });

  it('trades move through their places by their texts and sides', async () => {
    const { receive } = await renderTrade(<TradesList />);
    receive({ type: 'trades', symbol, isSnapshot: true, trades: [trade('2', { side: 'SELL' }), trade('1')], at: 0 });
    const list = screen.getByTestId('recent-trades');
    expect(list).toHaveTextContent(/Sell96,482\.1.*Buy96,482\.1/);
    receive({ type: 'trades', symbol, isSnapshot: false, trades: [trade('3', { price: '96482.2' })], at: 0 });
    const { texts, attributes, elements } = await changesIn(list, () =>
      receive({
        type: 'trades',
        symbol,
        isSnapshot: true,
        trades: [trade('4', { side: 'SELL' }), trade('3', { price: '96482.2' }), trade('2')],
        at: 0,
      }),
    );
    expect(elements).toBe(0);
    expect(attributes).toEqual(['class', 'class']);
    expect(texts).toEqual(expect.arrayContaining(['Sell', 'Buy', '96,482.1', '96,482.2']));
    expect(list).toHaveTextContent(/Sell96,482\.1.*Buy96,482\.2.*Buy96,482\.1/);
  });

  it('a new trade goes into the last row, which goes to the front, and the rows between are not written', async () => {
    const { receive } = await renderTrade(<TradesList maxRows={3} />);
    const older = [trade('3', { price: '96482.3' }), trade('2', { price: '96482.2' }), trade('1', { price: '96482.1' })];
    receive({ type: 'trades', symbol, isSnapshot: true, trades: older, at: 0 });
    const list = screen.getByTestId('recent-trades');
    const rows = () => [...(list.firstElementChild?.children ?? [])];
    const [first, second, last] = rows();
    const { texts } = await changesIn(list, () =>
      receive({ type: 'trades', symbol, isSnapshot: false, trades: [trade('4', { price: '96482.4', side: 'SELL' })], at: 0 }),
    );
    expect(texts).toEqual(['Sell', '96,482.4']);
    expect(rows()).toEqual([last, first, second]);
    expect(list).toHaveTextContent(/^Sell96,482\.4.*Buy96,482\.3.*Buy96,482\.2/);
  });

  it('each trade stands in its place, however many have come, at once or one by one', async () => {
    const { receive } = await renderTrade(<TradesList maxRows={3} />);
    const list = screen.getByTestId('recent-trades');
    const one = (id: number) => trade(String(id), { price: String(96_000 + id) });
    const update = (...ids: number[]) => receive({ type: 'trades', symbol, isSnapshot: false, trades: ids.map(one), at: 0 });
    const px = (text: string) => Number.parseInt(text || '0', 10);
    const shown = () => {
      const box = list.firstElementChild as HTMLElement;
      const moved = px(box.style.translate.split(' ')[1] ?? '');
      const rows = [...box.children] as HTMLElement[];
      return rows.map((row) => [moved + px(row.style.insetBlockStart), row.querySelector('[data-part="price"]')?.textContent]);
    };
    receive({ type: 'trades', symbol, isSnapshot: true, trades: [3, 2, 1].map(one), at: 0 });
    for (const [ids, prices] of [
      [[4], ['96,004.0', '96,003.0', '96,002.0']],
      [
        [5, 6],
        ['96,006.0', '96,005.0', '96,004.0'],
      ],
      [
        [7, 8, 9, 10],
        ['96,010.0', '96,009.0', '96,008.0'],
      ],
      [[11], ['96,011.0', '96,010.0', '96,009.0']],
    ] as const) {
      update(...ids);
      expect(shown()).toEqual(prices.map((price, place) => [place * 20, price]));
    }
  });

  it('the rows of trades never move farther than a browser can count', async () => {
    const box = document.createElement('div');
    box.innerHTML = '<div></div><div></div>'.repeat(2);
    const words = { BUY: 'Buy', SELL: 'Sell' };
    const ring = new TradeRing(box, { format: formatIn('en'), priceDecimals: 1, sizeDecimals: 5, words, classes: words }, 20);
    let shown: PublicTrade[] = [];
    for (let id = 0; id < 2_100; id += 1) {
      shown = [trade(String(id)), ...shown].slice(0, 4);
      ring.write(shown);
    }
    const moved = Number.parseInt(box.style.translate.split(' ')[1] ?? '0', 10);
    expect(moved).toBeLessThanOrEqual(20_000);
    const rows = [...box.children] as HTMLElement[];
    expect(rows.map((row) => moved + Number.parseInt(row.style.insetBlockStart, 10))).toEqual([0, 20, 40, 60]);
  });

  it('the ticket is not rendered for a price, but for what follows from it', async () => {
    // Prices grow old by the clock, and say so.
    jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
    const rendered = jest.fn();
    const { receive, store } = await renderTrade(
      <Profiler id="ticket" onRender={rendered}>
        <Ticket />
      </Profiler>,
    );
    act(() => void store.dispatch(spotFormChanged({ price: '96450', size: '0.5', isPostOnly: true })));
    rendered.mockClear();
    receive({ type: 'trades', symbol, isSnapshot: false, trades: [trade('9', { price: '96482.9', at: 1 })], at: 1 });
    receive({ type: 'depth.update', symbol, prevSeq: 1, seq: 2, bids: [['96482.1', '2']], asks: [['96482.2', '1']], at: 1 });
    expect(rendered).not.toHaveBeenCalled();
    // Somebody sells below the price: posting alone is no longer possible.
    receive({ type: 'depth.update', symbol, prevSeq: 2, seq: 3, bids: [], asks: [['96440', '1']], at: 2 });
    expect(rendered).toHaveBeenCalled();
  });

  it('nothing, while the page is not seen: without frames nothing in it changes, and the next one catches up', async () => {
    const { line, receive } = await renderTrade(
      <>
        <OrderBook view="both" rowHeight={18} isTall={false} showTotal />
        <TradesList />
      </>,
    );
    receive({ type: 'trades', symbol, isSnapshot: true, trades: [trade('1')], at: 0 });
    const hidden = await changesIn(document.body, () => {
      line.receive({ type: 'trades', symbol, isSnapshot: false, trades: [trade('2', { price: '96482.6' })], at: 1 });
      line.receive({ type: 'depth.update', symbol, prevSeq: 1, seq: 2, bids: [['96482.1', '2']], asks: [], at: 1 });
    });
    expect(hidden).toEqual({ texts: [], bars: 0, attributes: [], elements: 0 });
    act(() => line.paint());
    expect(screen.getByTestId('recent-trades')).toHaveTextContent('96,482.6');
    expect(screen.getAllByTestId('book-row')[13]).toHaveTextContent('96,482.1');
  });
});
