/** Counts open connections by address. */
export class AddressLimit {
  readonly #open = new Map<string, number>();

  constructor(private readonly perAddress: number) {}

  isFull(address: string): boolean {
    return (this.#open.get(address) ?? 0) >= this.perAddress;
  }

  enter(address: string): void {
    this.#open.set(address, (this.#open.get(address) ?? 0) + 1);
  }

  leave(address: string): void {
    const left = (this.#open.get(address) ?? 0) - 1;
    if (left > 0) this.#open.set(address, left);
    else this.#open.delete(address);
  }
}
