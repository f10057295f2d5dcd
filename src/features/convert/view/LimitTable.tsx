import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import { type Limit, useConvertPrice } from '@/src/api/queries/convert';
import { useShowBalances } from '@/src/balances/useShowBalances';
import { useCoinDecimals } from '@/src/brand/useCoinDecimals';
import { useFormat } from '@/src/format';
import { BalanceText } from '@/src/ui/numbers/BalanceText';
import type { Column } from '@/src/ui/table/columns';
import { Table } from '@/src/ui/table/Table';
import { limitRate, toGo } from '../model/limitRate';
import { placesOf } from '../useRateText';
import page from './Conversions.module.css';
import { LimitEnd } from './LimitEnd';
import styles from './LimitTable.module.css';
import { Pair } from './Pair';

const NONE: readonly Limit[] = [];
const keyOf = ({ limitId }: Limit) => limitId;

/** Conversions that wait for a rate, and what became of those that do not any more; undefined while they are on their way. */
export function LimitTable({ limits }: { limits: readonly Limit[] | undefined }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const { isShown } = useShowBalances();
  const decimalsOf = useCoinDecimals();
  const columns = useMemo((): Column<Limit>[] => {
    const amount = (value: string, coin: string) => <BalanceText value={value} hidden={!isShown} least={decimalsOf(coin)} />;
    return [
      { key: 'pair', header: t('convert.limit.pair'), kind: 'text', value: (limit) => <Pair {...limit} />, isRowHeader: true },
      { key: 'give', header: t('convert.limit.give'), kind: 'custom', align: 'end', render: ({ give, from }) => amount(give, from) },
      { key: 'get', header: t('convert.limit.get'), kind: 'custom', align: 'end', render: ({ get, to }) => amount(get, to) },
      { key: 'when', header: t('convert.limit.when'), kind: 'custom', align: 'end', render: (limit) => <When limit={limit} /> },
      { key: 'toGo', header: t('convert.limit.toGo'), kind: 'custom', align: 'end', render: (limit) => <ToGo limit={limit} /> },
      {
        key: 'expires',
        header: t('convert.limit.expires'),
        kind: 'custom',
        align: 'end',
        hideBelow: 'desktop',
        render: ({ expiresAt }) => <span className="num">{format.monthDay(expiresAt)}</span>,
      },
      { key: 'end', header: '', label: t('convert.limit.cancel'), kind: 'action', render: (limit) => <LimitEnd limit={limit} /> },
    ];
  }, [t, format, isShown, decimalsOf]);
  return (
    <Table
      label={t('convert.history.limit')}
      columns={columns}
      rows={limits ?? NONE}
      rowKey={keyOf}
      loading={limits === undefined}
      skeletonRows={2}
      className={page.framed}
      card={(limit) => <LimitCard limit={limit} />}
    />
  );
}

/** On phones. */
function LimitCard({ limit }: { limit: Limit }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const { isShown } = useShowBalances();
  const decimalsOf = useCoinDecimals();
  const { from, to, give, get, expiresAt } = limit;
  const amount = (value: string, coin: string) => <BalanceText value={value} hidden={!isShown} least={decimalsOf(coin)} unit={coin} />;
  const facts = [
    ['give', amount(give, from)],
    ['get', amount(get, to)],
    ['when', <When key="when" limit={limit} />],
    ['toGo', <ToGo key="toGo" limit={limit} />],
    [
      'expires',
      <span key="expires" className="num">
        {format.date(expiresAt)}
      </span>,
    ],
  ] as const;
  return (
    <div className={styles.card}>
      <div className={styles.top}>
        <Pair from={from} to={to} />
        <LimitEnd limit={limit} />
      </div>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`convert.limit.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** "≤ 94,000.00 USDT": what one of the dearer coin has to cost. */
function When({ limit }: { limit: Limit }) {
  const format = useFormat();
  const rate = limitRate(limit);
  if (!rate) return '--';
  return <bdi className="num" dir="ltr">{`${rate.sign} ${format.amount(rate.price, placesOf(rate.price))} ${rate.unit}`}</bdi>;
}

/** How far the price has to move for it, by what it is now; nothing where it waits no more. */
function ToGo({ limit }: { limit: Limit }) {
  const format = useFormat();
  const { state, from, to, give } = limit;
  const { data: price } = useConvertPrice(state === 'OPEN' ? { from, to, amount: give, fixed: 'GIVE' } : undefined);
  if (state !== 'OPEN') return '--';
  return (
    <bdi className="num" dir="ltr">
      {format.percent(price && toGo(limit, price.get))}
    </bdi>
  );
}
