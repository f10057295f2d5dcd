type Listener = () => void;

/** A value outside React that tells its readers when it becomes another one. */
export class ValueStore<Value> {
  private readonly listeners = new Set<Listener>();

  constructor(private value: Value) {}

  readonly subscribe = (listener: Listener): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  readonly getSnapshot = (): Value => this.value;

  set(value: Value): void {
    if (Object.is(value, this.value)) return;
    this.value = value;
    for (const listener of this.listeners) listener();
  }
}
