interface AddressLimits {
  /** Open connections of one address. */
  perAddress: number;
  /** Of all addresses together. */
  total: number;
}

/** Counts open connections by address, and all of them. */
export class AddressLimit {
  readonly #open = new Map<string, number>();
  #all = 0;

  constructor(private readonly limits: AddressLimits) {}

  isFull(address: string): boolean {
    return this.#all >= this.limits.total || (this.#open.get(address) ?? 0) >= this.limits.perAddress;
  }

  enter(address: string): void {
    this.#all += 1;
    this.#open.set(address, (this.#open.get(address) ?? 0) + 1);
  }

  leave(address: string): void {
    this.#all -= 1;
    const left = (this.#open.get(address) ?? 0) - 1;
    if (left > 0) this.#open.set(address, left);
    else this.#open.delete(address);
  }
}
