import type { FastifyInstance } from 'fastify';
import type { MarketData } from '../app/marketData/createMarketData';
import { CALL_COSTS } from './callLimits';
import { route } from './route';

const DEPTH_LEVELS = 30;
const RECENT_TRADES = 50;
const CANDLES = 300;

/** Coins, pairs and everything that moves, open to everyone. */
export function registerMarketRoutes(app: FastifyInstance, marketData: MarketData): void {
  route(app, 'coins', () => marketData.coins());
  route(app, 'instruments', () => marketData.instruments(), CALL_COSTS.listing);
  route(app, 'pairs', () => marketData.pairs(), CALL_COSTS.listing);
  route(app, 'symbolInfo', ({ params }) => marketData.symbolInfo(params.symbol));
  route(app, 'tickers', ({ params }) => marketData.tickers(params.symbol));
  route(
    app,
    'klines',
    ({ params }) => marketData.klines(params.coinSymbol, params.type, params.limit ?? CANDLES, params.endTime),
    CALL_COSTS.candles,
  );
  route(app, 'depth', ({ params }) => marketData.depth(params.symbol, params.limit ?? DEPTH_LEVELS), CALL_COSTS.listing);
  route(app, 'recentTrades', ({ params }) => marketData.recentTrades(params.symbol, params.limit ?? RECENT_TRADES));
  route(app, 'sparklines', () => marketData.sparklines(), CALL_COSTS.listing);
}
