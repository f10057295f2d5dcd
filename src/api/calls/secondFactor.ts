import type { CallParams } from '@/contract/calls';
import { call } from '../call';
import { quietCall } from '../quietCall';

/** A key for an authenticator app, and a code on its way. @throws ApiError */
export const generateAuthenticator = () => quietCall('authenticatorGenerate', {});

/** @throws ApiError */
export const bindAuthenticator = (params: CallParams<'authenticatorBind'>) => quietCall('authenticatorBind', params);

/** @throws ApiError */
export const unbindAuthenticator = (params: CallParams<'authenticatorUnbind'>) => quietCall('authenticatorUnbind', params);

/** Ten new ones; the old ones stop working. @throws ApiError */
export const renewRecoveryCodes = (proof: CallParams<'recoveryCodesRenew'>) => quietCall('recoveryCodesRenew', proof);

/** The next login from it is asked for the second factor again. @throws ApiError, after a toast */
export const forgetDevice = (deviceId: string) => call('rememberedDeviceForget', { deviceId });
