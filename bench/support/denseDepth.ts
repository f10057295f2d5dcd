type Level = [price: string, quantity: string];

interface DepthFrame {
  type: 'depth.snapshot' | 'depth.update';
  symbol: string;
  seq: number;
  prevSeq?: number;
  bids: Level[];
  asks: Level[];
  at: number;
}

/** So near the top that the change is on screen. */
const NEAR_THE_TOP = 8;

const isDepth = (frame: { type?: string }): frame is DepthFrame => frame.type === 'depth.snapshot' || frame.type === 'depth.update';

/** Another quantity with the same number of decimals. */
function otherQuantity(quantity: string): string {
  const last = quantity.at(-1) === '9' ? '1' : String(Number(quantity.at(-1)) + 1);
  return `${quantity.slice(0, -1)}${last}`;
}

/**
 * One market's depth channel made denser: what the exchange sends is kept back until the next `tick`, which sends it as one
 * update, or changes the quantities of one bid and one ask near the top where there was nothing. Frames are numbered anew.
 */
export class DenseDepth {
  readonly #sides = { bids: new Map<string, string>(), asks: new Map<string, string>() };
  #pending = { bids: new Map<string, string>(), asks: new Map<string, string>() };
  #symbol: string | undefined;
  #seq = 1;
  #turn = 0;

  /** Takes a message of the exchange. Returns what to pass on at once. */
  take(text: string): string | undefined {
    const frame = JSON.parse(text) as { type?: string };
    if (!isDepth(frame)) return text;
    for (const side of ['bids', 'asks'] as const) {
      if (frame.type === 'depth.snapshot') this.#sides[side].clear();
      for (const [price, quantity] of frame[side]) {
        if (Number(quantity) === 0) this.#sides[side].delete(price);
        else this.#sides[side].set(price, quantity);
        if (frame.type === 'depth.update') this.#pending[side].set(price, quantity);
      }
    }
    this.#symbol = frame.symbol;
    if (frame.type === 'depth.update') return undefined;
    this.#pending = { bids: new Map(), asks: new Map() };
    return JSON.stringify({ ...frame, seq: this.#seq });
  }

  /** The update of this moment; undefined before there is a book. */
  tick(): string | undefined {
    if (this.#symbol === undefined) return undefined;
    this.#turn += 1;
    if (this.#pending.bids.size + this.#pending.asks.size === 0) {
      this.#change('bids', (left, right) => right - left);
      this.#change('asks', (left, right) => left - right);
    }
    const [bids, asks] = [[...this.#pending.bids], [...this.#pending.asks]];
    this.#pending = { bids: new Map(), asks: new Map() };
    const prevSeq = this.#seq;
    this.#seq += 1;
    return JSON.stringify({ type: 'depth.update', symbol: this.#symbol, prevSeq, seq: this.#seq, bids, asks, at: Date.now() });
  }

  #change(side: 'bids' | 'asks', bestFirst: (left: number, right: number) => number): void {
    const prices = [...this.#sides[side].keys()].sort((left, right) => bestFirst(Number(left), Number(right)));
    const price = prices[this.#turn % Math.min(NEAR_THE_TOP, prices.length)];
    const quantity = price === undefined ? undefined : this.#sides[side].get(price);
    if (price === undefined || quantity === undefined) return;
    const next = otherQuantity(quantity);
    this.#sides[side].set(price, next);
    this.#pending[side].set(price, next);
  }
}
