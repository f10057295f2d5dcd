import { Bell } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { readAllNotices } from '@/src/api/calls/notices';
import { useNotices } from '@/src/api/queries/notices';
import { useSubmit } from '@/src/api/useSubmit';
import { pathTo } from '@/src/config/matchRoute';
import { dayKey, formatHourMinute, useFormat } from '@/src/format';
import { useHasToken } from '@/src/lib/useHasToken';
import { TextButton } from '@/src/ui/button/TextButton';
import { Link } from '@/src/ui/link/Link';
import { RowSkeleton } from '@/src/ui/section/RowSkeleton';
import { ShowMore } from '@/src/ui/table/ShowMore';
import { TabPanel } from '@/src/ui/tabs/TabPanel';
import { Tabs } from '@/src/ui/tabs/Tabs';
import { EmptyView } from '@/src/ui/views/EmptyView';
import { ErrorView } from '@/src/ui/views/ErrorView';
import styles from './NoticesPanel.module.css';
import { NoticeLine } from './view/NoticeLine';

type Part = 'all' | 'unread';

const isToday = (at: number) => dayKey(at) === dayKey(Date.now());

interface NoticesPanelProps {
  unread: number;
  /** Something was chosen that leads elsewhere. */
  onLeave: () => void;
}

/** The newest notifications, in the header's menu. */
export function NoticesPanel({ unread, onLeave }: NoticesPanelProps) {
  const { t } = useTranslation('common');
  const [part, setPart] = useState<Part>('all');
  const { submit, isBusy } = useSubmit(async () => void (await readAllNotices()));
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('notifications.title')}</h2>
        <TextButton disabled={unread === 0 || isBusy} onPress={() => void submit()}>
          {t('notifications.readAll')}
        </TextButton>
      </div>
      <Tabs<Part>
        id="notices"
        className={styles.tabs}
        size="small"
        label={t('notifications.title')}
        value={part}
        onChange={setPart}
        items={[
          { value: 'all', label: t('notifications.all') },
          { value: 'unread', label: t('notifications.unread'), ...(unread > 0 ? { count: unread } : {}) },
        ]}
      />
      <TabPanel tabs="notices" value={part}>
        <NewestNotices isUnread={part === 'unread'} onLeave={onLeave} />
      </TabPanel>
      <Link href={pathTo('profileNotification')} className={styles.all} onClick={onLeave}>
        {t('notifications.viewAll')}
      </Link>
    </div>
  );
}

function NewestNotices({ isUnread, onLeave }: { isUnread: boolean; onLeave: () => void }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const list = useNotices(useHasToken(true), isUnread ? { isUnread } : {}, 'panel');
  if (list.rows.length === 0 && list.error) return <ErrorView compact title={t('notifications.failed')} onRetry={list.retry} />;
  if (list.isLoading) {
    return (
      <div aria-busy="true">
        <RowSkeleton count={3} />
      </div>
    );
  }
  if (list.rows.length === 0) {
    return <EmptyView icon={Bell} compact title={t('notifications.empty')} text={t('notifications.emptyText')} />;
  }
  return (
    <>
      <ul>
        {list.rows.map((notice) => (
          <li key={notice.noticeId}>
            <Link href={`${pathTo('profileNotification')}#${notice.noticeId}`} className={styles.row} onClick={onLeave}>
              <NoticeLine narrow notice={notice} time={isToday(notice.at) ? formatHourMinute(notice.at) : format.date(notice.at)} />
            </Link>
          </li>
        ))}
      </ul>
      <ShowMore label={t('notifications.earlier')} hasMore={list.hasMore} loading={list.isLoadingMore} onShowMore={list.showMore} />
    </>
  );
}
