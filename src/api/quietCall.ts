import type { CallData, CallParams } from '@/contract/calls';
import { SUCCESS_CODE } from '@/contract/codes';
import type { EndpointName } from '@/contract/endpoints';
import { ApiError } from './apiError';
import { type CallOptions, call } from './call';

/** Business codes have five digits, and the exchange's own failure has the code of its status. */
const HTTP_STATUS = /^[45]\d\d$/;

type SentOptions = Pick<CallOptions, 'signal' | 'body' | 'onSent' | 'phoneSecret' | 'outlivesPage'>;

/**
 * A call without a toast: whoever asked shows the failure in its own place.
 * @throws ApiError
 */
export async function quietCall<Name extends EndpointName>(
  name: Name,
  params: CallParams<Name>,
  options?: SentOptions,
): Promise<CallData<Name>> {
  const body = await call(name, params, { ...options, hideErrors: true });
  if (body === undefined) throw new ApiError({ code: 'network', msg: '', status: 0 });
  if (body.code !== SUCCESS_CODE) {
    const status = HTTP_STATUS.test(body.code) ? Number(body.code) : 200;
    throw new ApiError({ code: body.code, msg: body.msg, status });
  }
  // Null is a legitimate answer of some calls, so the code decides and not the data.
  return body.data as CallData<Name>;
}
