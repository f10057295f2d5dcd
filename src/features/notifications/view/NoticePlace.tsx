import { Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { Notice } from '@/src/api/queries/notices';
import { Button } from '@/src/ui/button/Button';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { IconButton } from '@/src/ui/button/IconButton';
import { Dialog } from '@/src/ui/overlay/Dialog';
import { leadsTo } from '../model/leadsTo';
import { useNoticeWords } from '../useNoticeWords';
import { NoticeDetail } from './NoticeDetail';
import styles from './NoticePlace.module.css';

interface NoticeProps {
  notice: Notice;
  onDelete: () => void;
}

/** Details beside the list, where there is room. */
export function NoticeAside({ notice, onDelete }: NoticeProps) {
  const { t } = useTranslation('common');
  const { title } = useNoticeWords()(notice);
  const way = leadsTo(notice);
  return (
    <aside className={styles.aside} aria-labelledby="notice-title" data-testid="notice-detail">
      <div className={styles.head}>
        <h2 id="notice-title" className={styles.title}>
          {title}
        </h2>
        <IconButton label={t('notifications.delete')} icon={<Trash2 size={18} aria-hidden="true" />} onClick={onDelete} />
      </div>
      <NoticeDetail notice={notice} />
      {way ? (
        <ButtonLink block variant="tertiary" href={way.href}>
          {t(way.words)}
        </ButtonLink>
      ) : null}
    </aside>
  );
}

/** Details over the list; on phones a sheet. */
export function NoticeDialog({ notice, onDelete, onClose }: NoticeProps & { onClose: () => void }) {
  const { t } = useTranslation('common');
  const { title } = useNoticeWords()(notice);
  const way = leadsTo(notice);
  return (
    <Dialog
      open
      stretchActions
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="border" size="large" startIcon={<Trash2 size={16} aria-hidden="true" />} onClick={onDelete}>
            {t('notifications.delete')}
          </Button>
          {way ? (
            <ButtonLink variant="tertiary" size="large" href={way.href}>
              {t(way.words)}
            </ButtonLink>
          ) : null}
        </>
      }
    >
      <NoticeDetail notice={notice} />
    </Dialog>
  );
}
