import type { OpenOrder, PlaceCommand } from '@/exchange/engine/commands';

export interface NaiveTrade {
  makerOrderId: string;
  priceTicks: number;
  lots: number;
}

/**
 * A book so simple that it is right at sight: one list in order of arrival, sorted afresh for every command, one lot traded at a
 * time, BigInt throughout. It tells trades and the final fate of the taker, and is far too slow for anything but tests.
 */
export class NaiveBook {
  private arrived: OpenOrder[] = [];

  openOrders(): OpenOrder[] {
    return [...this.queue('BUY'), ...this.queue('SELL')];
  }

  cancel(orderId: string): boolean {
    const before = this.arrived.length;
    this.remove(orderId);
    return this.arrived.length < before;
  }

  place(command: PlaceCommand): { fate: string; trades: NaiveTrade[] } {
    const refusal = this.refusal(command);
    return refusal === undefined ? this.execute(command) : { fate: refusal, trades: [] };
  }

  private execute(command: PlaceCommand): { fate: string; trades: NaiveTrade[] } {
    const trades: NaiveTrade[] = [];
    const wish = sizeOf(command);
    for (;;) {
      const [maker] = this.reachable(command);
      const prices = [trades.at(-1)?.priceTicks ?? 1, maker?.priceTicks ?? 1];
      if (prices.some((priceTicks) => !wantsMore(wish, priceTicks))) return { fate: 'filled', trades };
      if (maker === undefined) return { fate: this.restOrClose(command, wish), trades };
      if (maker.ownerId === command.ownerId) {
        if (command.selfTradePrevention !== 'CANCEL_TAKER') this.remove(maker.orderId);
        if (command.selfTradePrevention !== 'CANCEL_MAKER') return { fate: `closed SELF_TRADE ${wish.lots ?? 0n}`, trades };
      } else {
        this.tradeOneLot(maker, wish, trades);
      }
    }
  }

  private tradeOneLot(maker: OpenOrder, wish: Wish, trades: NaiveTrade[]): void {
    const last = trades.at(-1);
    if (last?.makerOrderId === maker.orderId) last.lots += 1;
    else trades.push({ makerOrderId: maker.orderId, priceTicks: maker.priceTicks, lots: 1 });
    if (wish.lots !== undefined) wish.lots -= 1n;
    if (wish.quote !== undefined) wish.quote -= BigInt(maker.priceTicks);
    maker.lots -= 1;
    if (maker.lots === 0) this.remove(maker.orderId);
  }

  private refusal(command: PlaceCommand): string | undefined {
    const [best] = this.queue(command.side === 'BUY' ? 'SELL' : 'BUY');
    const [reached] = this.reachable(command);
    if (command.type === 'MARKET') {
      if (reached === undefined) return 'rejected NO_LIQUIDITY';
      return wantsMore(sizeOf(command), reached.priceTicks) ? undefined : `rejected BUDGET_BELOW_ONE_LOT ${reached.priceTicks}`;
    }
    if (command.isPostOnly && reached !== undefined) return `rejected POST_ONLY_WOULD_TAKE ${best?.priceTicks}`;
    if (command.timeInForce !== 'FOK') return undefined;
    const fillable = Math.min(command.lots, this.fillableLots(command));
    return fillable < command.lots ? `rejected FOK_UNFILLABLE ${fillable}` : undefined;
  }

  private fillableLots(command: PlaceCommand): number {
    let reached = this.reachable(command);
    if (command.selfTradePrevention !== 'CANCEL_MAKER') {
      const own = reached.findIndex(({ ownerId }) => ownerId === command.ownerId);
      if (own >= 0) reached = reached.slice(0, own);
    }
    return reached.filter(({ ownerId }) => ownerId !== command.ownerId).reduce((sum, { lots }) => sum + lots, 0);
  }

  private restOrClose(command: PlaceCommand, wish: Wish): string {
    const lots = wish.lots ?? 0n;
    if (command.type === 'MARKET') {
      const isEmpty = this.queue(command.side === 'BUY' ? 'SELL' : 'BUY').length === 0;
      return `closed ${isEmpty ? 'NO_LIQUIDITY' : 'PRICE_BAND'} ${lots}`;
    }
    if (command.timeInForce !== 'GTC') return `closed IOC_REST ${lots}`;
    const { orderId, ownerId, side, priceTicks } = command;
    this.arrived.push({ orderId, ownerId, side, priceTicks, lots: Number(lots) });
    return `rested ${lots}`;
  }

  /** Orders of a side, best price first and oldest first within a price (sort is stable). */
  private queue(side: 'BUY' | 'SELL'): OpenOrder[] {
    const sign = side === 'BUY' ? -1 : 1;
    return this.arrived.filter((order) => order.side === side).sort((one, two) => (one.priceTicks - two.priceTicks) * sign);
  }

  private reachable(command: PlaceCommand): OpenOrder[] {
    const limit = command.type === 'LIMIT' ? command.priceTicks : command.worstPriceTicks;
    return this.queue(command.side === 'BUY' ? 'SELL' : 'BUY').filter(({ priceTicks }) => {
      if (limit === undefined) return true;
      return command.side === 'BUY' ? priceTicks <= limit : priceTicks >= limit;
    });
  }

  private remove(orderId: string): void {
    this.arrived = this.arrived.filter((order) => order.orderId !== orderId);
  }
}

interface Wish {
  lots?: bigint;
  quote?: bigint;
}

function sizeOf(command: PlaceCommand): Wish {
  if (command.type === 'LIMIT') return { lots: BigInt(command.lots) };
  return 'lots' in command.size ? { lots: BigInt(command.size.lots) } : { quote: BigInt(command.size.quoteUnits) };
}

function wantsMore(wish: Wish, priceTicks: number): boolean {
  return wish.quote === undefined ? wish.lots !== 0n : wish.quote >= BigInt(priceTicks);
}
