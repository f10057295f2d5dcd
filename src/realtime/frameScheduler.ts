/** Something whose published value can lag behind its data until the next paint. */
export interface Publishable {
  publish(): void;
}

export interface FramePorts {
  /** Calls back ahead of the next paint. */
  requestFrame(callback: () => void): void;
  /** Calls back in a moment: so long may what is in no hurry wait for a paint of others. */
  wait(callback: () => void): void;
  /** A clock that only goes forward, ms. */
  clock(): number;
}

/** On a slow device the rest is published with the next frame: a press waits for a part of what is told, not for all of it. */
const PUBLISHING_MS = 5;

/**
 * Collects dirty stores and publishes them ahead of an animation frame. Where that is quick it is all of them, so that one paint shows one moment;
 * on a slow device stores may differ by a frame.
 */
export class FrameScheduler {
  private readonly dirty = new Set<Publishable>();
  private isScheduled = false;
  private isWaiting = false;

  constructor(private readonly ports: FramePorts) {}

  /** @param canWait whether it may be painted together with what comes next, to spare a frame of its own */
  markDirty(store: Publishable, canWait = false): void {
    this.dirty.add(store);
    if (!canWait) this.schedule();
    else if (!this.isScheduled && !this.isWaiting) this.wait();
  }

  private schedule(): void {
    if (this.isScheduled) return;
    this.isScheduled = true;
    this.ports.requestFrame(() => this.flush());
  }

  private wait(): void {
    this.isWaiting = true;
    this.ports.wait(() => {
      this.isWaiting = false;
      if (this.dirty.size > 0) this.schedule();
    });
  }

  private flush(): void {
    this.isScheduled = false;
    const endsAt = this.ports.clock() + PUBLISHING_MS;
    try {
      for (const store of [...this.dirty]) {
        this.dirty.delete(store);
        store.publish();
        if (this.ports.clock() > endsAt) break;
      }
    } finally {
      // A reader that throws holds nobody else up.
      if (this.dirty.size > 0) this.schedule();
    }
  }
}
