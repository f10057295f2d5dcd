import type { CallData, CallParams } from '@/contract/calls';
import { SUCCESS_CODE } from '@/contract/codes';
import type { EndpointName } from '@/contract/endpoints';
import { ApiError } from './apiError';
import { askExchange, type CallOptions, hiddenAnswerOf } from './call';

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
  const asked = await askExchange(name, params, options ?? {});
  if ('silence' in asked) throw asked.silence;
  const body = hiddenAnswerOf(asked.answer);
  if (body === undefined) throw new ApiError({ code: 'network', msg: '', status: 0 });
  if (body.code !== SUCCESS_CODE) throw new ApiError({ code: body.code, msg: body.msg, status: asked.answer.status });
  // Null is a legitimate answer of some calls, so the code decides and not the data.
  return body.data as CallData<Name>;
}
