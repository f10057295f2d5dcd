import { useTranslation } from 'next-i18next/pages';
import type { Notice } from '@/src/api/queries/notices';
import { useFormat } from '@/src/format';
import { daysOf, nameOfDay } from '../model/days';
import type { Deletion } from '../useDeletion';
import styles from './NoticeDays.module.css';
import { NoticeRow } from './NoticeRow';

interface NoticeDaysProps {
  notices: readonly Notice[];
  /** The one whose details are shown. */
  openId: string | undefined;
  onOpen: (notice: Notice) => void;
  deletion: Deletion;
}

/** Notifications by day. */
export function NoticeDays({ notices, openId, onOpen, deletion }: NoticeDaysProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  return daysOf(notices).map(({ key, at, notices: ofDay }) => {
    const name = nameOfDay(key, Date.now());
    return (
      <section key={key} className={styles.day} aria-labelledby={`day-${key}`}>
        <h2 id={`day-${key}`} className={styles.head}>
          {name ? t(`notifications.days.${name}`) : format.date(at)}
          {name ? <span className={styles.date}>{format.date(at)}</span> : null}
        </h2>
        <ul className={styles.card}>
          {ofDay.map((notice) => (
            <NoticeRow
              key={notice.noticeId}
              notice={notice}
              isOpen={notice.noticeId === openId}
              isGoing={deletion.isGoing(notice.noticeId)}
              onOpen={() => onOpen(notice)}
              onUndo={deletion.canUndo(notice.noticeId) ? () => deletion.undo(notice.noticeId) : undefined}
            />
          ))}
        </ul>
      </section>
    );
  });
}
