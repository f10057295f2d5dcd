import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SiteConfig } from '@/contract/site';
import type { MarketState } from '@/domain/market/marketState';
import { type HomeData, HomeScreen } from '@/src/features/home';
import { storeToken } from '@/src/lib/storage';
import { RealtimeProvider } from '@/src/realtime';
import { takeStartedAddress } from '@/src/state/startedAddress';
import { answers, withExchangeServer } from '@/tests/support/exchangeServer';
import { renderShell } from '@/tests/support/renderShell';
import { pairOf } from '../../support/pairFixture';
import { shownPair } from '../../support/siteFixture';
import { fakeLine } from '../realtime/fakeLine';
import { homeTicker } from './homeFixtures';

withExchangeServer();

const SYMBOLS = ['BTC_USDT', 'ETH_USDT'];
const data: HomeData = {
  pairs: [pairOf('BTC_USDT', { priceIncrement: '0.1', quantityIncrement: '0.00001' }), pairOf('ETH_USDT', { quantityIncrement: '0.0001' })],
  coins: [],
  tickers: [
    homeTicker('BTC_USDT', { last: '96482.1', changePercent: '2.41' }),
    homeTicker('ETH_USDT', { last: '3512.48', changePercent: '-1' }),
  ],
  sparklines: {},
  depth: {
    symbol: 'BTC_USDT',
    seq: 1,
    bids: [
      ['96480', '1'],
      ['96000', '1'],
      ['95900', '1'],
    ],
    asks: [
      ['96500', '1'],
      ['97000', '1'],
      ['97100', '1'],
    ],
    at: 0,
  },
  earnOffers: [{ planId: '1', coinSymbol: 'USDT', planType: 'FIXED', termDays: 60, aprPercent: '7.6' }],
  convertCoins: { coins: [], spread: '0.001', quoteSeconds: 8 },
};

const shown = Object.fromEntries(
  SYMBOLS.map((symbol, sort) => [
    symbol,
    { ...shownPair(pairOf(symbol).base, pairOf(symbol).quote, sort), quantityIncrement: '0.001', priceIncrement: '0.01' },
  ]),
);

function renderHome(site: Partial<SiteConfig> = {}, { isSignedIn = false, tickers = data.tickers } = {}) {
  const line = fakeLine();
  const calls = { websocketToken: jest.fn(), openOrders: jest.fn(), balances: jest.fn() };
  const view = renderShell(
    <RealtimeProvider calls={calls} isSignedIn={false} log={jest.fn()} realtime={line.realtime}>
      <HomeScreen initial={{ ...data, tickers }} isSignedIn={isSignedIn} />
    </RealtimeProvider>,
    { path: '/', site: { openTradeSymbols: shown, ...site } },
  );
  return { ...view, line };
}

const title = (name: RegExp) => screen.queryByRole('heading', { name });
const movers = () => within(screen.getByRole('table', { name: 'Top movers' })).queryAllByRole('rowheader');

beforeEach(() => sessionStorage.clear());

describe('home', () => {
  it('has the server’s prices, book and plans before anything came over the line', () => {
    renderHome();
    expect(screen.getAllByText('96,482.1').length).toBeGreaterThan(1);
    expect(screen.getByTestId('depth-art')).toHaveTextContent('Spread 20.0');
    expect(screen.getByTestId('converted')).toHaveTextContent('0.02587');
    expect(screen.getByText('7.60')).toBeInTheDocument();
  });

  it('follows the line', () => {
    const { line } = renderHome();
    act(() => {
      line.open();
      line.receive({ type: 'tickers', tickers: [homeTicker('BTC_USDT', { last: '97000.5' })], at: 0 });
      line.paint();
    });
    expect(screen.getByTestId('depth-art')).toHaveTextContent('97,000.5');
  });

  it('marks a market that is halted, and lets go of one that was delisted', async () => {
    const { line } = renderHome();
    const change = (symbol: string, state: MarketState) => ({ ...pairOf(symbol), state });
    act(() => {
      line.open();
      const instruments = [change('BTC_USDT', 'HALTED'), change('ETH_USDT', 'DELISTED')];
      line.receive({ type: 'instruments', isSnapshot: false, instruments, at: 0 });
      line.paint();
    });
    await userEvent.click(screen.getByRole('tab', { name: 'Volume' }));
    expect(movers()).toEqual([screen.getByRole('rowheader', { name: /BTC.*Halted/ })]);
  });

  it('says so where no market rose', () => {
    renderHome({}, { tickers: SYMBOLS.map((symbol) => homeTicker(symbol, { changePercent: '-1' })) });
    expect(movers()).toEqual([]);
    expect(screen.getByText('None rose in 24 hours')).toBeInTheDocument();
  });

  it('shows the market’s two ends by tab', async () => {
    renderHome();
    expect(movers().map((row) => row.textContent)).toEqual([expect.stringContaining('BTC')]);
    await userEvent.click(screen.getByRole('tab', { name: 'Losers' }));
    expect(movers().map((row) => row.textContent)).toEqual([expect.stringContaining('ETH')]);
    await userEvent.click(screen.getByRole('tab', { name: 'Volume' }));
    expect(movers()).toHaveLength(2);
  });

  it('takes a typed address to the registration, and not in its URL', async () => {
    const { router } = renderHome();
    await userEvent.type(screen.getByRole('textbox', { name: 'Email or phone number' }), ' jana@mail.example{Enter}');
    expect(router.push).toHaveBeenCalledWith('/register');
    expect(takeStartedAddress()).toBe('jana@mail.example');
    expect(takeStartedAddress()).toBeUndefined();
  });

  it('asks for an address alone where nobody registers by phone', () => {
    renderHome({ supportPhone: false });
    expect(screen.getByRole('textbox', { name: 'Email address' })).toBeInTheDocument();
  });

  it('asks nobody to register who is signed in', async () => {
    answers('spotFeeRates', { makerFeeRate: '0.0008', takerFeeRate: '0.001' });
    storeToken('x'.repeat(43), Date.now() + 60_000);
    renderHome({}, { isSignedIn: true });
    expect(screen.queryByRole('textbox', { name: 'Email or phone number' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Create account' })).toBeNull();
    expect(screen.getAllByRole('link', { name: 'Open BTC/USDT' }).length).toBeGreaterThan(1);
  });

  it('leaves out what a brand does not have', () => {
    renderHome({ supportEarn: false });
    expect(title(/Earn/)).toBeNull();
    expect(title(/Convert/)).not.toBeNull();
  });

  it('says what is left of it without spot: plans, prices and safety', () => {
    renderHome({ supportSpot: false, openTradeSymbols: {} });
    expect(title(/Your coins/)).not.toBeNull();
    expect(screen.getByTestId('earn-art')).toHaveTextContent('+760.00');
    expect(screen.getByText('96,482.1')).toBeInTheDocument();
    expect(title(/Top movers|whole market|every screen/)).toBeNull();
    expect(screen.queryByRole('link', { name: /Open|Trade/ })).toBeNull();
  });
});

describe('the calculator', () => {
  const result = () => screen.getByTestId('converted').textContent;

  it('works out another amount, and says when the book is too thin for it', async () => {
    renderHome();
    const amount = screen.getByRole('textbox', { name: 'From' });
    await userEvent.clear(amount);
    expect(result()).toBe('--');
    await userEvent.type(amount, '1000000');
    expect(result()).toBe('2.99700');
    expect(screen.getByText(/not deep enough/)).toBeInTheDocument();
  });

  it('turns around with its button, taking the result along', async () => {
    renderHome();
    await userEvent.click(screen.getByRole('button', { name: 'Swap the coins' }));
    expect(screen.getByRole('textbox', { name: 'From' })).toHaveValue('0.02587');
    expect(screen.getByRole('combobox', { name: 'Coin to give' })).toHaveValue('BTC');
    // 0.02587 at 96,480, less 0.1 %.
    expect(result()).toBe('2,493.4');
  });
});
