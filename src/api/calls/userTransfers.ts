import type { CallParams } from '@/contract/calls';
import { quietCall } from '../quietCall';

/** Who would receive, masked. @throws ApiError */
export const findReceiver = (params: CallParams<'receiverFind'>) => quietCall('receiverFind', params);

/** Sends to another user; again under the same id it is the same transfer. @throws ApiError */
export const sendToUser = (params: CallParams<'sendToUser'>) => quietCall('sendToUser', params);
