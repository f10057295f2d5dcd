import { Coins } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useCallback, useMemo } from 'react';
import type { CallData } from '@/contract/calls';
import { usePagedQuery } from '@/src/api/queries/usePagedQuery';
import { useCoinDecimals } from '@/src/brand/useCoinDecimals';
import { useFormat } from '@/src/format';
import { useHasToken } from '@/src/lib/useHasToken';
import { Tag, type TagTone } from '@/src/ui/choice/Tag';
import { AmountText } from '@/src/ui/numbers/AmountText';
import { Record } from '@/src/ui/section/Record';
import { Section } from '@/src/ui/section/Section';
import type { Column } from '@/src/ui/table/columns';
import { ShowMore } from '@/src/ui/table/ShowMore';
import { Table } from '@/src/ui/table/Table';
import { EmptyView } from '@/src/ui/views/EmptyView';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { valueDecimals } from '../model/months';

type Rebate = CallData<'referralRebates'>['records'][number];

const TONES: Readonly<Record<Rebate['state'], TagTone>> = { PAID: 'success', DUE: 'info', HELD: 'warning' };
const ALL = {};
const keyOf = ({ day, asset }: Rebate) => `${day} ${asset}`;

function State({ state }: Pick<Rebate, 'state'>) {
  const { t } = useTranslation('common');
  return <Tag tone={TONES[state]}>{t(`referral.rebateStates.${state}`)}</Tag>;
}

/** What was paid, day by day and asset by asset, the newest first. */
export function RebatesSection() {
  const { t } = useTranslation('common');
  const format = useFormat();
  const decimalsOf = useCoinDecimals();
  const list = usePagedQuery('referralRebates', useHasToken(true) ? ALL : undefined);
  const columns = useMemo<Column<Rebate>[]>(
    () => [
      { key: 'day', kind: 'text', header: t('referral.day'), isRowHeader: true, value: ({ day }) => format.date(day, 'utc') },
      {
        key: 'invitees',
        kind: 'custom',
        align: 'end',
        header: t('referral.fromInvitees'),
        hideBelow: 'largePc',
        render: ({ fromInvitees, asset }) => <AmountText value={fromInvitees} least={decimalsOf(asset)} unit={asset} />,
      },
      {
        key: 'own',
        kind: 'custom',
        align: 'end',
        header: t('referral.fromOwnFees'),
        hideBelow: 'largePc',
        render: ({ fromOwnFees, asset }) => <AmountText value={fromOwnFees} least={decimalsOf(asset)} unit={asset} />,
      },
      {
        key: 'amount',
        kind: 'custom',
        align: 'end',
        header: t('referral.amount'),
        render: ({ amount, asset }) => <AmountText value={amount} least={decimalsOf(asset)} unit={asset} />,
      },
      {
        key: 'value',
        kind: 'custom',
        align: 'end',
        header: t('referral.value'),
        render: ({ value }) => <AmountText value={value} decimals={valueDecimals(value)} />,
      },
      { key: 'state', kind: 'action', header: t('referral.state'), render: ({ state }) => <State state={state} /> },
    ],
    [t, format, decimalsOf],
  );
  const card = useCallback(
    ({ day, amount, asset, value, state }: Rebate) => (
      <Record
        title={format.date(day, 'utc')}
        texts={[<AmountText key="value" value={value} decimals={valueDecimals(value)} unit="USDT" />]}
        end={
          <>
            <AmountText value={amount} least={decimalsOf(asset)} unit={asset} />
            <State state={state} />
          </>
        }
      />
    ),
    [format, decimalsOf],
  );
  return (
    <Section title={t('referral.rebates')}>
      <Table
        label={t('referral.rebates')}
        columns={columns}
        rows={list.rows}
        rowKey={keyOf}
        loading={list.isLoading}
        error={list.error && list.rows.length === 0 ? <ErrorView compact onRetry={list.retry} /> : undefined}
        empty={<EmptyView compact icon={Coins} title={t('referral.noRebates')} text={t('referral.noRebatesText')} />}
        card={card}
      />
      <ShowMore hasMore={list.hasMore} loading={list.isLoadingMore} onShowMore={list.showMore} />
    </Section>
  );
}
