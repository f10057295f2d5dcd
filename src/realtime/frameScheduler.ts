/** Something whose published value can lag behind its data until the next animation frame. */
export interface Publishable {
  publish(): void;
}

export interface FramePorts {
  /** Calls back before the next paint. */
  requestFrame(callback: () => void): void;
  /** Calls back in a moment: so long may what is in no hurry wait for a paint of others. */
  wait(callback: () => void): void;
}

/** Collects dirty stores and publishes all of them once per animation frame, so that one paint shows one moment. */
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

  /** Publishes what is dirty now; tests call it in place of an animation frame. */
  flush(): void {
    this.isScheduled = false;
    const stores = [...this.dirty];
    this.dirty.clear();
    for (const store of stores) store.publish();
  }
}
