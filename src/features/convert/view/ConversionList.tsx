import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import type { Conversion } from '@/src/api/calls/convert';
import type { PagedList } from '@/src/api/queries/usePagedQuery';
import { useShowBalances } from '@/src/balances/useShowBalances';
import { useCoinDecimals } from '@/src/brand/useCoinDecimals';
import { useFormat } from '@/src/format';
import { Tag } from '@/src/ui/choice/Tag';
import { CoinIcon } from '@/src/ui/coin/CoinIcon';
import { AmountText } from '@/src/ui/numbers/AmountText';
import { HiddenText } from '@/src/ui/numbers/BalanceText';
import type { Column } from '@/src/ui/table/columns';
import { Table } from '@/src/ui/table/Table';
import { EmptyView } from '@/src/ui/views/EmptyView';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { useRateText } from '../useRateText';
import styles from './ConversionList.module.css';
import page from './Conversions.module.css';

function Side({ coin, amount, isHidden }: { coin: string; amount: string; isHidden: boolean }) {
  const decimalsOf = useCoinDecimals();
  return (
    <span className={styles.side}>
      <CoinIcon symbol={coin} size={20} />
      {isHidden ? <HiddenText /> : <AmountText value={amount} least={decimalsOf(coin)} unit={coin} />}
    </span>
  );
}

/** Conversions that were made: what was given, what came for it, at which rate. Amounts hide with balances. */
export function ConversionList({ list, bare }: { list: PagedList<Conversion>; bare?: boolean }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const rateText = useRateText();
  const { isShown } = useShowBalances();
  const isHidden = !isShown;
  const columns = useMemo((): Column<Conversion>[] => {
    const kindOf = ({ kind }: Conversion) => (
      <Tag tone={kind === 'ONCE' ? 'neutral' : 'accent'} size="small">
        {t(`convert.kinds.${kind}`)}
      </Tag>
    );
    return [
      {
        key: 'at',
        header: t('convert.time'),
        kind: 'text',
        value: ({ at }) => <span className="num">{format.moment(at)}</span>,
        isRowHeader: true,
      },
      {
        key: 'from',
        header: t('convert.from'),
        kind: 'custom',
        align: 'start',
        render: ({ from, give }) => <Side coin={from} amount={give} isHidden={isHidden} />,
      },
      {
        key: 'to',
        header: t('convert.to'),
        kind: 'custom',
        align: 'start',
        render: ({ to, get }) => <Side coin={to} amount={get} isHidden={isHidden} />,
      },
      {
        key: 'rate',
        header: t('convert.rate'),
        kind: 'custom',
        align: 'end',
        hideBelow: 'desktop',
        render: ({ from, to, give, get }) => <span className="num">{rateText(from, to, give, get)}</span>,
      },
      { key: 'kind', header: t('convert.kind'), kind: 'custom', align: 'end', render: kindOf },
    ];
  }, [t, format, rateText, isHidden]);
  const { rows, isLoading, error, retry } = list;
  return (
    <Table
      label={t('convert.history.done')}
      columns={columns}
      rows={rows}
      rowKey={({ conversionId }) => conversionId}
      loading={isLoading}
      skeletonRows={3}
      bare={bare}
      className={bare ? undefined : page.framed}
      empty={<EmptyView title={t('convert.noneTitle')} text={t('convert.noneText')} compact />}
      error={error && rows.length === 0 ? <ErrorView title={t('convert.historyFailed')} onRetry={() => void retry()} compact /> : undefined}
      card={({ at, from, to, give, get, kind }) => (
        <span className={styles.card}>
          <span>
            <Side coin={from} amount={give} isHidden={isHidden} />
            <span className={styles.small}>{t(`convert.kinds.${kind}`)}</span>
          </span>
          <span className={styles.end}>
            <Side coin={to} amount={get} isHidden={isHidden} />
            <span className={`num ${styles.small}`}>{format.moment(at)}</span>
          </span>
        </span>
      )}
    />
  );
}
