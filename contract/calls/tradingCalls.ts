import Type from 'typebox';
import * as balance from '../balance';
import * as favourites from '../favourites';
import { Instrument } from '../instrument';
import * as market from '../market';
import { Nothing, pageOf } from '../primitives';
import * as spot from '../spot';

/** Markets, orders, favourites. */
export const tradingCalls = {
  coins: { summary: 'Coins', params: Nothing, data: Type.Array(market.Coin) },
  instruments: { summary: 'Everything that can be traded, of every kind', params: Nothing, data: Type.Array(Instrument) },
  pairs: { summary: 'Spot pairs', params: Nothing, data: Type.Array(Instrument) },
  symbolInfo: { summary: 'One instrument', params: market.SymbolQuery, data: Instrument },
  tickers: { summary: 'Rolling 24 h tickers', params: market.TickersQuery, data: Type.Array(market.Ticker) },
  klines: { summary: 'Candles, oldest first', params: market.KlinesQuery, data: Type.Array(market.Kline) },
  depth: { summary: 'Order book snapshot', params: market.DepthQuery, data: market.Depth },
  recentTrades: { summary: 'Latest trades, newest first', params: market.TradesQuery, data: Type.Array(market.PublicTrade) },
  sparklines: { summary: 'Half-hourly closes of the past 24 h by pair', params: Nothing, data: market.Sparklines },
  createSpotOrder: { summary: 'Place a spot order', params: spot.CreateSpotOrder, data: spot.SpotOrder },
  cancelSpotOrder: { summary: 'Cancel one order by orderId or clientOrderId', params: spot.CancelSpotOrder, data: spot.SpotOrder },
  cancelAllSpotOrders: { summary: 'Cancel all open orders, of one pair or all', params: spot.CancelAllSpotOrders, data: spot.CanceledAll },
  openSpotOrders: { summary: 'Open orders, newest first', params: spot.OpenOrdersQuery, data: pageOf(spot.SpotOrder) },
  spotOrderHistory: { summary: 'Orders by status, newest first', params: spot.OrderHistoryQuery, data: pageOf(spot.SpotOrder) },
  spotTradeHistory: { summary: 'Own fills, newest first', params: spot.TradeHistoryQuery, data: pageOf(spot.SpotFill) },
  spotFeeRates: { summary: 'Own maker and taker fee rates', params: Nothing, data: spot.FeeRates },
  standardFeeRates: { summary: 'Maker and taker fee rates of a new account', params: Nothing, data: spot.FeeRates },
  spotBalances: { summary: 'Trading-wallet balances', params: Nothing, data: Type.Array(balance.Balance) },
  websocketToken: { summary: 'A short-lived token for the private stream', params: Nothing, data: spot.WebsocketToken },
  spotFavourites: { summary: 'Own favourite pairs, in the order of collecting', params: Nothing, data: favourites.Favourites },
  collectFavourite: {
    summary: 'Collect a pair; answers all favourites. Collecting twice is collecting once',
    params: favourites.FavouriteChange,
    data: favourites.Favourites,
  },
  uncollectFavourite: {
    summary: 'Un-collect a pair, collected or not; answers all favourites',
    params: favourites.FavouriteChange,
    data: favourites.Favourites,
  },
} as const;
