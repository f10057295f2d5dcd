import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { Ticket } from '@/src/features/spot/ticket/Ticket';
import { answers, exchangeServer, refuses, withExchangeServer } from '../../support/exchangeServer';
import { withFreshPrices } from '../market/freshPrices';
import { claimedToday, orderFixture, renderTrade } from '../market/tradePage';

withExchangeServer();
withFreshPrices();
beforeEach(() => answers('practiceStatus', claimedToday));

const rich = [
  { wallet: 'TRADE' as const, asset: 'USDT', available: '10284.31', held: '0' },
  { wallet: 'TRADE' as const, asset: 'BTC', available: '0.1945', held: '0.01' },
];
const button = () => screen.getByTestId('place-order');
const field = (name: 'price' | 'amount' | 'total') => screen.getByTestId(`ticket-${name}`);

async function signedInTicket(balances = rich) {
  answers('spotFeeRates', { makerFeeRate: '0.001', takerFeeRate: '0.001' });
  const page = await renderTrade(<Ticket />, { balances });
  const user = userEvent.setup();
  const fill = async (price: string, amount: string) => {
    await user.clear(field('price'));
    if (price) await user.type(field('price'), price);
    await user.clear(field('amount'));
    if (amount) await user.type(field('amount'), amount);
  };
  return { ...page, user, fill };
}

describe('ticket', () => {
  it('opens at the last price and says what is missing', async () => {
    const { fill } = await signedInTicket();
    expect(field('price')).toHaveValue('96,482.1');
    expect(button()).toHaveTextContent('Buy BTC');
    expect(button()).toHaveAccessibleDescription('Enter an amount');
    expect(button()).toBeDisabled();
    await fill('', '0.05');
    expect(button()).toHaveAccessibleDescription('Enter a price');
  });

  it('says it in place of the last figure, so that nothing below moves', async () => {
    const { fill, user } = await signedInTicket();
    const figures = () => within(screen.getByTestId('ticket')).getAllByRole('term');
    const says = () => [...figures().map(({ textContent }) => textContent), screen.queryByTestId('ticket-reason')?.textContent];
    expect(says()).toEqual(['Max buy', 'Enter an amount']);
    await fill('96450', '0.05');
    expect(says()).toEqual(['Max buy', 'Est. fee', undefined]);
    await user.click(screen.getByRole('button', { name: 'Market' }));
    await user.clear(field('amount'));
    expect(says()).toEqual(['Receive about', 'Average price', 'Max buy', 'Est. fee', 'Enter an amount']);
    await user.type(field('amount'), '0.05');
    expect(says()).toEqual(['Receive about', 'Average price', 'Max buy', 'Est. fee', 'Est. slippage', undefined]);
  });

  it('computes total, largest amount and fee, and says how much is possible', async () => {
    const { fill } = await signedInTicket();
    await fill('96450', '0.05');
    expect(field('total')).toHaveValue('4,822.50');
    expect(button()).toHaveTextContent('Buy BTC');
    expect(button()).toBeEnabled();
    expect(screen.getByTestId('ticket-max')).toHaveTextContent('0.10662 BTC');
    expect(screen.getByTestId('ticket')).toHaveTextContent('≈ 0.00005000 BTC');
    await fill('96450', '0.12');
    // Its field says why.
    expect(button()).toBeDisabled();
    expect(screen.queryByText('Not enough USDT')).toBeNull();
    expect(screen.getByTestId('ticket')).toHaveTextContent('You can buy up to 0.10662 BTC');
  });

  it('takes nothing in another unit than that of the field, and says so beside it', async () => {
    await signedInTicket();
    const plainTexts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent?.replace(/[\u2066\u2069]/g, ''));
    const put = (name: 'price' | 'amount' | 'total', value: string) => fireEvent.input(field(name), { target: { value } });
    for (const [name, pasted, own, other] of [
      ['amount', '0.5 USDT', 'BTC', 'USDT'],
      ['total', '0.05 BTC', 'USDT', 'BTC'],
      ['price', '96450 BTC', 'USDT', 'BTC'],
    ] as const) {
      put('amount', '0.05');
      put(name, pasted);
      expect(field(name)).toHaveValue(pasted);
      expect(plainTexts()).toContain(`This field takes ${own}, not “${other}”`);
      expect(button()).toBeDisabled();
      put(name, pasted.replace(other, own.toLowerCase()));
      expect(plainTexts()).not.toContain(`This field takes ${own}, not “${other}”`);
    }
  });

  it('says before a market order what the book would charge, on lines that were there before', async () => {
    const { user } = await signedInTicket();
    const average = () => screen.getByTestId('ticket-average');
    await user.click(screen.getByRole('button', { name: 'Market' }));
    expect(average()).toHaveTextContent('Average price--');
    await user.type(field('amount'), '1');
    // Half at 96,482.3 and half one step above: the middle, rounded up for a buyer.
    expect(average()).toHaveTextContent('Average price96,482.5');
    await user.click(screen.getByRole('button', { name: 'Sell' }));
    await user.type(field('amount'), '1');
    expect(average()).toHaveTextContent('Average price96,481.8');
  });

  it('never lets the slider spend more than there is', async () => {
    const { fill } = await signedInTicket();
    await fill('96450', '');
    fireEvent.change(screen.getByRole('slider'), { target: { value: '100' } });
    expect(field('amount')).toHaveValue('0.10662');
    expect(button()).toBeEnabled();
  });

  it('turns a total into whole lots', async () => {
    const { user, fill } = await signedInTicket();
    await fill('96450', '');
    await user.type(field('total'), '1000');
    expect(field('amount')).toHaveValue('0.01036');
  });

  it('places once on a double click, clears the amount, keeps side and price', async () => {
    const sent: unknown[] = [];
    answers('createSpotOrder', orderFixture, async (request) => {
      sent.push(await request.clone().json());
    });
    const { user, fill } = await signedInTicket();
    await fill('96450', '0.05');
    await user.dblClick(button());
    expect(await screen.findByText('Order placed')).toBeInTheDocument();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toEqual({
      symbol: 'BTC_USDT',
      side: 'BUY',
      type: 'LIMIT',
      price: '96450',
      size: '0.05',
      timeInForce: 'GTC',
      isPostOnly: false,
      clientOrderId: expect.stringMatching(/^[\w-]{36}$/),
    });
    expect(field('amount')).toHaveValue('');
    expect(field('price')).toHaveValue('96,450');
    expect(screen.getByRole('button', { name: 'Buy', pressed: true })).toBeInTheDocument();
  });

  it('shows the mapped words of a refusal and leaves the form as it was', async () => {
    refuses('createSpotOrder', { code: '40010', msg: 'order.balance_too_low||12.5||USDT' });
    const { user, fill } = await signedInTicket();
    await fill('96450', '0.05');
    await user.click(button());
    expect(await screen.findByText(/12\.5.*USDT/)).toBeInTheDocument();
    expect(field('amount')).toHaveValue('0.05');
    expect(field('price')).toHaveValue('96,450');
    await waitFor(() => expect(button()).toBeEnabled());
  });

  it('looks for the order when no answer comes, and takes what it finds for placed', async () => {
    // It arrives and is placed; the answer is lost on the way back.
    let clientOrderId = '';
    const lose = http.post('*/api/spot/order', async ({ request }) => {
      clientOrderId = ((await request.json()) as { clientOrderId: string }).clientOrderId;
      return HttpResponse.error();
    });
    const history = http.get('*/api/spot/orders/history', () => {
      const data = { records: [{ ...orderFixture, clientOrderId }], searchAfter: null, last: true };
      return HttpResponse.json({ code: '0', msg: 'success', data });
    });
    exchangeServer.use(lose, history);
    const { user, fill } = await signedInTicket();
    await fill('96450', '0.05');
    await user.click(button());
    expect(await screen.findByText('No answer yet')).toBeInTheDocument();
    expect(await screen.findByText('Order placed')).toBeInTheDocument();
    expect(field('amount')).toHaveValue('');
  });

  it('sends nothing while prices are frozen and keeps what was typed', async () => {
    const { fill } = await signedInTicket();
    await fill('96450', '0.05');
    fireEvent(window, new Event('offline'));
    await waitFor(() => expect(button()).toHaveTextContent('Orders paused'));
    expect(button()).toBeDisabled();
    expect(screen.getByText('Nothing is sent. What you typed is kept.')).toBeInTheDocument();
    expect(field('amount')).toHaveValue('0.05');
  });

  it('offers practice funds to who has none', async () => {
    answers('practiceStatus', { ...claimedToday, canClaim: true });
    const { user, store } = await signedInTicket([]);
    await user.click(await screen.findByRole('button', { name: 'Claim practice funds' }));
    expect(store.getState().dialog.open).toBe('practiceClaim');
  });

  it('offers none to who has claimed today, however short the balance is', async () => {
    const asked = jest.fn();
    answers('practiceStatus', claimedToday, asked);
    const { fill } = await signedInTicket();
    await fill('96450', '0.12');
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.getByTestId('ticket')).toHaveTextContent('You can buy up to');
    expect(screen.queryByRole('button', { name: 'Claim practice funds' })).toBeNull();
  });

  it('shows a visitor the way in, with the way back', async () => {
    await renderTrade(<Ticket />, { isSignedIn: false });
    const ticket = within(screen.getByTestId('ticket'));
    expect(ticket.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?returnUrl=%2Ftrade%2Fspot%2FBTC_USDT');
    expect(ticket.getByRole('link', { name: 'Create account' })).toBeInTheDocument();
    expect(ticket.queryByTestId('place-order')).not.toBeInTheDocument();
  });

  it('says that balances did not load, and reads them again when asked', async () => {
    answers('spotFeeRates', { makerFeeRate: '0.001', takerFeeRate: '0.001' });
    let isDown = true;
    const spotBalances = jest.fn(async () => {
      if (isDown) throw new Error('away');
      return rich;
    });
    const { line } = await renderTrade(<Ticket />, { accountCalls: { balances: spotBalances } });
    const available = () => screen.getByTestId('available');
    expect(available()).toHaveTextContent('This did not load');
    isDown = false;
    await userEvent.click(within(available()).getByRole('button', { name: 'Try again' }));
    await act(async () => line.paint());
    await waitFor(() => expect(available()).toHaveTextContent('10,284.31 USDT'));
    expect(available()).not.toHaveTextContent('This did not load');
  });

  it('keeps balances that loaded once in sight when they cannot be read again', async () => {
    answers('spotFeeRates', { makerFeeRate: '0.001', takerFeeRate: '0.001' });
    let isDown = false;
    const balances = async () => {
      if (isDown) throw new Error('away');
      return rich;
    };
    const { line } = await renderTrade(<Ticket />, { accountCalls: { balances } });
    isDown = true;
    await act(async () => {
      await line.realtime.account.reconcile();
      line.paint();
    });
    expect(line.realtime.account.getSnapshot().funds.isFailed).toBe(true);
    expect(screen.getByTestId('available')).toHaveTextContent('10,284.31 USDT');
  });
});
