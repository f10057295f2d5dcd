import type { CallData, CallParams } from '@/contract/calls';
import type { EndpointName } from '@/contract/endpoints';
import { askExchange, type SentOptions } from './ask';

/**
 * A call without a toast: whoever asked shows the failure in its own place.
 * @throws ApiError
 */
export async function quietCall<Name extends EndpointName>(
  name: Name,
  params: CallParams<Name>,
  options?: SentOptions,
): Promise<CallData<Name>> {
  const asked = await askExchange(name, params, options);
  if ('error' in asked) throw asked.error;
  return asked.data;
}
