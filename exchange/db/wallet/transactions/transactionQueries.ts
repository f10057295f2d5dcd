import type { Transaction } from '@/contract/transactions';
import type { Sql } from '../../../app/ports/database';
import type {
  TransactionFilter,
  TransactionPlace,
  TransactionQueries,
  TransactionRecord,
} from '../../../app/wallet/transactions/transactionStore';
import type { TransactionSource } from './source';
import { transactionSources } from './sources';

const LARGEST_INT8 = '9223372036854775807';

interface Row extends Omit<TransactionRecord, 'amount' | 'fee' | 'counterAmount' | 'detail'> {
  amount: bigint | string;
  fee: bigint | string;
  counterAmount: bigint | string | null;
  detail: string;
}

// $1 user, $2 and $3 times, $4 asset, $5 types, $6 statuses, $7 limit, $8 time of the place, $9 the id of it in each source, $10 wallet
function selectOf(source: TransactionSource, index: number): string {
  const select = source.select({
    user: '$1::text',
    within: (atMs, id) =>
      `${atMs} >= $2::bigint and ${atMs} < $3::bigint and (${atMs}, ${id}) < ($8::bigint, ($9::bigint[])[${index + 1}])`,
    ofAsset: (asset) => `($4::text is null or ${asset} = $4)`,
    ofType: (type) => `${type} = any ($5::text[])`,
    ofStatus: (status) => `${status} = any ($6::text[])`,
    ofWallet: (wallet) => `($10::text is null or ${wallet} = $10)`,
    newest: (atMs, id) => `order by ${atMs} desc, ${id} desc limit $7::int`,
  });
  return `(select '${source.name}' as source, rows.* from (${select}) rows)`;
}

/** Below which id rows of the place's moment are still to come: sources come in the order of their names. */
function idBehind(place: TransactionPlace | undefined, { name }: TransactionSource): string {
  if (place === undefined || name > place.source) return LARGEST_INT8;
  return name === place.source ? place.id : '0';
}

// What no chosen source asks for must be of some type all the same.
const NAMED = 'with named as (select $4::text, $5::text[], $6::text[], $10::text)';

const statementOf = (sources: readonly TransactionSource[]): string => `
  ${NAMED}
  select source, id::text as id, at_ms::float8 as "atMs", type, status, wallet, asset, amount::text as amount, fee::text as fee,
         fee_asset as "feeAsset", counter_asset as "counterAsset", counter_amount::text as "counterAmount", detail::text as detail
    from (${sources.map(selectOf).join('\n union all \n')}) merged
   order by at_ms desc, source collate "C", merged.id desc limit $7::int`;

function recordOf({ amount, fee, counterAmount, detail, ...same }: Row): TransactionRecord {
  return {
    ...same,
    amount: BigInt(amount),
    fee: BigInt(fee),
    counterAmount: counterAmount === null ? null : BigInt(counterAmount),
    detail: JSON.parse(detail) as Transaction['detail'],
  };
}

const overlaps = <Name>(some: readonly Name[], others: readonly Name[]) => some.some((name) => others.includes(name));

const paramsOf = (userId: string, filter: TransactionFilter, sources: readonly TransactionSource[]) => {
  const { asset, wallet, types, statuses, fromTime = 0, toTime = LARGEST_INT8, before, limit } = filter;
  const behind = sources.map((source) => idBehind(before, source));
  return [userId, fromTime, toTime, asset ?? null, types, statuses, limit, before?.atMs ?? LARGEST_INT8, behind, wallet ?? null];
};

/** One statement for all sources that may have what is asked for: each gives a page of its own, by its index, and they are merged. */
export const createTransactionQueries = (sql: Sql): TransactionQueries => ({
  transactions: async (userId, filter) => {
    const { types, statuses, wallet } = filter;
    const wanted = transactionSources.filter(
      (one) => overlaps(one.types, types) && overlaps(one.statuses, statuses) && (wallet === undefined || one.wallets.includes(wallet)),
    );
    if (wanted.length === 0) return [];
    const rows = await sql.query<Row>(statementOf(wanted), paramsOf(userId, filter, wanted));
    return rows.map(recordOf);
  },
});
