import type { Instrument } from '@/contract/instrument';
import type { ChannelFrame } from '../channelKey';
import { ExternalStore } from '../externalStore';
import type { FrameScheduler } from '../frameScheduler';
import type { ChannelReader } from '../stream';

export type Instruments = ReadonlyMap<string, Instrument>;

/** Rules and state of what can be traded. One that did not change stays the same object. */
export class InstrumentsStore extends ExternalStore<Instruments> implements ChannelReader {
  constructor(scheduler: FrameScheduler) {
    super(scheduler, new Map());
  }

  /** One to look at until the first frame comes. */
  startWith(instrument: Instrument): void {
    if (!this.value.has(instrument.symbol)) this.begin(new Map(this.value).set(instrument.symbol, instrument));
  }

  onFrame(frame: ChannelFrame): void {
    if (frame.type !== 'instruments') return;
    const next = new Map(this.value);
    if (frame.isSnapshot) for (const known of this.value.values()) next.set(known.symbol, delisted(known));
    for (const instrument of frame.instruments) next.set(instrument.symbol, unchanged(this.value.get(instrument.symbol), instrument));
    this.set(next);
  }

  /** States stay as they were last told; the full frame after reconnecting replaces them. */
  onLost(): void {}
}

/** What is in no list any more was delisted while nobody listened. */
function delisted(known: Instrument): Instrument {
  return known.state === 'DELISTED' ? known : { ...known, state: 'DELISTED', stateUntil: null };
}

function unchanged(known: Instrument | undefined, told: Instrument): Instrument {
  return known && JSON.stringify(known) === JSON.stringify(told) ? known : told;
}
