import type { ApiError } from '@/src/api/apiError';

/**
 * Whether a failed call may nevertheless have been carried out: no answer came, or a server broke on the way. A business code says
 * for certain that nothing happened.
 */
export function isOutcomeUnknown({ status, code }: ApiError): boolean {
  return status === 0 || status >= 500 || code === 'network' || code === '500';
}
