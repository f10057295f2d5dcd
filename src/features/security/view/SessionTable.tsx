import { useTranslation } from 'next-i18next/pages';
import { useCallback, useMemo } from 'react';
import type { Session } from '@/src/api/queries/security';
import { useFormat } from '@/src/format';
import type { Column } from '@/src/ui/table/columns';
import { Table } from '@/src/ui/table/Table';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { useRecentMoment } from '../useRecentMoment';
import { DEVICE_ICONS, DeviceName } from './DeviceName';
import { Muted } from './Muted';
import { originColumns } from './originColumns';
import { Place } from './Place';
import { SessionCard } from './SessionCard';
import { SessionEnd } from './SessionEnd';
import styles from './Tables.module.css';

interface SessionTableProps {
  sessions: readonly Session[] | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  onEnd: (session: Session) => void;
}

const keyOf = ({ sessionId }: Session) => sessionId;

/** Where the account is logged in: device, place, address and last use. */
export function SessionTable({ sessions, hasFailed, onRetry, onEnd }: SessionTableProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const moment = useRecentMoment();
  const columns = useMemo<Column<Session>[]>(
    () => [
      {
        key: 'device',
        kind: 'custom',
        header: t('security.device'),
        isRowHeader: true,
        render: (session) => {
          const Icon = DEVICE_ICONS[session.device.kind];
          return (
            <span className={styles.device}>
              <Icon size={18} aria-hidden="true" />
              <span>
                <span className={styles.line}>
                  <DeviceName device={session.device} />
                </span>
                <span className={styles.below}>{t('security.since', { time: format.moment(session.createdAt) })}</span>
              </span>
            </span>
          );
        },
      },
      {
        key: 'origin',
        kind: 'custom',
        header: t('security.location'),
        hideFrom: 'largePc',
        render: ({ country, ip }) => (
          <>
            <span className={styles.line}>
              <Place country={country} />
            </span>
            <span className={styles.below}>
              <bdi className="num">{ip}</bdi>
            </span>
          </>
        ),
      },
      ...originColumns<Session>(t),
      {
        key: 'active',
        kind: 'custom',
        header: t('security.lastActive'),
        render: (session) => (session.isCurrent ? t('security.now') : <Muted>{moment(session.lastActiveAt)}</Muted>),
      },
      {
        key: 'end',
        kind: 'action',
        header: '',
        label: t('security.logOut'),
        render: (session) => <SessionEnd session={session} onEnd={onEnd} />,
      },
    ],
    [t, format, moment, onEnd],
  );
  const card = useCallback((session: Session) => <SessionCard session={session} onEnd={onEnd} />, [onEnd]);
  return (
    <Table
      label={t('security.devices')}
      className={styles.roomy}
      columns={columns}
      rows={sessions ?? []}
      rowKey={keyOf}
      loading={sessions === undefined}
      skeletonRows={2}
      error={hasFailed && !sessions ? <ErrorView compact onRetry={onRetry} /> : undefined}
      card={card}
    />
  );
}
