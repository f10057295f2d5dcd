import { useRouter } from 'next/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readNotice } from '@/src/api/calls/notices';
import { type Notice, useNotice } from '@/src/api/queries/notices';
import { useFragmentLinks } from '@/src/lib/useFragmentLinks';

/**
 * The notification whose details are shown: the one a link led to, until another is pressed or it is closed. Whoever is shown the
 * details has read it. `isKnown`: the list is there, so that one it does not have is asked for.
 */
export function useOpenNotice(rows: readonly Notice[], isKnown: boolean) {
  const { asPath } = useRouter();
  const linked = asPath.split('#')[1];
  const [openId, setOpenId] = useState(linked);
  const [readIds, setReadIds] = useState<ReadonlySet<string>>(new Set());
  const tried = useRef(new Set<string>());
  useEffect(() => setOpenId(linked), [linked]);
  const follow = useCallback((noticeId: string) => setOpenId(noticeId || undefined), []);
  useFragmentLinks(follow);

  const listed = rows.find(({ noticeId }) => noticeId === openId);
  const { data, error } = useNotice(isKnown && openId !== undefined && !listed ? openId : undefined);
  const notice = listed ?? data;

  const markRead = useCallback(({ noticeId, isRead }: Notice) => {
    if (isRead || tried.current.has(noticeId)) return;
    tried.current.add(noticeId);
    setReadIds((before) => new Set([...before, noticeId]));
    readNotice(noticeId).catch(() => setReadIds((before) => new Set([...before].filter((id) => id !== noticeId))));
  }, []);
  useEffect(() => {
    if (notice) markRead(notice);
  }, [notice, markRead]);

  return {
    notice,
    /** A link led to one that is not there any more. */
    isGone: error !== undefined,
    /** The rows as this page knows them: what was read here is read before the exchange says so. */
    rows: rows.map((row) => (readIds.has(row.noticeId) ? { ...row, isRead: true } : row)),
    open: ({ noticeId }: Notice) => setOpenId(noticeId),
    close: () => setOpenId(undefined),
  };
}
