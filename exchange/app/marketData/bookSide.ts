export interface PriceLevel {
  priceTicks: number;
  lots: number;
}

/** One side of the mirrored book: best price first. */
export class BookSide {
  /** Best first; bids from the highest price down, asks from the lowest up. */
  #levels: PriceLevel[] = [];
  readonly #sign: 1 | -1;

  constructor(side: 'BUY' | 'SELL') {
    this.#sign = side === 'BUY' ? -1 : 1;
  }

  replace(levels: readonly PriceLevel[]): void {
    this.#levels = levels.map(({ priceTicks, lots }) => ({ priceTicks, lots }));
  }

  /** Sets the absolute quantity at a price; 0 removes the level. */
  set(priceTicks: number, lots: number): void {
    const at = this.#indexOf(priceTicks);
    const isThere = this.#levels[at]?.priceTicks === priceTicks;
    if (lots > 0) this.#levels.splice(at, isThere ? 1 : 0, { priceTicks, lots });
    else if (isThere) this.#levels.splice(at, 1);
  }

  get best(): number | undefined {
    return this.#levels[0]?.priceTicks;
  }

  top(limit: number): PriceLevel[] {
    return this.#levels.slice(0, limit);
  }

  /** Where the price is, or would be inserted. */
  #indexOf(priceTicks: number): number {
    let low = 0;
    let high = this.#levels.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const level = this.#levels[middle];
      if (level && (level.priceTicks - priceTicks) * this.#sign < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
