import Type from 'typebox';
import * as notices from '../notices';
import { Nothing, pageOf } from '../primitives';

/** Notifications, and where they come. */
export const noticeCalls = {
  noticeCount: { summary: 'How many notifications are unread', params: Nothing, data: notices.NoticeCount },
  noticeSearch: { summary: 'Own notifications, newest first', params: notices.NoticeSearch, data: pageOf(notices.Notice) },
  noticeDetail: { summary: 'One of the own notifications', params: notices.OneNoticeQuery, data: notices.Notice },
  noticeRead: { summary: 'Mark a notification as read', params: notices.OneNotice, data: Type.Null() },
  noticeReadAll: { summary: 'Mark all notifications as read', params: Nothing, data: Type.Null() },
  noticeDelete: { summary: 'Delete a notification', params: notices.OneNotice, data: Type.Null() },
  noticeDeleteAll: { summary: 'Delete all notifications', params: Nothing, data: Type.Null() },
  noticeChoices: { summary: 'Which kind of notification comes where', params: Nothing, data: notices.NoticeChoices },
  noticeChoose: {
    summary: 'Choose which kind of notification comes where; those that are fixed stay',
    params: notices.NoticeChoose,
    data: notices.NoticeChoices,
  },
  unsubscribe: {
    summary: 'End mails of a kind by the link of a mail; also as one click of a mail program (RFC 8058)',
    params: notices.Unsubscribe,
    data: notices.Unsubscribed,
  },
  pushKey: { summary: 'The key that web push subscriptions are made with', params: Nothing, data: notices.PushKey },
  pushSubscribe: { summary: 'Send web push to this device', params: notices.PushSubscribe, data: Type.Null() },
  pushStatus: { summary: 'Whether web push goes to this device for this account', params: notices.OnePushDevice, data: notices.PushStatus },
  pushUnsubscribe: { summary: 'Send no more web push to a device', params: notices.OnePushDevice, data: Type.Null() },
} as const;
