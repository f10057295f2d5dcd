import { useTranslation } from 'next-i18next/pages';
import { useRef } from 'react';
import type { Notice } from '@/src/api/queries/notices';
import { formatHourMinute } from '@/src/format';
import { TextButton } from '@/src/ui/button/TextButton';
import { NoticeLine } from './NoticeLine';
import styles from './NoticeRow.module.css';
import { useRowFocus } from './useRowFocus';

interface NoticeRowProps {
  notice: Notice;
  /** Its details are shown. */
  isOpen: boolean;
  isGoing: boolean;
  onOpen: () => void;
  /** Absent once it is too late. */
  onUndo: (() => void) | undefined;
}

/** One notification of the list, by its own item: pressed, its details are shown. Deleted, it can be taken back for a moment. */
export function NoticeRow({ notice, isOpen, isGoing, onOpen, onUndo }: NoticeRowProps) {
  const { t } = useTranslation('common');
  const row = useRef<HTMLLIElement>(null);
  useRowFocus(row, isGoing, onUndo !== undefined);
  return (
    <li ref={row}>
      {isGoing ? (
        <div className={styles.gone} role="status">
          {t('notifications.deleted')}
          {onUndo ? <TextButton onPress={onUndo}>{t('notifications.undo')}</TextButton> : null}
        </div>
      ) : (
        <button type="button" className={styles.row} aria-current={isOpen || undefined} onClick={onOpen}>
          <NoticeLine notice={notice} time={formatHourMinute(notice.at)} />
        </button>
      )}
    </li>
  );
}
