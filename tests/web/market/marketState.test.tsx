import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Instrument } from '@/contract/instrument';
import { OrdersPanel } from '@/src/features/spot/orders/OrdersPanel';
import { spotKind } from '@/src/features/spot/spotKind';
import { Ticket } from '@/src/features/spot/ticket/Ticket';
import { MarketProvider } from '@/src/market/MarketContext';
import { OpenOrders } from '@/src/market/orders/OpenOrders';
import { Watchlist } from '@/src/market/pair/Watchlist';
import { MarketStateBanner } from '@/src/market/status/MarketStateBanner';
import { tradeMarketOf } from '@/src/market/tradeMarket';
import { type MarketStart, useInstrument, useMarketStart } from '@/src/realtime';
import { LivePairs } from '@/src/shell/live/LivePairs';
import { StateTag } from '@/src/ui/choice/StateTag';
import { answers, withExchangeServer } from '../../support/exchangeServer';
import { siteFixture } from '../../support/siteFixture';
import { withFreshPrices } from './freshPrices';
import { claimedToday, orderFixture, pair, renderTrade, ticker } from './tradePage';

withExchangeServer();
withFreshPrices();

const BACK_AT = Date.UTC(2026, 10, 22, 12, 41, 7);

/** What of the terminal a market's state changes. */
function Page({ start }: { start: MarketStart | undefined }) {
  useMarketStart(start);
  const told = useInstrument(pair.symbol);
  return (
    <MarketProvider value={{ ...tradeMarketOf(pair.symbol, siteFixture, told ?? pair), ...spotKind }}>
      <LivePairs />
      <MarketStateBanner />
      <h1>
        BTC/USDT <StateTag state={(told ?? pair).state} />
      </h1>
      <Ticket />
      <OrdersPanel />
      <Watchlist />
    </MarketProvider>
  );
}

async function openPage(start?: MarketStart) {
  answers('pairs', [pair]);
  answers('coins', []);
  answers('spotFeeRates', { makerFeeRate: '0.001', takerFeeRate: '0.001' });
  answers('practiceStatus', claimedToday);
  const page = await renderTrade(<Page start={start} />, {
    balances: [{ wallet: 'TRADE', asset: 'USDT', available: '10284.31', held: '0' }],
    openOrders: [orderFixture],
  });
  await userEvent.clear(screen.getByTestId('ticket-price'));
  await userEvent.type(screen.getByTestId('ticket-price'), '96450');
  await userEvent.type(screen.getByTestId('ticket-amount'), '0.05');
  const told = (change: Partial<Instrument>) =>
    page.receive({ type: 'instruments', isSnapshot: false, instruments: [{ ...pair, ...change }], at: 0 });
  return { ...page, told };
}

const banner = () => screen.getByTestId('market-state');
const button = () => screen.getByTestId('place-order');
const cancel = () => screen.getByTestId('cancel-order');

describe('the watchlist', () => {
  it('has risen markets alone among its gainers, and says when there are none', async () => {
    const { receive } = await openPage();
    const watched = within(screen.getByRole('region', { name: 'Watchlist' }));
    await userEvent.click(watched.getByRole('tab', { name: 'Gainers' }));
    expect(await watched.findByRole('link')).toHaveTextContent('BTC');
    receive({ type: 'tickers', tickers: [{ ...ticker, changePercent: '-0.01' }], at: 0 });
    expect(watched.queryByRole('link')).toBeNull();
    expect(watched.getByText('None rose in 24 hours')).toBeInTheDocument();
  });
});

describe('the state of the market in view', () => {
  it('is not spoken of while the market is live', async () => {
    await openPage();
    expect(banner()).toBeEmptyDOMElement();
    expect(button()).toBeEnabled();
    expect(cancel()).toBeEnabled();
  });

  it('halted: says why and until when; nothing can be placed or cancelled, until it goes on', async () => {
    const { told } = await openPage();
    told({ state: 'HALTED', stateReason: 'BREAKER', stateUntil: BACK_AT });
    expect(banner()).toHaveTextContent(/Halted.*The price moved too far too fast\..*12:41:07/);
    expect(within(screen.getByRole('heading')).getByText('Halted')).toBeVisible();
    const watched = screen.getByRole('region', { name: 'Watchlist' });
    expect(await within(watched).findByRole('img', { name: 'Halted' })).toBeVisible();
    expect(button()).toHaveAccessibleDescription('Market halted');
    expect(button()).toBeDisabled();
    await waitFor(() => expect(cancel()).toBeDisabled());
    expect(screen.getByTestId('cancel-all')).toBeDisabled();

    told({});
    expect(banner()).toBeEmptyDOMElement();
    expect(button()).toBeEnabled();
    await waitFor(() => expect(cancel()).toBeEnabled());
  });

  it('is what the server knew of it until the stream says more', async () => {
    const { told } = await openPage({ instrument: { ...pair, state: 'HALTED', stateReason: 'BREAKER', stateUntil: BACK_AT } });
    expect(banner()).toHaveTextContent(/Halted.*12:41:07/);
    expect(button()).toBeDisabled();
    told({});
    expect(banner()).toBeEmptyDOMElement();
  });

  it('cancelling only: orders can be left, not placed', async () => {
    const { told } = await openPage();
    told({ state: 'CANCEL_ONLY', stateReason: 'OPERATOR' });
    expect(banner()).toHaveTextContent('Cancelling only');
    expect(button()).toHaveAccessibleDescription('Market paused');
    expect(cancel()).toBeEnabled();
    expect(screen.getByTestId('cancel-all')).toBeEnabled();
  });

  it('resting orders only: an order that rests may be placed, one that trades not', async () => {
    const { told } = await openPage();
    told({ state: 'POST_ONLY', stateReason: 'OPERATOR' });
    expect(button()).toBeEnabled();
    await userEvent.clear(screen.getByTestId('ticket-price'));
    await userEvent.type(screen.getByTestId('ticket-price'), '96500');
    expect(button()).toHaveAccessibleDescription('Resting orders only');
  });
});

it('says why and until when in one line, joined as the language joins sentences', async () => {
  answers('pairs', [pair]);
  answers('practiceStatus', claimedToday);
  const halted = { ...pair, state: 'HALTED' as const, stateReason: 'BREAKER' as const, stateUntil: BACK_AT };
  await renderTrade(
    <MarketProvider value={{ ...tradeMarketOf(pair.symbol, siteFixture, halted), ...spotKind }}>
      <MarketStateBanner />
      <OpenOrders symbol={undefined} />
    </MarketProvider>,
    { locale: 'zh-TW' },
  );
  expect(banner()).toHaveTextContent(/價格變動過大過快。\S*12:41:07/);
});

it('the fee shown follows the fee charged', async () => {
  const { receive } = await openPage();
  await waitFor(() => expect(screen.getByTestId('ticket')).toHaveTextContent('0.00005000 BTC'));
  receive({ type: 'feeRates', makerFeeRate: '0.002', takerFeeRate: '0.002', at: 0 });
  await waitFor(() => expect(screen.getByTestId('ticket')).toHaveTextContent('0.00010000 BTC'));
  const elsewhere = { symbol: 'ETH_USDT', makerFeeRate: '0.01', takerFeeRate: '0.01' };
  const here = { symbol: 'BTC_USDT', makerFeeRate: '0.003', takerFeeRate: '0.003' };
  receive({ type: 'feeRates', makerFeeRate: '0.002', takerFeeRate: '0.002', markets: [elsewhere, here], at: 0 });
  await waitFor(() => expect(screen.getByTestId('ticket')).toHaveTextContent('0.00015000 BTC'));
});
