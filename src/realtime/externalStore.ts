import { Listeners } from '@/src/lib/store/listeners';
import type { Readable } from '@/src/lib/store/store';
import type { FrameScheduler, Publishable } from './frameScheduler';

export type Listener = () => void;

/**
 * A value outside React. `value` follows every frame; readers see what was published ahead of the last paint, so they are told at most
 * once per paint. Values are replaced, never changed in place.
 */
export class ExternalStore<Value> implements Readable<Value>, Publishable {
  private readonly listeners = new Listeners();
  private published: Value;

  constructor(
    private readonly scheduler: FrameScheduler,
    protected value: Value,
  ) {
    this.published = value;
  }

  readonly subscribe = this.listeners.add;

  readonly getSnapshot = (): Value => this.published;

  publish(): void {
    if (Object.is(this.value, this.published)) return;
    this.published = this.value;
    this.listeners.tell();
  }

  /** What readers see from the start; for a store that nobody reads yet. */
  protected begin(value: Value): void {
    this.value = value;
    this.published = value;
  }

  /** @param canWait whether readers may hear of it with what is painted next */
  protected set(value: Value, canWait = false): void {
    this.value = value;
    this.scheduler.markDirty(this, canWait);
  }
}
