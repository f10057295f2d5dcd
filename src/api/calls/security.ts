import type { CallParams } from '@/contract/calls';
import { call } from '../call';
import { quietCall } from '../quietCall';
import { allPages } from './allPages';

/** Ends one session of the account. @throws ApiError, after a toast */
export const revokeSession = (sessionId: string) => call('sessionRevoke', { sessionId });

/** Ends every session but this one. @throws ApiError, after a toast */
export const revokeOtherSessions = () => call('sessionRevokeOthers', {});

/** Logs out everywhere, here too. @throws ApiError, after a toast */
export const revokeAllSessions = () => call('sessionRevokeAll', {});

/** Nothing is traded or sent and its security is not changed until its owner ends it. @throws ApiError, after a toast */
export const freezeAccount = (cancelOrders: boolean) => call('accountFreeze', { cancelOrders });

/** Sends the code that ending the freeze asks for. @throws ApiError */
export const startUnfreezing = () => quietCall('accountUnfreezeVerify', {});

/** @throws ApiError */
export const unfreezeAccount = (params: CallParams<'accountUnfreezeConfirm'>) => quietCall('accountUnfreezeConfirm', params);

/** Tells that a user is at the page. Quiet: the next touch tells again. */
export const tellActive = () => quietCall('sessionActive', {}).catch(() => undefined);

/** @throws ApiError */
export const changePassword = (params: CallParams<'passwordChange'>) => quietCall('passwordChange', params);

/** null takes the word away. @throws ApiError */
export const setAntiPhishing = (params: CallParams<'antiPhishingSet'>) => quietCall('antiPhishingSet', params);

type ActivityQuestion = Omit<CallParams<'activity'>, 'searchAfter' | 'pageSize'>;

/** Everything the record of activity has on a question, newest first. @throws ApiError */
export const allActivity = (question: ActivityQuestion) => allPages('activity', question);
