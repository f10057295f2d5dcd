import { codes } from '@/contract/codes';

const HTTP_TIMEOUT = 408;

/**
 * Whether a failed call may nevertheless have been carried out: no answer came, or a server broke on the way. A business code says
 * for certain that nothing happened, but for the one of an exchange that cannot say: a commit whose answer was lost is told as unavailable.
 */
export function isOutcomeUnknown({ status, code }: { status: number; code: string }): boolean {
  return (
    status === 0 || status === HTTP_TIMEOUT || status >= 500 || code === 'network' || code === '500' || code === codes.unavailable.code
  );
}
