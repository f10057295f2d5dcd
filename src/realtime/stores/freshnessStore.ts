import { Listeners } from '@/src/lib/store/listeners';
import type { Readable } from '@/src/lib/store/store';
import { type Freshness, isSameFreshness } from '../freshness';

interface FreshnessPorts {
  look(): Freshness;
  /** Calls back whenever it may be another one; returns how to stop. */
  watch(onChange: () => void): () => void;
}

/**
 * How fresh the line or one market's book is, told once to all panels that say so. Age grows without any event, so somebody has to look
 * at the clock. Only frames and ticks look: what React reads in between must be the same however often it reads.
 */
export class FreshnessStore implements Readable<Freshness> {
  private shown: Freshness;
  private readonly listeners = new Listeners(() => this.ports.watch(() => this.follow()));

  constructor(private readonly ports: FreshnessPorts) {
    this.shown = ports.look();
  }

  readonly subscribe = this.listeners.add;

  readonly getSnapshot = (): Freshness => {
    // Nobody has followed it since it was last read.
    if (this.listeners.isEmpty) this.look();
    return this.shown;
  };

  private follow(): void {
    if (this.look()) this.listeners.tell();
  }

  /** Whether it reads differently now. */
  private look(): boolean {
    const next = this.ports.look();
    if (isSameFreshness(next, this.shown)) return false;
    this.shown = next;
    return true;
  }
}
