import type { OrderSide } from '@/domain/order/enums';

/** A resting order, itself the link of its level's queue, so that taking it out costs the same wherever it stands. */
export class RestingOrder {
  previous: RestingOrder | undefined = undefined;
  next: RestingOrder | undefined = undefined;

  constructor(
    readonly orderId: string,
    readonly ownerId: string,
    readonly level: PriceLevel,
    public lots: number,
  ) {}
}

/** The orders waiting at one price, oldest first. */
export class PriceLevel {
  first: RestingOrder | undefined = undefined;
  private last: RestingOrder | undefined = undefined;
  /** Sum over its orders. */
  lots = 0;

  constructor(
    readonly side: OrderSide,
    readonly priceTicks: number,
  ) {}

  append(order: RestingOrder): void {
    order.previous = this.last;
    if (this.last === undefined) this.first = order;
    else this.last.next = order;
    this.last = order;
    this.lots += order.lots;
  }

  /** Puts an order where its id says: before the first that is younger. Ids are decimal digits and grow with every order. */
  insert(order: RestingOrder): void {
    let younger = this.first;
    while (younger !== undefined && !isYounger(younger.orderId, order.orderId)) younger = younger.next;
    if (younger === undefined) {
      this.append(order);
      return;
    }
    order.next = younger;
    order.previous = younger.previous;
    if (younger.previous === undefined) this.first = order;
    else younger.previous.next = order;
    younger.previous = order;
    this.lots += order.lots;
  }

  /** Takes a fill off an order, which stays in the queue. */
  reduce(order: RestingOrder, lots: number): void {
    order.lots -= lots;
    this.lots -= lots;
  }

  remove(order: RestingOrder): void {
    if (order.previous === undefined) this.first = order.next;
    else order.previous.next = order.next;
    if (order.next === undefined) this.last = order.previous;
    else order.next.previous = order.previous;
    order.previous = undefined;
    order.next = undefined;
    this.lots -= order.lots;
  }
}

function isYounger(orderId: string, thanId: string): boolean {
  return orderId.length === thanId.length ? orderId > thanId : orderId.length > thanId.length;
}
