import Big from 'big.js';
import type { CreateSpotOrder } from '@/contract/spot';
import { listingOf, RATES } from './listing';
import { type Deal, type OracleOrder, priceOf, reachable, restOf, sweep } from './sweep';

/**
 * Judge of settlement, written from the rules and not from the code: decimals instead of integers, one list instead of a book,
 * and no running sums of what is held. An owner's total changes by trades alone; what is held is what the open orders may still
 * cost, worked out afresh whenever it is asked for. The rules:
 *
 * - A limit buy holds price x what is left of it, a sell what is left of it. What never rests holds nothing afterwards.
 * - A trade happens at the price of the order that waited. Each side pays a fee in what it receives, by its role, rounded up to
 *   the asset's last decimal.
 * - Fill-or-kill fills whole or is refused, post-only is refused when anything stands in its way, a market order without anybody
 *   to trade with is refused; other rests expire with their reason.
 * - A client order id names one order for good: asked again, it is that order.
 */
export interface OracleTrade extends Deal {
  taker: OracleOrder;
  takerFee: Big;
  makerFee: Big;
}

const zero = new Big(0);
const sum = (amounts: Big[]): Big => amounts.reduce((total, amount) => total.plus(amount), zero);

const receivedBy = ({ terms, listing }: OracleOrder) => (terms.side === 'BUY' ? listing.base : listing.quote);
const spentBy = ({ terms, listing }: OracleOrder) => (terms.side === 'BUY' ? listing.quote : listing.base);
/** What of a deal an order receives, and what it gives away for it. */
const received = ({ terms }: OracleOrder, { price, size }: Deal) => (terms.side === 'BUY' ? size : size.times(price));
const spent = ({ terms }: OracleOrder, { price, size }: Deal) => (terms.side === 'BUY' ? size.times(price) : size);

export class SettlementOracle {
  /** Oldest first, finished ones as well. */
  readonly orders: OracleOrder[] = [];
  readonly trades: OracleTrade[] = [];
  private readonly totals = new Map<string, Big>();
  private readonly collected = new Map<string, Big>();

  credit(owner: number, asset: string, amount: Big | string): void {
    const key = `${owner} ${asset}`;
    this.totals.set(key, this.total(owner, asset).plus(amount));
  }

  total(owner: number, asset: string): Big {
    return this.totals.get(`${owner} ${asset}`) ?? zero;
  }

  held(owner: number, asset: string): Big {
    const own = this.open.filter((order) => order.owner === owner && spentBy(order) === asset);
    return sum(own.map((order) => this.reserveOf(order)));
  }

  /** What an open order may still cost of the asset it spends. */
  reserveOf(order: OracleOrder): Big {
    if (order.status !== 'OPEN') return zero;
    return order.terms.side === 'BUY' ? priceOf(order).times(restOf(order)) : restOf(order);
  }

  fees(asset: string): Big {
    return this.collected.get(asset) ?? zero;
  }

  find(owner: number, name: string): OracleOrder | undefined {
    return this.orders.find((order) => order.owner === owner && order.name === name);
  }

  /** The order that stands under the name afterwards, or every rule that forbids it. */
  place(owner: number, terms: CreateSpotOrder): OracleOrder | string[] {
    const name = terms.clientOrderId;
    const listing = listingOf(terms.symbol);
    const earlier = this.find(owner, name);
    if (earlier) return JSON.stringify(earlier.terms) === JSON.stringify(terms) ? earlier : ['clientOrderIdReused'];
    const order: OracleOrder = {
      name,
      owner,
      listing,
      terms,
      filled: zero,
      filledQuote: zero,
      feePaid: zero,
      status: 'OPEN',
      closeReason: null,
    };
    const forbidden = this.whyNot(order);
    if (forbidden.length > 0) return forbidden;
    const { deals, removed, end } = sweep(order, this.open);
    this.orders.push(order);
    for (const deal of deals) this.settle(order, deal);
    for (const own of removed) this.close(own, 'EXPIRED', 'SELF_TRADE');
    if (end === 'FILLED') this.close(order, 'FILLED', null);
    else if (end !== 'RESTS') this.close(order, 'EXPIRED', end);
    return order;
  }

  cancel(order: OracleOrder): void {
    this.close(order, 'CANCELED', 'USER');
  }

  get open(): OracleOrder[] {
    return this.orders.filter(({ status }) => status === 'OPEN');
  }

  private whyNot(order: OracleOrder): string[] {
    const { owner, listing, terms } = order;
    const { deals } = sweep(order, this.open);
    const inReach = reachable(order, this.open);
    const needed = this.needed(order, deals);
    const worth =
      terms.sizeUnit === 'QUOTE' ? new Big(terms.size) : terms.price === undefined ? undefined : priceOf(order).times(terms.size);
    const reasons: Record<string, boolean> = {
      notionalTooSmall: worth?.lt(listing.minNotional) ?? false,
      balanceTooLow: needed.gt(this.total(owner, spentBy(order)).minus(this.held(owner, spentBy(order)))),
      postOnlyWouldTake: terms.isPostOnly === true && inReach.length > 0,
      fokUnfillable: terms.timeInForce === 'FOK' && sum(deals.map(({ size }) => size)).lt(terms.size),
      noLiquidity: terms.type === 'MARKET' && inReach.length === 0,
    };
    return Object.keys(reasons).filter((reason) => reasons[reason]);
  }

  /** What the order must be able to pay when it is placed. */
  private needed({ terms }: OracleOrder, deals: Deal[]): Big {
    const isBuy = terms.side === 'BUY';
    if (terms.type === 'LIMIT') return isBuy ? new Big(terms.size).times(terms.price ?? Number.NaN) : new Big(terms.size);
    if (isBuy === (terms.sizeUnit === 'QUOTE')) return new Big(terms.size);
    return sum(deals.map(({ price, size }) => (isBuy ? price.times(size) : size)));
  }

  private settle(taker: OracleOrder, deal: Deal): void {
    const takerFee = this.pay(taker, deal, RATES.TAKER);
    const makerFee = this.pay(deal.maker, deal, RATES.MAKER);
    this.trades.push({ ...deal, taker, takerFee, makerFee });
    if (restOf(deal.maker).eq(0)) this.close(deal.maker, 'FILLED', null);
  }

  /** One side of a deal; returns its fee. */
  private pay(order: OracleOrder, deal: Deal, rate: Big): Big {
    const asset = receivedBy(order);
    const fee = received(order, deal)
      .times(rate)
      .round(order.listing.scale[asset] ?? 0, Big.roundUp);
    this.credit(order.owner, spentBy(order), spent(order, deal).times(-1));
    this.credit(order.owner, asset, received(order, deal).minus(fee));
    this.collected.set(asset, this.fees(asset).plus(fee));
    order.filled = order.filled.plus(deal.size);
    order.filledQuote = order.filledQuote.plus(deal.size.times(deal.price));
    order.feePaid = order.feePaid.plus(fee);
    return fee;
  }

  private close(order: OracleOrder, status: OracleOrder['status'], reason: string | null): void {
    order.status = status;
    order.closeReason = reason;
  }
}
