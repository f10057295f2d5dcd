import type { ChannelRef } from '@/contract/channels';
import { assertNever } from '@/domain/assertNever';
import type { MarketData } from '../marketData/createMarketData';
import type { Channel } from './channel';
import { DepthChannel, type DepthSettings } from './depthChannel';
import { InstrumentsChannel } from './instrumentsChannel';
import { KlinesChannel } from './klinesChannel';
import { TickersChannel } from './tickersChannel';
import { TradesChannel } from './tradesChannel';

export type PublicRef = Exclude<ChannelRef, { channel: 'private' }>;

export interface ChannelSettings {
  depth: DepthSettings;
  /** Shortest time between two frames of changed tickers, ms. */
  tickersEveryMs: number;
  /** Shortest time between two frames of a candle series, ms. */
  klinesEveryMs: number;
}

export function keyOf(ref: PublicRef): string {
  switch (ref.channel) {
    case 'depth':
    case 'trades':
      return `${ref.channel}|${ref.symbol}`;
    case 'klines':
      return `klines|${ref.symbol}|${ref.interval}`;
    case 'tickers':
    case 'instruments':
      return ref.channel;
    default:
      return assertNever(ref);
  }
}

/** Throws AppError symbolUnknown. */
export function openChannel(ref: PublicRef, marketData: MarketData, settings: ChannelSettings, nowMs: number): Channel {
  switch (ref.channel) {
    case 'depth':
      return new DepthChannel(marketData.market(ref.symbol), settings.depth, nowMs);
    case 'trades':
      return new TradesChannel(marketData.market(ref.symbol));
    case 'klines':
      return new KlinesChannel(marketData.market(ref.symbol), ref.interval, settings.klinesEveryMs);
    case 'tickers':
      return new TickersChannel(marketData.markets(), settings.tickersEveryMs, nowMs);
    case 'instruments':
      return new InstrumentsChannel(marketData, nowMs);
    default:
      return assertNever(ref);
  }
}
