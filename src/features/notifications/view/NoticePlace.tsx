import { Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { Notice } from '@/src/api/queries/notices';
import { pathTo } from '@/src/config/matchRoute';
import { Button } from '@/src/ui/button/Button';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { IconButton } from '@/src/ui/button/IconButton';
import { Dialog } from '@/src/ui/overlay/Dialog';
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

interface Way {
  href: string;
  /** Key of the button's words. */
  words: string;
}

/** Where what a notification tells of can be looked at. */
function leadsTo({ kind, topic, params }: Notice): Way | undefined {
  if (params.symbol) return { href: pathTo('spotPair', { pair: params.symbol }), words: 'notifications.open' };
  if (topic.startsWith('earn') && params.applyId) return { href: pathTo('earnPlan', { applyId: params.applyId }), words: 'earn.openPlan' };
  if (topic === 'rebatePaid') return { href: pathTo('profileReferral'), words: 'referral.title' };
  if (topic.startsWith('verification')) return { href: pathTo('profileVerification'), words: 'verification.title' };
  return kind === 'SECURITY' ? { href: pathTo('profileSecurity'), words: 'security.title' } : undefined;
}
