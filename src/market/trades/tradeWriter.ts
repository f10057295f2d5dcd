import type { PublicTrade } from '@/contract/market';
import { type Format, formatTime } from '@/src/format';
import { writeText } from '@/src/ui/numbers/writeText';

export interface TradeLook {
  format: Format;
  priceDecimals: number;
  sizeDecimals: number;
  /** What each side is called, and how it looks. */
  words: Record<PublicTrade['side'], string>;
  classes: Record<PublicTrade['side'], string>;
}

export function tradeTexts(trade: PublicTrade, { format, priceDecimals, sizeDecimals, words }: TradeLook) {
  return {
    word: words[trade.side],
    price: format.price(trade.price, priceDecimals),
    size: format.size(trade.quantity, sizeDecimals),
    time: formatTime(trade.at),
  };
}

/** Puts one trade after the other into a row that React has drawn. */
export class TradeWriter {
  shown: PublicTrade | undefined;
  private readonly parts: Record<keyof ReturnType<typeof tradeTexts> | 'side', Element | null>;

  constructor(
    readonly row: HTMLElement,
    private readonly look: TradeLook,
  ) {
    const part = (name: string) => row.querySelector(`[data-part="${name}"]`);
    this.parts = { side: part('side'), word: part('word'), price: part('price'), size: part('size'), time: part('time') };
  }

  write(trade: PublicTrade): void {
    if (trade === this.shown) return;
    this.shown = trade;
    const texts = tradeTexts(trade, this.look);
    for (const name of ['word', 'price', 'size', 'time'] as const) writeText(this.parts[name], texts[name]);
    const wanted = this.look.classes[trade.side];
    if (this.parts.side && this.parts.side.className !== wanted) this.parts.side.className = wanted;
  }
}
