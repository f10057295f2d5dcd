import type { CallParams } from '@/contract/calls';
import { quietCall } from '../quietCall';

/** Saves choices of the signed-in user. @throws ApiError */
export const savePreferences = (params: CallParams<'preferencesSave'>) => quietCall('preferencesSave', params);
