import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import type { Notice } from '@/src/api/queries/notices';
import { IconTile } from '@/src/ui/section/IconTile';
import { useNoticeWords } from '../useNoticeWords';
import styles from './NoticeLine.module.css';
import { noticeIcon } from './noticeIcons';

interface NoticeLineProps {
  notice: Notice;
  /** When it was, as the list says it. */
  time: string;
  /** In a narrow place at every width: its time stands beside the title, and the text below both. */
  narrow?: boolean;
}

/** What a notice says, with its kind, its time and whether it was read. */
export function NoticeLine({ notice, time, narrow }: NoticeLineProps) {
  const { t } = useTranslation('common');
  const { title, text } = useNoticeWords()(notice);
  return (
    <span className={clsx(styles.line, narrow && styles.narrow)}>
      <span className={styles.icon}>
        <IconTile small raised {...noticeIcon(notice)} />
      </span>
      <span className={styles.title}>{title}</span>
      <span className={styles.text} data-may-be-cut="">
        {text}
      </span>
      <span className={styles.end}>
        <bdi className={`num ${styles.time}`}>{time}</bdi>
        <span className={styles.mark}>
          {notice.isRead ? null : <span className={styles.dot} role="img" aria-label={t('notifications.unreadMark')} />}
        </span>
      </span>
    </span>
  );
}
