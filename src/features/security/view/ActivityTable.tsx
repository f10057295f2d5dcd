import { History } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useCallback, useMemo } from 'react';
import type { PagedList } from '@/src/api/queries/usePagedQuery';
import type { Column } from '@/src/ui/table/columns';
import { Table } from '@/src/ui/table/Table';
import { EmptyView } from '@/src/ui/views/EmptyView';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { useRecentMoment } from '../useRecentMoment';
import { ActivityCard } from './ActivityCard';
import { ACTIVITY_ICONS, type Activity } from './activityIcons';
import { DeviceName } from './DeviceName';
import { Muted } from './Muted';
import { originColumns } from './originColumns';
import { PlaceAndAddress } from './Place';
import { ResultTag } from './ResultTag';
import styles from './Tables.module.css';

const keyOf = ({ activityId }: Activity) => activityId;

/** What happened to the account, newest first. */
export function ActivityTable({ list }: { list: PagedList<Activity> }) {
  const { t } = useTranslation('common');
  const moment = useRecentMoment();
  const columns = useMemo<Column<Activity>[]>(
    () => [
      {
        key: 'what',
        kind: 'custom',
        header: t('security.what'),
        isRowHeader: true,
        render: ({ kind }) => {
          const Icon = ACTIVITY_ICONS[kind];
          return (
            <span className={styles.device}>
              <Icon size={18} aria-hidden="true" />
              {t(`security.kinds.${kind}`)}
            </span>
          );
        },
      },
      {
        key: 'deviceAndPlace',
        kind: 'custom',
        header: t('security.device'),
        hideFrom: 'largePc',
        render: (activity) => (
          <>
            <span className={styles.line}>
              <DeviceName device={activity.device} />
            </span>
            <span className={styles.below}>
              <PlaceAndAddress {...activity} />
            </span>
          </>
        ),
      },
      {
        key: 'device',
        kind: 'custom',
        header: t('security.device'),
        hideBelow: 'largePc',
        render: ({ device }) => (
          <Muted>
            <DeviceName device={device} />
          </Muted>
        ),
      },
      ...originColumns<Activity>(t),
      { key: 'at', kind: 'custom', header: t('security.time'), render: ({ at }) => <Muted>{moment(at)}</Muted> },
      { key: 'result', kind: 'action', header: t('security.result'), render: ({ result }) => <ResultTag result={result} /> },
    ],
    [t, moment],
  );
  const card = useCallback((activity: Activity) => <ActivityCard activity={activity} />, []);
  return (
    <Table
      label={t('security.activity')}
      columns={columns}
      rows={list.rows}
      rowKey={keyOf}
      loading={list.isLoading}
      error={list.error && list.rows.length === 0 ? <ErrorView compact onRetry={list.retry} /> : undefined}
      empty={<EmptyView compact icon={History} title={t('security.noActivity')} text={t('security.noActivityText')} />}
      card={card}
    />
  );
}
