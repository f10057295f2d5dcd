import Big from 'big.js';
import type { Database } from '@/exchange/app/ports/database';
import { LISTINGS, listingOf, STAKES } from './listing';
import type { SettlementOracle } from './settlementOracle';
import type { OracleOrder } from './sweep';

/** What is compared: the same plain rows, once as the oracle has them and once as the database has. */
export interface Truth {
  balances: Record<string, string>;
  fees: Record<string, string>;
  orders: Record<string, string>;
  trades: string[];
}

const assets = Object.keys(STAKES);
const scaleOf = (asset: string) => LISTINGS[0]?.scale[asset] ?? 0;
/** Ledger units as a decimal. */
const amount = (units: bigint | number, asset: string): Big => new Big(units.toString()).div(new Big(10).pow(scaleOf(asset)));
const spentAsset = (side: string, { base, quote }: { base: string; quote: string }) => (side === 'BUY' ? quote : base);
const receivedAsset = (side: string, { base, quote }: { base: string; quote: string }) => (side === 'BUY' ? base : quote);

const orderText = (order: Record<string, Big | string | null>) =>
  Object.entries(order)
    .map(([key, value]) => `${key} ${value instanceof Big ? value.toFixed() : value}`)
    .join(', ');

export function oracleTruth(oracle: SettlementOracle): Truth {
  const owners = [...new Set(oracle.orders.map(({ owner }) => owner))];
  const balances = owners.flatMap((owner) =>
    assets.map((asset) => {
      const held = oracle.held(owner, asset);
      return [`${owner} ${asset}`, `${oracle.total(owner, asset).minus(held).toFixed()} + ${held.toFixed()}`];
    }),
  );
  const factsOf = (order: OracleOrder) =>
    orderText({
      status: order.status,
      reason: order.closeReason,
      filled: order.filled,
      quote: order.filledQuote,
      fee: order.feePaid,
      reserved: oracle.reserveOf(order),
    });
  return {
    balances: Object.fromEntries(balances),
    fees: Object.fromEntries(assets.map((asset) => [asset, oracle.fees(asset).toFixed()])),
    orders: Object.fromEntries(oracle.orders.map((order) => [`${order.owner} ${order.name}`, factsOf(order)])),
    trades: oracle.trades.map(({ taker, maker, price, size, takerFee, makerFee }) =>
      orderText({ taker: taker.name, maker: maker.name, price, size, takerFee, makerFee }),
    ),
  };
}

interface OrderRow {
  id: bigint;
  userId: string;
  name: string;
  symbol: string;
  side: string;
  status: string;
  reason: string | null;
  lots: bigint;
  quote: bigint;
  fee: bigint;
  reserved: bigint;
}

/** Fees are the exchange's from its first day on: `feesBefore` is what was there when the oracle began. */
export async function storedTruth(database: Database, userIds: readonly string[], feesBefore: Record<string, Big>): Promise<Truth> {
  const orders = await database.query<OrderRow>(
    `select id, user_id as "userId", client_order_id as name, symbol, side, status, close_reason as reason, filled_lots as lots,
            filled_quote as quote, fee_paid as fee, reserved from spot_orders where user_id = any($1) order by id`,
    [userIds],
  );
  const ownerOf = (userId: string) => userIds.indexOf(userId);
  const acted = new Set(orders.map(({ userId }) => userId));
  const rows = await database.query<{ userId: string; asset: string; available: bigint; held: bigint }>(
    `select owner_id as "userId", asset, available, held from accounts
      where owner_type = 'user' and wallet = 'TRADE' and owner_id = any($1)`,
    [userIds],
  );
  const rowOf = (userId: string, asset: string) => rows.find((row) => row.userId === userId && row.asset === asset);
  const balances = [...acted].flatMap((userId) =>
    assets.map((asset) => {
      const { available, held } = rowOf(userId, asset) ?? { available: 0n, held: 0n };
      return [`${ownerOf(userId)} ${asset}`, `${amount(available, asset).toFixed()} + ${amount(held, asset).toFixed()}`];
    }),
  );
  const factsOf = ({ side, symbol, status, reason, lots, quote, fee, reserved }: OrderRow) => {
    const listing = listingOf(symbol);
    return orderText({
      status,
      reason,
      filled: listing.lot.times(lots.toString()),
      quote: amount(quote, listing.quote),
      fee: amount(fee, receivedAsset(side, listing)),
      reserved: amount(reserved, spentAsset(side, listing)),
    });
  };
  const fees = await feesCollected(database);
  return {
    balances: Object.fromEntries(balances),
    fees: Object.fromEntries(assets.map((asset) => [asset, (fees[asset] ?? new Big(0)).minus(feesBefore[asset] ?? 0).toFixed()])),
    orders: Object.fromEntries(orders.map((row) => [`${ownerOf(row.userId)} ${row.name}`, factsOf(row)])),
    trades: await storedTrades(database, orders),
  };
}

export async function feesCollected(database: Database): Promise<Record<string, Big>> {
  const rows = await database.query<{ asset: string; available: bigint }>(
    `select asset, available from accounts where owner_type = 'system' and owner_id = 'fees'`,
  );
  return Object.fromEntries(rows.map(({ asset, available }) => [asset, amount(available, asset)]));
}

async function storedTrades(database: Database, orders: readonly OrderRow[]): Promise<string[]> {
  const nameOf = new Map(orders.map(({ id, name }) => [id, name]));
  const rows = await database.query<
    Record<'ticks' | 'lots' | 'buy' | 'sell' | 'buyerFee' | 'sellerFee', bigint> & { symbol: string; side: string }
  >(
    `select symbol, price_ticks as ticks, lots, taker_side as side, buy_order_id as buy, sell_order_id as sell,
            buyer_fee as "buyerFee", seller_fee as "sellerFee"
       from spot_trades where buy_order_id = any($1) order by id`,
    [orders.map(({ id }) => id)],
  );
  return rows.map(({ symbol, ticks, lots, side, buy, sell, buyerFee, sellerFee }) => {
    const listing = listingOf(symbol);
    const [boughtFee, soldFee] = [amount(buyerFee, listing.base), amount(sellerFee, listing.quote)];
    const isBuy = side === 'BUY';
    return orderText({
      taker: nameOf.get(isBuy ? buy : sell) ?? null,
      maker: nameOf.get(isBuy ? sell : buy) ?? null,
      price: listing.tick.times(ticks.toString()),
      size: listing.lot.times(lots.toString()),
      takerFee: isBuy ? boughtFee : soldFee,
      makerFee: isBuy ? soldFee : boughtFee,
    });
  });
}
