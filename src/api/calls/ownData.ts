import type { CallParams } from '@/contract/calls';
import { quietCall } from '../quietCall';

/** A link to everything there is of the account. @throws ApiError */
export const askForExport = (params: CallParams<'dataExport'>) => quietCall('dataExport', params);

/** Closes the account for good. @throws ApiError */
export const closeAccount = (params: CallParams<'accountClose'>) => quietCall('accountClose', params);
