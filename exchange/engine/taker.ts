import type { SelfTradePrevention } from '@/domain/order/enums';
import type { PlaceCommand } from './commands';

/** A placed order while it takes: what it still wants and how far it may go. */
export class Taker {
  readonly orderId: string;
  readonly ownerId: string;
  readonly selfTradePrevention: SelfTradePrevention;
  /** The worst price it trades at. */
  readonly limitTicks: number;
  private readonly isBuy: boolean;
  private lotsLeft: number;
  private quoteLeft: number | undefined;

  constructor(readonly command: PlaceCommand) {
    this.orderId = command.orderId;
    this.ownerId = command.ownerId;
    this.selfTradePrevention = command.selfTradePrevention;
    this.isBuy = command.side === 'BUY';
    this.limitTicks = limitOf(command);
    this.lotsLeft = lotsOf(command);
    this.quoteLeft = command.type === 'MARKET' && 'quoteUnits' in command.size ? command.size.quoteUnits : undefined;
  }

  reaches(priceTicks: number): boolean {
    return this.isBuy ? priceTicks <= this.limitTicks : priceTicks >= this.limitTicks;
  }

  /**
   * Lots it would take at a price; 0: it is done. A sale for a quote amount is done as soon as the rest is worth less than a lot
   * at the price it trades at, and does not go on to a worse one for it.
   */
  wants(priceTicks: number): number {
    if (this.quoteLeft === undefined) return this.lotsLeft;
    // The remainder goes first, so that the division is exact.
    return (this.quoteLeft - (this.quoteLeft % priceTicks)) / priceTicks;
  }

  take(priceTicks: number, lots: number): void {
    if (this.quoteLeft === undefined) this.lotsLeft -= lots;
    else this.quoteLeft -= lots * priceTicks;
  }

  /** Lots not traded; 0 for an order sized in quote. */
  get restLots(): number {
    return this.lotsLeft;
  }
}

function limitOf(command: PlaceCommand): number {
  if (command.type === 'LIMIT') return command.priceTicks;
  if (command.worstPriceTicks !== undefined) return command.worstPriceTicks;
  return command.side === 'BUY' ? Number.MAX_SAFE_INTEGER : 0;
}

function lotsOf(command: PlaceCommand): number {
  if (command.type === 'LIMIT') return command.lots;
  return 'lots' in command.size ? command.size.lots : 0;
}
