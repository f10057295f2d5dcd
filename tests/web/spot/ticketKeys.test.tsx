import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Ticket } from '@/src/features/spot/ticket/Ticket';
import { answers, withExchangeServer } from '../../support/exchangeServer';
import { withFreshPrices } from '../market/freshPrices';
import { claimedToday, renderTrade } from '../market/tradePage';

withExchangeServer();
withFreshPrices();
beforeEach(() => answers('practiceStatus', claimedToday));
beforeEach(() => answers('spotFeeRates', { makerFeeRate: '0.001', takerFeeRate: '0.001' }));

const balances = [
  { wallet: 'TRADE' as const, asset: 'USDT', available: '10284.31', held: '0' },
  { wallet: 'TRADE' as const, asset: 'BTC', available: '0.1945', held: '0.01' },
];
const field = (name: 'price' | 'amount') => screen.getByTestId(`ticket-${name}`);
const isPressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true';
const render = () => renderTrade(<Ticket />, { balances });

describe('the ticket’s keys', () => {
  it('choose side and type', async () => {
    await render();
    await userEvent.keyboard('s');
    expect(isPressed('Sell')).toBe(true);
    await userEvent.keyboard('bm');
    expect([isPressed('Buy'), isPressed('Market')]).toEqual([true, true]);
    await userEvent.keyboard('l');
    expect(isPressed('Limit')).toBe(true);
  });

  it('choosing what is chosen keeps the amount', async () => {
    await render();
    await userEvent.type(field('amount'), '0.05');
    act(() => field('amount').blur());
    await userEvent.keyboard('lb');
    expect(field('amount')).toHaveValue('0.05');
  });

  it('lead into the fields, where letters are typed', async () => {
    await render();
    await userEvent.keyboard('a');
    expect(field('amount')).toHaveFocus();
    await userEvent.keyboard('0.2s');
    expect(field('amount')).toHaveValue('0.2');
    expect(isPressed('Buy')).toBe(true);
  });

  it('take shares of the balance', async () => {
    await render();
    await userEvent.keyboard('s4');
    expect(field('amount')).toHaveValue('0.1945');
    await userEvent.keyboard('1');
    expect(field('amount')).toHaveValue('0.04862');
  });
});

describe('arrows in a field', () => {
  const step = async (name: 'price' | 'amount', typed: string, keys: string) => {
    await userEvent.clear(field(name));
    if (typed) await userEvent.type(field(name), typed);
    await userEvent.type(field(name), keys);
    return field(name);
  };

  it('step the price by its increment, with Shift by ten', async () => {
    await render();
    expect(await step('price', '96450', '{ArrowUp}')).toHaveValue('96,450.1');
    expect(await step('price', '96450', '{Shift>}{ArrowDown}{/Shift}')).toHaveValue('96,449.0');
    expect(await step('price', '0.2', '{Shift>}{ArrowDown}{/Shift}')).toHaveValue('0.1');
  });

  it('start an empty price at the last one, and leave an empty amount alone on the way down', async () => {
    await render();
    expect(await step('price', '', '{ArrowUp}')).toHaveValue('96,482.2');
    expect(await step('amount', '', '{ArrowDown}')).toHaveValue('');
  });

  it('step the amount by its increment, never below the smallest order', async () => {
    await render();
    expect(await step('amount', '0.05', '{ArrowUp}')).toHaveValue('0.05001');
    expect(await step('amount', '0.00002', '{Shift>}{ArrowDown}{/Shift}')).toHaveValue('0.00001');
  });

  it('step an amount in quote by the smallest total', async () => {
    const { store } = await render();
    await userEvent.keyboard('m');
    act(() => void store.dispatch({ type: 'trade/spotFormChanged', payload: { sizeUnit: 'QUOTE' } }));
    expect(await step('amount', '20', '{ArrowUp}')).toHaveValue('25');
    expect(await step('amount', '', '{ArrowUp}')).toHaveValue('5');
  });
});
