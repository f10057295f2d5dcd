import type { CallParams } from '@/contract/calls';
import { call } from '../call';
import { quietCall } from '../quietCall';

/** @throws ApiError */
export const readNotice = (noticeId: string) => quietCall('noticeRead', { noticeId });

/** @throws ApiError, after a toast */
export const readAllNotices = () => call('noticeReadAll', {});

/** Also from a page that is just being left, where a user has decided so. @throws ApiError, after a toast */
export const deleteNotice = (noticeId: string) => call('noticeDelete', { noticeId }, { outlivesPage: true });

/** @throws ApiError, after a toast */
export const deleteAllNotices = () => call('noticeDeleteAll', {});

/** @throws ApiError */
export const chooseNotices = (choices: CallParams<'noticeChoose'>['choices']) => quietCall('noticeChoose', { choices });

/** Ends mails of a kind by the link of a mail. @throws ApiError */
export const unsubscribe = (token: string) => quietCall('unsubscribe', { token });

/** @throws ApiError */
export const pushKey = () => quietCall('pushKey', {});

/** @throws ApiError */
export const subscribePush = (target: CallParams<'pushSubscribe'>) => quietCall('pushSubscribe', target);

/** Whether this account is told at this device. @throws ApiError */
export const pushStatus = (endpoint: string) => quietCall('pushStatus', { endpoint });

/** @throws ApiError */
export const unsubscribePush = (endpoint: string) => quietCall('pushUnsubscribe', { endpoint });
