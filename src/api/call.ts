import type { CallData, CallParams } from '@/contract/calls';
import type { EndpointName } from '@/contract/endpoints';
import type { Envelope } from '@/contract/envelope';
import { showLoading } from '@/src/lib/loading';
import { askExchange, type SentOptions } from './ask';
import { apiHost } from './host';

export interface CallOptions extends SentOptions {
  /** No toast; the body comes back whatever its code. */
  hideErrors?: boolean;
  /** Shows the loading overlay until the answer is there. */
  countLoading?: boolean;
}

/**
 * The body of a call that hides its errors, or in its place the HTTP status of an error that has none; undefined when no readable
 * answer came. `data` is null unless `code` is "0".
 */
export type HiddenAnswer<Name extends EndpointName> = Envelope<CallData<Name> | null> | undefined;

async function send<Name extends EndpointName>(name: Name, params: CallParams<Name>, options: CallOptions): Promise<unknown> {
  const asked = await askExchange(name, params, options);
  if (options.hideErrors) return asked.body;
  if ('data' in asked) return asked.data;
  if (!asked.hasLeft) apiHost().showError(asked.error);
  throw asked.error;
}

/**
 * One call of the contract.
 * @returns the envelope's data; with `hideErrors` the envelope itself
 * @throws ApiError when the code is not "0" or no answer came (after a toast); never with `hideErrors`
 */
export async function call<Name extends EndpointName>(
  name: Name,
  params: CallParams<Name>,
  options: CallOptions & { hideErrors: true },
): Promise<HiddenAnswer<Name>>;
export async function call<Name extends EndpointName>(
  name: Name,
  params: CallParams<Name>,
  options?: CallOptions & { hideErrors?: false },
): Promise<CallData<Name>>;
export async function call<Name extends EndpointName>(name: Name, params: CallParams<Name>, options: CallOptions = {}): Promise<unknown> {
  const stopLoading = options.countLoading ? showLoading() : undefined;
  try {
    return await send(name, params, options);
  } finally {
    stopLoading?.();
  }
}
