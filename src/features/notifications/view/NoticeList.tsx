import { Bell } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { NOTICE_PAGE_SIZE } from '@/domain/notices/kinds';
import type { Notice } from '@/src/api/queries/notices';
import type { PagedList } from '@/src/api/queries/usePagedQuery';
import { pathTo } from '@/src/config/matchRoute';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { useMediaQuery } from '@/src/ui/media/useMediaQuery';
import { RowSkeleton } from '@/src/ui/section/RowSkeleton';
import { ShowMore } from '@/src/ui/table/ShowMore';
import { EmptyView } from '@/src/ui/views/EmptyView';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { Note } from '@/src/ui/views/Note';
import { useDeletion } from '../useDeletion';
import { useOpenNotice } from '../useOpenNotice';
import { NoticeDays } from './NoticeDays';
import styles from './NoticeList.module.css';
import { NoticeAside, NoticeDialog } from './NoticePlace';

/** Room for the list and one's details side by side. */
const WIDE = '(min-width: 1200px)';

/** The notifications that were found, and the details of one: beside them where there is room, else over them. */
export function NoticeList({ list, isFiltered }: { list: PagedList<Notice>; isFiltered: boolean }) {
  const { t } = useTranslation('common');
  const isWide = useMediaQuery(WIDE) === true;
  const deletion = useDeletion();
  const { notice, isGone, rows, open, close } = useOpenNotice(list.rows, !list.isLoading);
  if (list.isLoading) {
    return (
      <div className={styles.waiting} aria-busy="true">
        <RowSkeleton count={NOTICE_PAGE_SIZE} />
      </div>
    );
  }
  if (list.error && rows.length === 0) {
    return (
      <div className={styles.alone}>
        <ErrorView title={t('notifications.failed')} onRetry={list.retry} />
      </div>
    );
  }
  if (rows.length === 0) {
    return (
      <div className={styles.alone}>
        <EmptyView
          icon={Bell}
          title={isFiltered ? t('notifications.emptyKind') : t('notifications.empty')}
          text={t('notifications.emptyText')}
          action={
            <ButtonLink variant="border" href={pathTo('profileSettings')}>
              {t('notifications.choose')}
            </ButtonLink>
          }
        />
      </div>
    );
  }
  // Beside the list there is always one: the newest, until another is pressed. Nobody has read what stands there by itself.
  const shown = notice && !deletion.isGoing(notice.noticeId) ? notice : undefined;
  const beside = isWide ? (shown ?? rows.find(({ noticeId }) => !deletion.isGoing(noticeId))) : undefined;
  const remove = ({ noticeId }: Notice) => {
    close();
    deletion.remove(noticeId);
  };
  return (
    <div className={styles.columns}>
      <div className={styles.list}>
        {isGone ? <Note>{t('notifications.gone')}</Note> : null}
        <NoticeDays notices={rows} openId={(beside ?? shown)?.noticeId} onOpen={open} deletion={deletion} />
        <ShowMore hasMore={list.hasMore} loading={list.isLoadingMore} onShowMore={list.showMore} />
      </div>
      {beside ? <NoticeAside notice={beside} onDelete={() => remove(beside)} /> : null}
      {shown && !isWide ? <NoticeDialog notice={shown} onDelete={() => remove(shown)} onClose={close} /> : null}
    </div>
  );
}
