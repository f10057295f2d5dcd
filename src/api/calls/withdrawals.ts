import type { CallParams } from '@/contract/calls';
import { quietCall } from '../quietCall';

// All fail without a toast: whoever asked shows why in its own place.

export const askWithdrawCode = (wanted: CallParams<'withdrawVerify'>) => quietCall('withdrawVerify', wanted);
export const placeWithdrawal = (order: CallParams<'withdraw'>) => quietCall('withdraw', order);
export const cancelWithdrawal = (withdrawalId: string) => quietCall('withdrawCancel', { withdrawalId });

export const addAddress = (entry: CallParams<'addressAdd'>) => quietCall('addressAdd', entry);
export const renameAddress = (addressId: string, label: string) => quietCall('addressRename', { addressId, label });
export const removeAddress = (addressId: string) => quietCall('addressRemove', { addressId });
export const setSavedOnly = (isOn: boolean) => quietCall('savedOnlySet', { isOn });
