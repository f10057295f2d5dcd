import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { askRules } from '@/src/market/ticket/askRules';
import { withExchangeServer } from '../../support/exchangeServer';
import { withFreshPrices } from '../market/freshPrices';
import { ALWAYS, levels } from '../market/tradePage';
import { answer, button, factsOf, field, question, ticketAt, withOrderQuestion } from './orderConfirmPage';

withExchangeServer();
withFreshPrices();
withOrderQuestion();

describe('a limit order', () => {
  it('is shown as it will be sent, with what it comes to, and sent by its button', async () => {
    const { user, sent } = await ticketAt('96450');
    await user.click(button());
    const dialog = await question();
    expect(dialog).toHaveAccessibleName('Buy BTC?');
    expect(dialog).toHaveTextContent('0.05000 BTCLimit at 96,450.0 USDT');
    await waitFor(() =>
      expect(factsOf(dialog)).toEqual({
        Total: '4,822.50 USDT',
        'Fee (maker 0.10%)': '≈ 0.00005 BTC',
        'You receive': '0.04995 BTC',
        'Best ask now': '96,482.3 your price is 0.03% lower',
        'Available after': '4,995,177.50 USDT',
      }),
    );
    expect(sent).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Buy 0.05000 BTC' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(sent).toMatchObject([{ price: '96450', size: '0.05' }]);
    // The button that was pressed has nothing to send any more: the next amount can be typed.
    await waitFor(() => expect(field('amount')).toHaveFocus());
  });

  it('tells what a seller gets, and the fee on it, in the same decimals', async () => {
    const { user } = await ticketAt('96450');
    await user.click(screen.getByRole('button', { name: 'Sell' }));
    await user.clear(field('price'));
    await user.type(field('price'), '96490');
    await user.clear(field('amount'));
    await user.type(field('amount'), '0.001');
    await user.click(button());
    const dialog = await question();
    // 96.49 less 0.09649, which is told rounded up.
    await waitFor(() =>
      expect(factsOf(dialog)).toMatchObject({
        Total: '96.4900 USDT',
        'Fee (maker 0.10%)': '≈ 0.0965 USDT',
        'You receive': '96.3935 USDT',
      }),
    );
    expect(within(dialog).getByRole('button', { name: 'Sell 0.00100 BTC' })).toBeEnabled();
  });

  it('rounds against its owner: the total up, what is received down', async () => {
    const { user } = await ticketAt('96482.3');
    await user.clear(field('amount'));
    await user.type(field('amount'), '0.05173');
    // 0.05173 x 96,482.3 = 4,991.029379, and half a coin in a thousand of fee.
    expect(field('total')).toHaveValue('4,991.03');
    await user.click(button());
    const dialog = await question();
    await waitFor(() =>
      expect(factsOf(dialog)).toMatchObject({
        Total: '4,991.03 USDT',
        'Fee (taker 0.20%)': '≈ 0.00010346 BTC',
        'You receive': '0.05162654 BTC',
      }),
    );
  });

  it('cannot be sent any more once prices stop while the question is open, which says so', async () => {
    const { user } = await ticketAt('96450');
    await user.click(button());
    const dialog = await question();
    const send = answer(dialog);
    expect(send).toBeEnabled();
    fireEvent(window, new Event('offline'));
    await waitFor(() => expect(send).toBeDisabled());
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Orders paused');
  });

  it('cannot be sent with a price out of the question that the balance does not pay for, which says so', async () => {
    const { user } = await ticketAt('9650', { limit: false, marketFrom: {} });
    await user.clear(field('amount'));
    await user.type(field('amount'), '60');
    await user.click(button());
    const dialog = await question();
    await user.click(within(dialog).getByRole('button', { name: 'Use 96,500.0' }));
    expect(answer(dialog)).toBeDisabled();
    expect(within(dialog).getByRole('alert')).toHaveTextContent('You can buy up to 51.81347 BTC');
  });

  it('asks no more once that is switched off in the question, and again once it is switched on beside the types', async () => {
    const { user, sent } = await ticketAt('96450');
    await user.click(button());
    const dialog = await question();
    await user.click(within(dialog).getByRole('checkbox', { name: 'Do not ask again for limit orders' }));
    await user.click(answer(dialog));
    await waitFor(() => expect(sent).toHaveLength(1));
    await user.type(field('amount'), '0.06');
    await user.click(button());
    await waitFor(() => expect(sent).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Order types and confirmation' }));
    await user.click(await screen.findByRole('switch', { name: 'Limit orders' }));
    expect(askRules.getSnapshot().limit).toBe(true);
  });

  it('says nothing of a distance where there is none', async () => {
    const { user } = await ticketAt('96482.3');
    await user.click(button());
    expect(factsOf(await question())).toMatchObject({ 'Best ask now': '96,482.3' });
  });

  it.each([
    ['9650', 'This price is 90.00% below the market (96,482.3). Did you mean 96,500.0?', '96,500.0'],
    ['96.5', 'This price is 99.90% below the market (96,482.3). Did you mean 96,500.0?', '96,500.0'],
  ])('far from the market asks whatever was switched off, and names the likely slip: %s', async (price, words, meant) => {
    const { user, sent } = await ticketAt(price, { limit: false, marketFrom: {} });
    if (price === '96.5') {
      await user.clear(field('amount'));
      await user.type(field('amount'), '1');
    }
    await user.click(button());
    const dialog = await question();
    expect(dialog).toHaveTextContent(words);
    // Of the two shares that could be told, 90 % of the market's price and 900 % of one's own, both places say the same.
    const [share] = words.match(/[\d.]+%/) ?? [];
    expect(factsOf(dialog)).toMatchObject({ 'Best ask now': `96,482.3 your price is ${share} lower` });
    // The safe choice has the focus: a second Enter must not send it.
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.click(within(dialog).getByRole('button', { name: `Use ${meant}` }));
    expect(dialog).not.toHaveTextContent('Did you mean');
    expect(field('price')).toHaveValue(meant);
    await user.click(answer(dialog));
    await waitFor(() => expect(sent).toMatchObject([{ price: '96500.0' }]));
  });
});

describe('a market order', () => {
  const atMarket = async (asks = ALWAYS) => {
    const page = await ticketAt('96450', asks);
    await page.user.click(screen.getByRole('button', { name: 'Market' }));
    await page.user.type(field('amount'), '0.05');
    return page;
  };

  it('asks from the amount on that was chosen, and not below', async () => {
    const { user, sent, receive } = await atMarket({ limit: true, marketFrom: { USDT: '4824.115' } });
    // 0.05 x 96,482.3 = 4,824.115
    await user.click(button());
    const dialog = await question();
    const amount = within(dialog).getByRole('textbox', { name: 'Ask for market orders from' });
    await user.clear(amount);
    await user.type(amount, '4824.12');
    expect(dialog).toHaveAccessibleName('Buy 0.05000 BTC at market?');
    await user.click(within(dialog).getByRole('button', { name: 'Buy 0.05000 BTC' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    await user.type(field('amount'), '0.05');
    // Old prices ask too, and typing takes time.
    receive({ type: 'depth.snapshot', symbol: 'BTC_USDT', seq: 9, bids: levels(96482, -0.3), asks: levels(96482.3, 0.3), at: 0 });
    await user.click(button());
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  it('that moves the price says by how much, and offers a limit order in its place', async () => {
    const { user, receive, sent } = await atMarket();
    await user.clear(field('amount'));
    await user.type(field('amount'), '2.5');
    receive({ type: 'depth.snapshot', symbol: 'BTC_USDT', seq: 9, bids: levels(96482, -1000), asks: levels(96482.3, 500), at: 0 });
    await user.click(button());
    const dialog = await question();
    expect(dialog).toHaveTextContent('You pay 1.04% more than the best price. Levels of the book it takes: 5.');
    expect(dialog).toHaveTextContent('A limit order at 96,982.3 fills 1 BTC now and waits for the rest.');
    await user.click(within(dialog).getByRole('button', { name: 'Use limit' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(sent).toEqual([]);
    expect(field('price')).toHaveValue('96,982.3');
    expect(field('amount')).toHaveValue('2.5');
    expect(screen.getByRole('button', { name: 'Limit', pressed: true })).toBeInTheDocument();
  });
});

describe('the keyboard', () => {
  it('sends from a field by Enter, and finds itself in the ticket again', async () => {
    const { user, sent } = await ticketAt('96450', { limit: false, marketFrom: {} });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(field('amount')).toHaveValue(''));
    expect(field('amount')).toHaveFocus();
  });

  it('answers an everyday question by Enter, but not by an Enter that is held down', async () => {
    const { user, sent } = await ticketAt('96450');
    await user.keyboard('{Enter}');
    const dialog = await question();
    const send = answer(dialog);
    expect(send).toHaveFocus();
    expect(fireEvent.keyDown(send, { key: 'Enter', repeat: true })).toBe(false);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(field('amount')).toHaveFocus());
  });

  it('sends nothing by an Enter that is held down, be it in a field or on the button', async () => {
    const { sent } = await ticketAt('96450', { limit: false, marketFrom: {} });
    for (const place of [field('price'), field('amount'), button()])
      expect(fireEvent.keyDown(place, { key: 'Enter', repeat: true })).toBe(false);
    // Other keys that are held down go on: digits, arrows, deleting.
    expect(fireEvent.keyDown(field('amount'), { key: '1', repeat: true })).toBe(true);
    expect(fireEvent.keyDown(field('amount'), { key: 'Enter' })).toBe(true);
    expect(sent).toEqual([]);
  });

  it('does nothing by Enter while something stands against the order', async () => {
    const { user, sent } = await ticketAt('96450');
    await user.clear(field('amount'));
    await user.type(field('amount'), '5000000{Enter}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(sent).toEqual([]);
  });
});
