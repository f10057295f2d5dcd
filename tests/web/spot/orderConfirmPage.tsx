import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CreateSpotOrder } from '@/contract/spot';
import { Ticket } from '@/src/features/spot/ticket/Ticket';
import { answers } from '../../support/exchangeServer';
import { ALWAYS, claimedToday, orderFixture, renderTrade } from '../market/tradePage';

// A ticket and the question it asks before an order is sent, in tests.

/** What every test of the question stands on; call it beside `withExchangeServer`. */
export function withOrderQuestion(): void {
  beforeEach(() => answers('practiceStatus', claimedToday));
  // The question comes with the first press; what is tried here is not how long that takes.
  beforeAll(() => import('@/src/features/spot/ticket/confirm/OrderConfirm'), 60_000);
}

export const button = () => screen.getByTestId('place-order');
export const field = (name: 'price' | 'amount' | 'total') => screen.getByTestId(`ticket-${name}`);
export const question = () => screen.findByRole('alertdialog');
/** The button of a question, which names what it does and how much of it. */
export const answer = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: /^Buy [\d.]+ BTC$/ });

/** A ticket with 0.05 BTC at a price, the orders that were sent, and the rules about asking. */
export async function ticketAt(price: string, asks = ALWAYS) {
  const sent: CreateSpotOrder[] = [];
  answers('spotFeeRates', { makerFeeRate: '0.001', takerFeeRate: '0.002' });
  answers('createSpotOrder', orderFixture, async (request) => {
    sent.push((await request.clone().json()) as CreateSpotOrder);
  });
  const page = await renderTrade(<Ticket />, {
    asks,
    balances: [
      { wallet: 'TRADE', asset: 'USDT', available: '5000000', held: '0' },
      { wallet: 'TRADE', asset: 'BTC', available: '1', held: '0' },
    ],
  });
  const user = userEvent.setup();
  for (const [name, text] of [
    ['price', price],
    ['amount', '0.05'],
  ] as const) {
    await user.clear(field(name));
    await user.paste(text);
  }
  return { ...page, user, sent };
}

export const factsOf = (dialog: HTMLElement) =>
  Object.fromEntries(
    within(dialog)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent?.trim()]),
  );
