import type { CallData, CallParams } from '@/contract/calls';
import { NOTICE_PAGE_SIZE, NOTICE_REFRESH_MS } from '@/src/config/constants';
import { usePagedQuery } from './usePagedQuery';
import { useQuery } from './useQuery';

export type Notice = CallData<'noticeDetail'>;
export type NoticeChoices = CallData<'noticeChoices'>;

/** How many are unread. Asked every 5 minutes (specification section 9), and told at once by the stream. */
export const useNoticeCount = (isSignedIn: boolean) =>
  useQuery('noticeCount', isSignedIn ? {} : undefined, { refreshInterval: NOTICE_REFRESH_MS });

type NoticeFilter = Pick<CallParams<'noticeSearch'>, 'kind' | 'isUnread'>;

/** The newest first, five to a page (specification section 9). `place`: the page's and the panel's are as long as each was made. */
export const useNotices = (isSignedIn: boolean, filter: NoticeFilter, place: 'page' | 'panel') =>
  usePagedQuery('noticeSearch', isSignedIn ? filter : undefined, { pageSize: NOTICE_PAGE_SIZE, place, revalidateFirstPage: true });

/** One that no list shows; undefined: none is wanted. */
export const useNotice = (noticeId: string | undefined) => useQuery('noticeDetail', noticeId === undefined ? undefined : { noticeId });

export const useNoticeChoices = (isSignedIn: boolean) => useQuery('noticeChoices', isSignedIn ? {} : undefined);
