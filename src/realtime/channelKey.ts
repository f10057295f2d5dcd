import type { ChannelRef, ServerFrame } from '@/contract/channels';

/** Frames that belong to a channel; the rest (ack, error, pong, heartbeat) belong to the connection. */
export type ChannelFrame = Exclude<ServerFrame, { type: 'ack' | 'error' | 'pong' | 'heartbeat' }>;

/** One string per channel, for maps. */
export function channelKey(ref: ChannelRef): string {
  switch (ref.channel) {
    case 'depth':
    case 'trades':
      return `${ref.channel}:${ref.symbol}`;
    case 'klines':
      return `klines:${ref.symbol}:${ref.interval}`;
    case 'tickers':
    case 'instruments':
    case 'private':
      return ref.channel;
  }
}

/** The key of the channel that a frame was sent for. */
export function frameChannelKey(frame: ChannelFrame): string {
  switch (frame.type) {
    case 'depth.snapshot':
    case 'depth.update':
      return `depth:${frame.symbol}`;
    case 'trades':
      return `trades:${frame.symbol}`;
    case 'kline':
      return `klines:${frame.symbol}:${frame.interval}`;
    case 'tickers':
    case 'instruments':
    case 'private':
      return frame.type;
    case 'feeRates':
    case 'notices':
    case 'preferences':
    case 'account':
      return 'private';
  }
}
