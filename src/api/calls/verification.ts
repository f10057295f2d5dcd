import type { CallParams } from '@/contract/calls';
import { quietCall } from '../quietCall';

/** Every call answers the questionnaire as it stands then. @throws ApiError */
export const startKyc = (level: CallParams<'kycInit'>['level']) => quietCall('kycInit', { level });
/** @throws ApiError verificationStale, verificationIncomplete, verificationNotNow */
export const submitKyc = (params: CallParams<'kycQuestionSubmit'>, outlivesPage = false) =>
  quietCall('kycQuestionSubmit', params, { outlivesPage });
/** What to do before the camera. @throws ApiError */
export const askForSelfie = (version: number) => quietCall('kycIdentityInit', { version });
/** @throws ApiError */
export const finishKyc = (params: CallParams<'kycIdentityFinish'>) => quietCall('kycIdentityFinish', params);
/** @throws ApiError */
export const supplementKyc = (params: CallParams<'kycSupplementSave'>) => quietCall('kycSupplementSave', params);

/** @throws ApiError */
export const startKyb = () => quietCall('kybInit', {});
/** @throws ApiError verificationStale, verificationIncomplete, verificationNotNow */
export const submitKyb = (params: CallParams<'kybQuestionSubmit'>, outlivesPage = false) =>
  quietCall('kybQuestionSubmit', params, { outlivesPage });
/** @throws ApiError */
export const finishKyb = (version: number) => quietCall('kybIdentityFinish', { version, isDeclared: true });
/** @throws ApiError */
export const supplementKyb = (params: CallParams<'kybSupplementSave'>) => quietCall('kybSupplementSave', params);
