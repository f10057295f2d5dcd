import { useTranslation } from 'next-i18next/pages';
import { useNoticeCount } from '@/src/api/queries/notices';
import { useHasToken } from '@/src/lib/useHasToken';

/** How many notifications are unread: 0 for a visitor and until it is known. And what the bell is called with them. */
export function useUnread(): { unread: number; label: string } {
  const { t } = useTranslation();
  const unread = useNoticeCount(useHasToken()).data?.count ?? 0;
  return { unread, label: unread > 0 ? t('notifications.titleUnread', { number: unread }) : t('notifications.title') };
}
