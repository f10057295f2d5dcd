import type { CallParams } from '@/contract/calls';
import { quietCall } from '../quietCall';

export const askNewAddress = (params: CallParams<'newDepositAddress'>) => quietCall('newDepositAddress', params);
export const submitRefundAddress = (params: CallParams<'submitRefundAddress'>) => quietCall('submitRefundAddress', params);
export const sendPracticeCoins = (params: CallParams<'practicePayment'>) => quietCall('practicePayment', params);
