import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { groupOrders } from '@/domain/chart/orderGroups';
import { OrderTags } from '@/src/market/chart/orders/OrderTags';
import { type LinedOrder, useOrderLines } from '@/src/market/chart/orders/useOrderLines';
import type { PriceChart } from '@/src/market/chart/price/priceChart';
import { answers, withExchangeServer } from '../../../support/exchangeServer';
import { orderFixture, renderTrade } from '../tradePage';

withExchangeServer();

const plot = { width: 600, height: 400 };

/** A chart that draws nothing: 96,500 at its top, 96,100 at its bottom, a px a unit unless drawn otherwise. */
class FakeChart {
  lines: readonly LinedOrder[] = [];
  readonly include = jest.fn();
  private paint: () => void = () => undefined;
  private pxPerUnit = 1;

  ownOrders() {
    const points = this.lines.map((order) => ({ order, isBuy: order.isBuy, y: (96_500 - order.price) * this.pxPerUnit }));
    return { own: groupOrders(points, { height: plot.height, last: undefined }), plot };
  }

  onPaint(paint: () => void) {
    this.paint = paint;
    return () => undefined;
  }

  draw(lines: readonly LinedOrder[], pxPerUnit = 1) {
    this.lines = lines;
    this.pxPerUnit = pxPerUnit;
    this.paint();
  }
}

function Tags({ chart }: { chart: FakeChart }) {
  const lines = useOrderLines();
  chart.lines = lines;
  return <OrderTags chart={chart as unknown as PriceChart} orders={lines} legend={{ current: null }} />;
}

async function renderTags(prices: readonly number[]) {
  const chart = new FakeChart();
  const openOrders = prices.map((price, index) => ({
    ...orderFixture,
    orderId: String(index),
    clientOrderId: `c${index}`,
    price: String(price),
  }));
  const view = await renderTrade(<Tags chart={chart} />, { openOrders });
  act(() => chart.draw(chart.lines));
  return { chart, ...view };
}

const buttonNamed = (name: RegExp) => screen.getByRole('button', { name });

describe('own orders on the chart', () => {
  it('has a tag for an order alone, and cancels it there', async () => {
    const seen = jest.fn();
    answers('cancelSpotOrder', { ...orderFixture, status: 'CANCELED' }, seen);
    await renderTags([96_300]);
    expect(screen.getByTestId('order-tag')).toHaveTextContent('Buy limit0.05000');
    await userEvent.click(buttonNamed(/^Cancel Buy limit 0.05000 at 96,300.0$/));
    await waitFor(() => expect(seen).toHaveBeenCalledTimes(1));
  });

  it('has one tag for orders near each other, and lists them with their prices when pressed', async () => {
    const user = userEvent.setup();
    await renderTags([96_300, 96_310, 96_305, 96_150]);
    expect(screen.getAllByTestId('order-tag').map((tag) => tag.textContent)).toEqual(['3 buys96,300.0 to 96,310.0', 'Buy limit0.05000']);
    const group = buttonNamed(/^3 buys/);
    expect(group).toHaveAttribute('aria-expanded', 'false');
    await user.click(group);
    const rows = within(screen.getByRole('list', { name: '3 buys' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Buy limit96,310.00.05000',
      'Buy limit96,305.00.05000',
      'Buy limit96,300.00.05000',
    ]);
    expect(within(rows[1] as HTMLElement).getByRole('button', { name: /^Cancel .* at 96,305.0$/ })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(group).toHaveFocus();
  });

  it('opens a list under a mouse that rests, and closes it when it goes', async () => {
    const user = userEvent.setup();
    await renderTags([96_300, 96_310]);
    await user.hover(buttonNamed(/^2 buys/));
    await screen.findByRole('list', { name: '2 buys' });
    await user.unhover(buttonNamed(/^2 buys/));
    await waitFor(() => expect(screen.queryByRole('list')).not.toBeInTheDocument());
  });

  it('counts what is out of view at the edge behind which it is, and brings it into view', async () => {
    const { chart } = await renderTags([96_600, 96_300, 95_000, 94_000]);
    expect(screen.getAllByTestId('order-tag')).toHaveLength(1);
    expect(buttonNamed(/^\+1 above/)).toBeInTheDocument();
    await userEvent.click(buttonNamed(/^\+2 below/));
    expect(chart.include).toHaveBeenCalledWith([95_000, 94_000]);
  });

  it('holds a list still that a user has open, and groups anew once it is closed', async () => {
    const user = userEvent.setup();
    const { chart } = await renderTags([96_480, 96_490, 96_485, 96_450]);
    await user.click(buttonNamed(/^3 buys/));
    const tags = () => screen.getAllByTestId('order-tag').map((tag) => tag.textContent);
    const before = tags();
    // The market moves: prices lie further apart now.
    act(() => chart.draw(chart.lines, 6));
    expect(tags()).toEqual(before);
    expect(within(screen.getByRole('list', { name: '3 buys' })).getAllByRole('listitem')).toHaveLength(3);
    await user.keyboard('{Escape}');
    expect(screen.getAllByTestId('order-tag').length).toBeGreaterThan(2);
  });

  it('lets go of a list whose orders are gone', async () => {
    const user = userEvent.setup();
    const { chart, receive } = await renderTags([96_300, 96_310, 96_150]);
    await user.click(buttonNamed(/^2 buys/));
    const gone = { ...orderFixture, orderId: '0', clientOrderId: 'c0', price: '96300', status: 'CANCELED' as const, updatedAt: 2 };
    receive({ type: 'private', seq: 1, orders: [gone], fills: [], balances: [], transfers: [], at: 2 });
    act(() => chart.draw(chart.lines));
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(screen.getAllByTestId('order-tag').map((tag) => tag.textContent)).toEqual(['Buy limit0.05000', 'Buy limit0.05000']);
  });
});
