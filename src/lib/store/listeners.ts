/** Who hears of something: functions, or objects that hear of several things. */
export class Listeners<Listener = () => void> {
  private readonly all = new Set<Listener>();
  private end: (() => void) | undefined;

  /** @param begin runs before the first listener comes; what it returns, once the last has left */
  constructor(private readonly begin?: () => () => void) {}

  get isEmpty(): boolean {
    return this.all.size === 0;
  }

  /** Returns how to stop. */
  readonly add = (listener: Listener): (() => void) => {
    if (this.isEmpty) this.end = this.begin?.();
    this.all.add(listener);
    return () => {
      if (this.all.delete(listener) && this.isEmpty) this.end?.();
    };
  };

  /** All are told, also when one of them fails: that is thrown when the last has heard. */
  each(tell: (listener: Listener) => void): void {
    const errors: unknown[] = [];
    for (const listener of this.all) {
      try {
        tell(listener);
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 1) throw new AggregateError(errors);
    if (errors.length === 1) throw errors[0];
  }

  tell(this: Listeners): void {
    this.each((listener) => listener());
  }
}
