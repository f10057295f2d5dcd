import { SpotFill, SpotOrder } from '@/contract/spot';
import type { SpotContext } from '../spot/context';
import { listFills } from '../spot/listFills';
import { listOrders } from '../spot/listOrders';
import type { Verifications } from '../verification/createVerifications';
import type { OwnPage, OwnPart, ReadOwn } from './ownPart';

export interface OwnDataSources {
  /** What stands in the database, and is read as it is. */
  stored: readonly OwnPart[];
  spot: SpotContext;
  movementsOfTrades(userId: string, tradeIds: readonly string[]): Promise<Record<string, unknown>[]>;
  movementColumns: readonly string[];
  verificationOf: Verifications['exportOf'];
}

const PAGE = 100;
const actorOf = (userId: string) => ({ userId, brand: '', accountType: 0 as const });

const ORDER_COLUMNS = Object.keys(SpotOrder.properties);
const TRADE_COLUMNS = Object.keys(SpotFill.properties);

/** Several ways of finding rows of one part, one after the other. */
const oneAfterTheOther =
  (reads: readonly ReadOwn[]): ReadOwn =>
  async (userId, after) => {
    const [, place = '0', inner = ''] = /^(\d+)\|(.*)$/s.exec(after ?? '') ?? [];
    const index = Number(place);
    const page = await reads[index]?.(userId, inner === '' ? undefined : inner);
    if (!page) return { rows: [], next: undefined };
    const follows = index + 1 < reads.length ? `${index + 1}|` : undefined;
    return { rows: page.rows, next: page.next === undefined ? follows : `${index}|${page.next}` };
  };

const MOVEMENTS = /^movements-/;

/** Everything the exchange holds of a user, part by part. */
export function ownDataParts({ stored, spot, movementsOfTrades, movementColumns, verificationOf }: OwnDataSources): OwnPart[] {
  const fills = async (userId: string, after: string | undefined) => {
    const { records, searchAfter } = await listFills(spot, actorOf(userId), { pageSize: PAGE, searchAfter: after });
    return { records, next: searchAfter ?? undefined };
  };
  const orders: ReadOwn = async (userId, after): Promise<OwnPage> => {
    const page = await listOrders(spot, actorOf(userId), { status: 'ALL', pageSize: PAGE, searchAfter: after });
    return { rows: page.records, next: page.searchAfter ?? undefined };
  };
  const trades: ReadOwn = async (userId, after) => {
    const { records, next } = await fills(userId, after);
    return { rows: records, next };
  };
  const traded: ReadOwn = async (userId, after) => {
    const { records, next } = await fills(userId, after);
    return {
      rows: await movementsOfTrades(
        userId,
        records.map(({ tradeId }) => tradeId),
      ),
      next,
    };
  };
  const others = stored.filter(({ name }) => MOVEMENTS.test(name)).map(({ read }) => read);
  return [
    ...stored.filter(({ name }) => !MOVEMENTS.test(name)),
    { name: 'orders', columns: ORDER_COLUMNS, read: orders },
    { name: 'trades', columns: TRADE_COLUMNS, read: trades },
    { name: 'ledger', columns: movementColumns, read: oneAfterTheOther([traded, ...others]) },
    { name: 'verification', read: async (userId) => ({ rows: await verificationOf(userId), next: undefined }) },
  ];
}
