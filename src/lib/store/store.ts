import { Listeners } from './listeners';

/** A value outside React: what `useStore` needs of it. */
export interface Readable<Value> {
  /** Returns how to stop. */
  subscribe(listener: () => void): () => void;
  getSnapshot(): Value;
}

/** A value outside React that tells its readers when it becomes another one. Values are replaced, never changed in place. */
export class Store<Value> implements Readable<Value> {
  private readonly listeners = new Listeners();

  constructor(private value: Value) {}

  readonly subscribe = this.listeners.add;

  readonly getSnapshot = (): Value => this.value;

  set(value: Value): void {
    if (Object.is(value, this.value)) return;
    this.value = value;
    this.listeners.tell();
  }
}
