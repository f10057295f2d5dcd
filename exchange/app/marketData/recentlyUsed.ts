/** A bounded cache of answers under way or given; the one not used for longest goes first. Failures are not kept. */
export class RecentlyUsed<Value> {
  readonly #entries = new Map<string, Promise<Value>>();

  /** What `isWorthKeeping` says no to is given to those who wait for it and forgotten. */
  constructor(
    private readonly capacity: number,
    private readonly isWorthKeeping: (value: Value) => boolean = () => true,
  ) {}

  get(key: string, load: () => Promise<Value>): Promise<Value> {
    const known = this.#entries.get(key);
    if (known) {
      this.#entries.delete(key);
      this.#entries.set(key, known);
      return known;
    }
    const loading = load();
    this.#entries.set(key, loading);
    const forget = () => this.#forget(key, loading);
    loading.then((value) => {
      if (!this.isWorthKeeping(value)) forget();
    }, forget);
    const oldest = this.#entries.keys().next().value;
    if (this.#entries.size > this.capacity && oldest !== undefined) this.#entries.delete(oldest);
    return loading;
  }

  clear(): void {
    this.#entries.clear();
  }

  #forget(key: string, loading: Promise<Value>): void {
    if (this.#entries.get(key) === loading) this.#entries.delete(key);
  }
}
