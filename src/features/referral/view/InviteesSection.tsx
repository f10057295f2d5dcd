import { Users } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useCallback, useMemo } from 'react';
import type { CallData } from '@/contract/calls';
import { usePagedQuery } from '@/src/api/queries/usePagedQuery';
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

type Invitee = CallData<'referralInvitees'>['records'][number];

const TONES: Readonly<Record<Invitee['state'], TagTone>> = {
  ACTIVE: 'success',
  QUIET: 'neutral',
  UNVERIFIED: 'neutral',
  WITHHELD: 'warning',
};
const NOBODY = {};
/** Two people of one masked name who came in the same millisecond do not happen. */
const keyOf = ({ name, joinedAt }: Invitee) => `${joinedAt} ${name}`;

function State({ state }: Pick<Invitee, 'state'>) {
  const { t } = useTranslation('common');
  return <Tag tone={TONES[state]}>{t(`referral.states.${state}`)}</Tag>;
}

const Value = ({ value }: { value: string }) => <AmountText value={value} decimals={valueDecimals(value)} />;

/** Who registered with the code: masked, with what their trading gave. */
export function InviteesSection() {
  const { t } = useTranslation('common');
  const format = useFormat();
  const list = usePagedQuery('referralInvitees', useHasToken(true) ? NOBODY : undefined);
  const columns = useMemo<Column<Invitee>[]>(
    () => [
      { key: 'person', kind: 'custom', header: t('referral.person'), isRowHeader: true, render: ({ name }) => <bdi dir="ltr">{name}</bdi> },
      { key: 'joined', kind: 'text', header: t('referral.joined'), value: ({ joinedAt }) => format.date(joinedAt) },
      { key: 'state', kind: 'custom', header: t('referral.state'), render: ({ state }) => <State state={state} /> },
      { key: 'traded', kind: 'custom', align: 'end', header: t('referral.traded'), render: ({ traded }) => <Value value={traded} /> },
      {
        key: 'fees',
        kind: 'custom',
        align: 'end',
        header: t('referral.fees'),
        hideBelow: 'largePc',
        render: ({ fees }) => <Value value={fees} />,
      },
      { key: 'earned', kind: 'custom', align: 'end', header: t('referral.youEarned'), render: ({ earned }) => <Value value={earned} /> },
    ],
    [t, format],
  );
  const card = useCallback(
    ({ name, state, joinedAt, traded, earned }: Invitee) => (
      <Record
        title={<bdi dir="ltr">{name}</bdi>}
        texts={[`${format.date(joinedAt)} · ${t('referral.tradedValue', { amount: `${format.fixed(traded, 2)} USDT` })}`]}
        end={
          <>
            <AmountText value={earned} decimals={valueDecimals(earned)} unit="USDT" />
            <State state={state} />
          </>
        }
      />
    ),
    [t, format],
  );
  return (
    <Section title={t('referral.people')}>
      <Table
        label={t('referral.people')}
        columns={columns}
        rows={list.rows}
        rowKey={keyOf}
        loading={list.isLoading}
        error={list.error && list.rows.length === 0 ? <ErrorView compact onRetry={list.retry} /> : undefined}
        empty={<EmptyView compact icon={Users} title={t('referral.nobody')} text={t('referral.nobodyText')} />}
        card={card}
      />
      <ShowMore hasMore={list.hasMore} loading={list.isLoadingMore} onShowMore={list.showMore} />
    </Section>
  );
}
