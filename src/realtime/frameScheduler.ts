/** Something whose published value can lag behind its data until the next animation frame. */
export interface Publishable {
  publish(): void;
}

/** Collects dirty stores and publishes all of them once per animation frame, so that one paint shows one moment. */
export class FrameScheduler {
  private readonly dirty = new Set<Publishable>();
  private isScheduled = false;

  constructor(private readonly requestFrame: (callback: () => void) => void) {}

  markDirty(store: Publishable): void {
    this.dirty.add(store);
    if (this.isScheduled) return;
    this.isScheduled = true;
    this.requestFrame(() => this.flush());
  }

  /** Publishes what is dirty now; tests call it in place of an animation frame. */
  flush(): void {
    this.isScheduled = false;
    const stores = [...this.dirty];
    this.dirty.clear();
    for (const store of stores) store.publish();
  }
}
