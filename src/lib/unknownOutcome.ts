import { codes } from '@/contract/codes';

const HTTP_ERROR = 400;
const HTTP_TIMEOUT = 408;

/**
 * Whether a failed call may nevertheless have been carried out: no answer came, a server broke on the way, or the exchange itself cannot
 * say. Every other business code says for certain that nothing happened.
 */
export function isOutcomeUnknown({ status, code }: { status: number; code: string }): boolean {
  // A page of another user's in the place of an answer.
  const isNoAnswer = status < HTTP_ERROR && code === String(status);
  return (
    isNoAnswer ||
    status === 0 ||
    status === HTTP_TIMEOUT ||
    status >= 500 ||
    code === 'network' ||
    code === '500' ||
    code === codes.outcomeUnknown.code
  );
}
