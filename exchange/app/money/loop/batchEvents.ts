import type { Balance } from '@/contract/balance';
import type { SpotFill, SpotOrder } from '@/contract/spot';
import type { Wallet } from '@/domain/account/wallets';
import { referenceTicks } from '@/domain/market/referencePrice';
import { fromUnits } from '@/domain/money/units';
import { INSTRUMENTS_TOPIC, type InstrumentChanged, type MarketCommitted, marketTopic, type UserCommitted, userTopic } from '../../events';
import type { Bus } from '../../ports/bus';
import type { Batch, Notice, TradeRecord } from '../batch/batch';
import type { RenderOrder } from '../commands/commandKind';
import type { Desk } from '../desk/desk';
import { noteTold } from '../desk/market/marketRules';
import type { Account } from '../ledger/account';
import { type Market, priceText, quantityText, quoteText } from '../records/market';
import { type SpotOrderRecord, toSpotOrder } from '../records/spotOrderRecord';
import { toTransfer } from '../records/transferRecord';

function fillOf(market: Market, trade: TradeRecord, order: SpotOrderRecord, atMs: number): SpotFill {
  const isBuy = order === trade.buyer;
  return {
    tradeId: trade.tradeId,
    orderId: order.orderId,
    symbol: trade.symbol,
    side: order.side,
    role: order.side === trade.takerSide ? 'TAKER' : 'MAKER',
    price: priceText(market, trade.priceTicks),
    quantity: quantityText(market, trade.lots),
    quote: quoteText(market, trade.quote),
    fee: isBuy ? fromUnits(trade.buyerFee, market.baseScale) : fromUnits(trade.sellerFee, market.quoteScale),
    feeAsset: isBuy ? market.base : market.quote,
    at: atMs,
  };
}

type UserAccount = Account & { wallet: Wallet };

const isOfUser = (account: Account): account is UserAccount => account.ownerType === 'user';

function balanceOf(desk: Desk, { asset, wallet, available, held }: UserAccount): Balance {
  const scale = desk.scales.get(asset) ?? 0;
  return { asset, wallet, available: fromUnits(available, scale), held: fromUnits(held, scale) };
}

function marketEvents(desk: Desk, batch: Batch): MarketCommitted[] {
  return [...batch.markets].map(([symbol, { levels, trades }]) => ({
    symbol,
    seq: desk.marketDesk(symbol).seq,
    referenceTicks: referenceTicks(desk.marketDesk(symbol).reference),
    levels: [...levels.values()],
    trades: trades.map(({ tradeId, priceTicks, lots, takerSide }) => ({ id: tradeId, priceTicks, lots, takerSide, atMs: batch.atMs })),
    atMs: batch.atMs,
  }));
}

function userEvents(desk: Desk, batch: Batch, render: RenderOrder): UserCommitted[] {
  const events = new Map<string, UserCommitted>();
  const eventOf = (userId: string): UserCommitted => {
    const known = events.get(userId);
    if (known) return known;
    const fresh: UserCommitted = { userId, orders: [], fills: [], balances: [], transfers: [], atMs: batch.atMs };
    events.set(userId, fresh);
    return fresh;
  };
  for (const record of [...batch.placed.values(), ...batch.changed.keys()]) {
    eventOf(record.userId).orders.push(render(record));
  }
  for (const trade of batch.trades) {
    const { market } = desk.marketDesk(trade.symbol);
    for (const order of [trade.buyer, trade.seller]) eventOf(order.userId).fills.push(fillOf(market, trade, order, batch.atMs));
  }
  for (const account of batch.moves.keys()) {
    if (isOfUser(account)) eventOf(account.ownerId).balances.push(balanceOf(desk, account));
  }
  for (const record of batch.transfers) eventOf(record.userId).transfers.push(toTransfer(record, desk.scales.get(record.asset) ?? 0));
  return [...events.values()];
}

/** Renders each order once, for its owner's answer and stream alike. */
export function orderRenderer(desk: Desk): RenderOrder {
  const rendered = new Map<SpotOrderRecord, SpotOrder>();
  return (record) => {
    const known = rendered.get(record);
    if (known) return known;
    const order = toSpotOrder(record, desk.marketDesk(record.symbol).market);
    rendered.set(record, order);
    return order;
  };
}

/** What a batch has to tell, made while its commit is under way and told only once that has succeeded. */
export interface BatchEvents {
  markets: MarketCommitted[];
  users: UserCommitted[];
  notices: readonly Notice[];
}

export function batchEventsOf(desk: Desk, batch: Batch, render: RenderOrder): BatchEvents {
  return { markets: marketEvents(desk, batch), users: userEvents(desk, batch, render), notices: batch.notices };
}

/** Shows the committed levels, then tells everyone concerned. */
export function publishBatch(desk: Desk, bus: Bus, events: BatchEvents): void {
  for (const event of events.markets) desk.marketDesk(event.symbol).committed.apply(event);
  for (const event of events.markets) bus.publish(marketTopic(event.symbol), event);
  for (const event of events.users) bus.publish(userTopic(event.userId), event);
  for (const { topic, payload } of events.notices) {
    if (topic === INSTRUMENTS_TOPIC) noteTold(desk, payload as InstrumentChanged);
    bus.publish(topic, payload);
  }
}
