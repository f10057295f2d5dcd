import type { PublicTrade } from '@/contract/market';
import type { ChannelFrame } from '../channelKey';
import { ExternalStore } from '../externalStore';
import type { FrameScheduler } from '../frameScheduler';
import type { ChannelReader } from '../stream';

const KEPT_TRADES = 100;

/** One market's latest trades, newest first; undefined until it is known whether there are any. */
export class TradesStore extends ExternalStore<readonly PublicTrade[] | undefined> implements ChannelReader {
  constructor(
    scheduler: FrameScheduler,
    private readonly prices: Pick<ChannelReader, 'onFrame'>,
  ) {
    super(scheduler, undefined);
  }

  onFrame(frame: ChannelFrame): void {
    if (frame.type !== 'trades') return;
    this.prices.onFrame(frame);
    // Snapshots come newest first, updates oldest first; what a snapshot and an update both bring is shown once.
    const fresh = frame.isSnapshot ? frame.trades : frame.trades.toReversed();
    const kept = (frame.isSnapshot ? undefined : this.value) ?? [];
    const known = new Set(kept.map((trade) => trade.id));
    this.set([...fresh.filter((trade) => !known.has(trade.id)), ...kept].slice(0, KEPT_TRADES));
  }

  /** Trades stay as they are; the snapshot after reconnecting replaces them. */
  onLost(): void {}
}
