import { act, fireEvent, screen } from '@testing-library/react';
import { codes } from '@/contract/codes';
import { ApiError } from '@/src/api/apiError';
import { useConvert } from '@/src/features/convert/useConvert';
import { ConvertCard } from '@/src/features/convert/view/ConvertCard';
import { removeToken, storeToken } from '@/src/lib/storage';
import { renderShell } from '../../support/renderShell';

const quietCall = jest.fn();
jest.mock('@/src/api/quietCall', () => ({ quietCall: (...given: unknown[]) => quietCall(...given) }));

const SECONDS = 8;
/** What the next quote brings, and what becomes of placing it. */
let get = '0.0258';
let placed: () => Promise<unknown>;
let quotes = 0;
let orders: unknown[] = [];

const amounts = { available: '10000', held: '0' };
const answers: Record<string, (params: Record<string, string>) => unknown> = {
  convertCoins: () => ({
    coins: ['USDT', 'BTC'].map((coinSymbol) => ({ coinSymbol, minimum: '0.00001', maximum: '50000' })),
    spread: '0.002',
    quoteSeconds: SECONDS,
  }),
  coins: () => [],
  accountBalances: () => (['MAIN', 'TRADE'] as const).map((wallet) => ({ wallet, asset: 'USDT', ...amounts })),
  convertQuote: (asked) => {
    quotes += 1;
    const at = Date.now();
    return {
      from: asked.from,
      to: asked.to,
      give: asked.amount,
      get,
      wallet: 'MAIN',
      quote: `quote-${quotes}`,
      at,
      expiresAt: at + SECONDS * 1_000,
    };
  },
  convertOrder: (order) => {
    orders.push(order);
    return placed();
  },
};

function Host() {
  return <ConvertCard convert={useConvert()} />;
}

const settle = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const button = () => screen.getByRole('button', { name: /^Convert|^Get a new quote/ });
const start = async () => {
  const view = renderShell(<Host />, { path: '/convert?from=USDT&to=BTC&amount=2500' });
  await settle(500);
  return view;
};

beforeEach(() => {
  jest.useFakeTimers();
  storeToken('x'.repeat(43), Date.now() + 3_600_000);
  get = '0.0258';
  quotes = 0;
  orders = [];
  placed = async () => ({ conversionId: '7' });
  quietCall.mockImplementation(async (name: string, params: Record<string, string>) => answers[name]?.(params));
});
afterEach(() => {
  removeToken();
  jest.useRealTimers();
});

describe('a quote', () => {
  it('counts down in its button, is over with its last second, and is asked for again only on a press', async () => {
    await start();
    expect(button()).toHaveTextContent('Convert8 s');
    await settle(3_000);
    expect(button()).toHaveTextContent('Convert5 s');
    await settle(5_000);
    expect(button()).toHaveTextContent('Get a new quote');
    expect(screen.getByText('The quote has expired.')).toBeInTheDocument();
    await settle(60_000);
    expect(quotes).toBe(1);
    fireEvent.click(button());
    await settle(500);
    expect(quotes).toBe(2);
    expect(button()).toHaveTextContent('Convert8 s');
  });

  it('that nobody answered is asked for again by itself once the line is back', async () => {
    const quoting = answers.convertQuote;
    const failure = new ApiError({ code: codes.unavailable.code, msg: codes.unavailable.key, status: 503 });
    answers.convertQuote = () => {
      throw failure;
    };
    await start();
    expect(button()).toHaveTextContent('Get a new quote');
    if (quoting) answers.convertQuote = quoting;
    act(() => void window.dispatchEvent(new Event('online')));
    await settle(500);
    expect(button()).toHaveTextContent('Convert8 s');
    // One that stands is not asked for again.
    act(() => void window.dispatchEvent(new Event('online')));
    await settle(500);
    expect(quotes).toBe(1);
  });

  it('is not converted at while the device is offline, which is said; with the line back it is', async () => {
    await start();
    const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(button()).toBeDisabled();
    expect(button()).toHaveAccessibleDescription('You are offline. Nothing is sent, and what you typed is kept.');
    line.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(button()).toBeEnabled();
    line.mockRestore();
  });

  it('that says the same again does not speak of a price that moved', async () => {
    const { container } = await start();
    await settle(9_000);
    fireEvent.click(button());
    await settle(500);
    expect(container).not.toHaveTextContent('The price moved');
  });

  it('whose price has run away shows what was and what is, and converts at neither until it is confirmed', async () => {
    const { container, router } = await start();
    placed = () => Promise.reject(new ApiError({ code: codes.convertPriceMoved.code, msg: codes.convertPriceMoved.key, status: 200 }));
    fireEvent.click(button());
    await settle(100);
    expect(screen.getByRole('alert')).toBeInTheDocument();
    get = '0.0251';
    placed = async () => ({ conversionId: '7' });
    fireEvent.click(button());
    await settle(500);
    expect(container).toHaveTextContent('The price moved. Before: 0.0258 BTC. Now: 0.0251 BTC.');
    expect(orders).toHaveLength(1);
    fireEvent.click(button());
    await settle(100);
    expect(orders).toHaveLength(2);
    expect(orders[1]).toMatchObject({ quote: 'quote-2' });
    expect(router.push).toHaveBeenCalledWith('/convert/success?order=7');
  });

  it('that got no answer may have been converted at: it is said, also beside the next one, and asked about before that is', async () => {
    const { router } = await start();
    placed = () => Promise.reject(new ApiError({ code: 'network', msg: '', status: 0 }));
    fireEvent.click(button());
    await settle(100);
    expect(orders).toHaveLength(2);
    const said = () => screen.getByRole('alert');
    expect(said()).toHaveTextContent('it is not known whether this was done');
    act(() => void window.dispatchEvent(new Event('online')));
    await settle(9_000);
    fireEvent.click(button());
    await settle(500);
    expect(button()).toHaveTextContent('Convert8 s');
    expect(said()).toHaveTextContent('it is not known whether this was done');
    placed = async () => {
      const over = { code: codes.convertQuoteExpired.code, msg: codes.convertQuoteExpired.key, status: 200 };
      if (orders.length === 3) throw new ApiError(over);
      return { conversionId: '7' };
    };
    fireEvent.click(button());
    await settle(100);
    const [first, , third, fourth] = orders as { quote: string; clientOrderId: string }[];
    expect(third).toEqual(first);
    expect(fourth).toEqual({ quote: 'quote-2', clientOrderId: first?.clientOrderId });
    expect(router.push).toHaveBeenCalledWith('/convert/success?order=7');
  });

  it('is placed once by a double click', async () => {
    await start();
    let done: (made: unknown) => void = () => {};
    placed = () => new Promise((resolve) => (done = resolve));
    fireEvent.click(button());
    fireEvent.click(button());
    await settle(100);
    expect(orders).toHaveLength(1);
    done({ conversionId: '7' });
    await settle(100);
  });

  it('of other coins is another question: nothing has moved', async () => {
    const { container } = await start();
    await settle(9_000);
    get = '0.0251';
    fireEvent.click(button());
    await settle(500);
    expect(container).toHaveTextContent('The price moved');
    fireEvent.change(screen.getByTestId('convert-give'), { target: { value: '2400' } });
    await settle(500);
    expect(container).not.toHaveTextContent('The price moved');
  });
});

describe('an amount that cannot be converted', () => {
  const refused = (code: { code: string; key: string }, ...params: string[]) => {
    quietCall.mockImplementation(async (name: string, params_: Record<string, string>) => {
      if (name === 'convertQuote') throw new ApiError({ code: code.code, msg: [code.key, ...params].join('|'), status: 200 });
      return answers[name]?.(params_);
    });
  };
  const open = async (amount: string) => {
    const view = renderShell(<Host />, { path: `/convert?from=USDT&to=BTC&amount=${amount}` });
    await settle(500);
    return view;
  };

  it('has one error, beside its field, where there is neither so much nor may so much be converted', async () => {
    refused(codes.convertTooLarge, '50000', 'USDT');
    await open('99999999');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent('Not enough USDT');
    expect(screen.getByTestId('convert-give')).toHaveAccessibleDescription('Not enough USDT');
    expect(button()).toBeDisabled();
  });

  it('says how much may be converted beside the amount that was typed, and offers no other quote for it', async () => {
    refused(codes.convertTooSmall, '5', 'USDT');
    await open('1');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByTestId('convert-give')).toBeInvalid();
    expect(button()).toHaveTextContent('Convert');
    expect(button()).toBeDisabled();
    fireEvent.change(screen.getByTestId('convert-get'), { target: { value: '0.00001' } });
    await settle(500);
    expect(screen.getByTestId('convert-get')).toBeInvalid();
    expect(screen.getByTestId('convert-give')).toBeValid();
  });

  it('that the books cannot fill by now may be asked for again', async () => {
    refused(codes.convertThin);
    await open('2500');
    expect(screen.getByTestId('convert-give')).toBeInvalid();
    expect(button()).toHaveTextContent('Get a new quote');
  });
});
