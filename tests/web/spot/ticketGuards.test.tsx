import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { CreateSpotOrder } from '@/contract/spot';
import { Ticket } from '@/src/features/spot/ticket/Ticket';
import { answers, exchangeServer, withExchangeServer } from '../../support/exchangeServer';
import { levels, orderFixture, renderTrade } from '../market/tradePage';

// What stands between a nervous hand and a second order, or a price nobody meant.
withExchangeServer();
// The question comes with the first press; what is tried here is not how long that takes.
beforeAll(() => import('@/src/features/spot/ticket/confirm/OrderConfirm'), 60_000);
// It looks for a quarter of a minute; what it does in that time has tests of its own (placeSpotOrder.test.ts).
jest.mock('@/src/features/spot/ticket/findOrder', () => ({ findOrder: async () => undefined }));

const button = () => screen.getByTestId('place-order');
const field = (name: 'price' | 'amount') => screen.getByTestId(`ticket-${name}`);

async function ticketOf() {
  answers('spotFeeRates', { makerFeeRate: '0.001', takerFeeRate: '0.001' });
  const page = await renderTrade(<Ticket />, { balances: [{ wallet: 'TRADE', asset: 'USDT', available: '5000000', held: '0' }] });
  return { ...page, user: userEvent.setup() };
}

/** The exchange takes orders and answers as told: with the order, or not at all. What it was sent is kept. */
function exchangeThat(...outcomes: ('placed' | 'silent')[]): CreateSpotOrder[] {
  const sent: CreateSpotOrder[] = [];
  const place = http.post('*/api/spot/order', async ({ request }) => {
    sent.push((await request.json()) as CreateSpotOrder);
    if (outcomes[sent.length - 1] === 'silent') return HttpResponse.error();
    return HttpResponse.json({ code: '0', msg: 'success', data: orderFixture });
  });
  exchangeServer.use(place);
  return sent;
}

const typeLimit = async (user: ReturnType<typeof userEvent.setup>, amount: string) => {
  await user.clear(field('amount'));
  await user.type(field('amount'), amount);
};

describe('pressing again', () => {
  it('sends what got no answer under its old name, so that it cannot become two orders; what is changed gets a new one', async () => {
    const sent = exchangeThat('silent', 'silent', 'silent', 'placed', 'placed');
    const { user, receive } = await ticketOf();
    const press = async () => {
      const before = sent.length;
      // However slowly a user types, prices are fresh when the button is pressed.
      receive({ type: 'depth.snapshot', symbol: 'BTC_USDT', seq: 9, bids: levels(96482, -0.3), asks: levels(96482.3, 0.3), at: 0 });
      await waitFor(() => expect(button()).toBeEnabled());
      await user.click(button());
      await waitFor(() => expect(sent).toHaveLength(before + 1));
      await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy', 'true'));
    };
    await typeLimit(user, '0.05');
    await press();
    await press();
    await typeLimit(user, '0.06');
    await press();
    await press();
    await typeLimit(user, '0.06');
    await press();
    const [first, again, changed, changedAgain, next] = sent.map(({ clientOrderId }) => clientOrderId);
    expect(again).toBe(first);
    expect(changed).not.toBe(first);
    expect(changedAgain).toBe(changed);
    // That one was placed: the same form after it is another order.
    expect(next).not.toBe(changed);
  });

  it('before the page could even show that the first press is under way sends nothing', async () => {
    const sent = exchangeThat('placed', 'placed');
    const { user } = await ticketOf();
    await typeLimit(user, '0.05');
    act(() => {
      button().click();
      button().click();
    });
    expect(await screen.findByText('Order placed')).toBeInTheDocument();
    expect(sent).toHaveLength(1);
  });
});

describe('a market order that would move the price', () => {
  const marketOrder = async (amount: string, step: number) => {
    const page = await ticketOf();
    await page.user.click(screen.getByRole('button', { name: 'Market' }));
    await typeLimit(page.user, amount);
    // Twenty levels of half a coin: `step` is how far they lie apart. They come last, for old prices ask first too, and typing takes time.
    page.receive({ type: 'depth.snapshot', symbol: 'BTC_USDT', seq: 9, bids: levels(96482, -step), asks: levels(96482.3, step), at: 0 });
    await page.user.click(button());
    return page;
  };

  it('by more than one percent asks first, and is sent when that is confirmed', async () => {
    const sent = exchangeThat('placed');
    // 2.5 coins over five levels, the middle one 2000 above the first: 2.073 %, told rounded up.
    const { user } = await marketOrder('2.5', 1000);
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('2.08%');
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(sent).toEqual([]);
    await user.click(button());
    const confirm = (await screen.findByRole('alertdialog')).querySelectorAll('button');
    await user.click([...confirm].find((one) => one.textContent === 'Buy 2.50000 BTC') as HTMLElement);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ type: 'MARKET', size: '2.5' });
  });

  it('by less is sent at once', async () => {
    const sent = exchangeThat('placed');
    // 2.5 coins over five levels, the middle one 800 above the first: 0.83 %.
    await marketOrder('2.5', 400);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('asks on late prices, whatever was switched off', async () => {
    const sent = exchangeThat('placed');
    const { user } = await ticketOf();
    await user.click(screen.getByRole('button', { name: 'Market' }));
    await typeLimit(user, '0.5');
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 2_000);
    await waitFor(() => expect(screen.getByTestId('ticket-note')).toHaveTextContent(/s old/));
    await user.click(button());
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
    expect(sent).toEqual([]);
    jest.restoreAllMocks();
  });

  it('asks when the book is too thin for it', async () => {
    const sent = exchangeThat('placed');
    await marketOrder('11', 0.3);
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });
});
