import type { AxiosResponse } from 'axios';
import type { CallData, CallParams } from '@/contract/calls';
import { codes, SUCCESS_CODE } from '@/contract/codes';
import type { EndpointName } from '@/contract/endpoints';
import type { Envelope } from '@/contract/envelope';
import { pageAccount } from '@/src/lib/pageAccount';
import { keepSessionEnd, removeToken, storedToken } from '@/src/lib/storage';
import { ApiError } from './apiError';
import { apiHost } from './host';
import { startLoading } from './loading';

export interface CallOptions {
  /** No toast; the body comes back whatever its code. */
  hideErrors?: boolean;
  /** Shows the loading overlay until the answer is there. */
  countLoading?: boolean;
  signal?: AbortSignal;
  /** Sent as it is, beside params in the query; or as the file of a form, behind params. */
  body?: Blob;
  /** The secret of a phone that pictures are handed over to. */
  phoneSecret?: string;
  /** Hears how many bytes of the body are sent. */
  onSent?: (bytes: number) => void;
  /** Arrives although the page is gone meanwhile; its body has 64 kB at most. */
  outlivesPage?: boolean;
}

/**
 * The body of a call that hides its errors, or in its place the HTTP status of an error that has none; undefined when no readable
 * answer came. `data` is null unless `code` is "0".
 */
export type HiddenAnswer<Name extends EndpointName> = Envelope<CallData<Name> | null> | undefined;

const OF_STANDING = new Set<string>([codes.accountFrozen.code, codes.accountSelfFrozen.code, codes.accountNotFrozen.code]);
const HTTP_ERROR = 400;
const HTTP_FORBIDDEN = 403;
const HTTP_LOCKED = 423;

function isEnvelope(body: unknown): body is Envelope<unknown> {
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string';
}

/** An envelope speaks for itself; a bare HTTP error speaks through its status. */
function errorOf({ data, status, statusText }: AxiosResponse<unknown>): ApiError {
  if (isEnvelope(data)) return new ApiError({ code: data.code, msg: data.msg, status });
  return new ApiError({ code: String(status), msg: statusText, status });
}

/** What answers for the exchange in front of it speaks in statuses: one of an error is no broken line, a page of somebody else's is. */
export function hiddenAnswerOf({ data, status, statusText }: AxiosResponse<unknown>): Envelope<unknown> | undefined {
  if (isEnvelope(data)) return data;
  return status >= HTTP_ERROR ? { code: String(status), msg: statusText, data: null } : undefined;
}

function transportError(error: unknown): ApiError {
  return new ApiError({ code: 'network', msg: error instanceof Error ? error.message : String(error), status: 0 });
}

/**
 * Refused tokens and blocked addresses lead away from the page, also for calls that hide their errors.
 * @param sent the token the call was made with: a late refusal of an earlier one says nothing about the session of now
 */
function leavePage(status: number, sent: string | undefined): boolean {
  if (status === HTTP_FORBIDDEN) {
    if (storedToken() === sent) {
      // A visitor had none.
      if (sent !== undefined) keepSessionEnd();
      removeToken();
      apiHost().goToLogin();
    }
    return true;
  }
  if (status === HTTP_LOCKED) {
    apiHost().goToAddressLimit();
    return true;
  }
  return false;
}

function fail(error: ApiError): never {
  apiHost().showError(error);
  throw error;
}

/** The answer and what came of it for the page, or why there is none. */
export type Asked = { answer: AxiosResponse<unknown>; hasLeft: boolean } | { silence: ApiError };

/** Asks, and lets the page know what the answer means for all of it, whoever asked. Rejects when its caller gave it up. */
export async function askExchange(name: EndpointName, params: unknown, options: CallOptions): Promise<Asked> {
  let answer: AxiosResponse<unknown>;
  // Of one moment: what the page shows, and what the browser's tabs share.
  const sentToken = storedToken();
  const account = pageAccount();
  try {
    // Loaded with the first call: a page whose data came with it may never make one.
    const { httpClient, requestOf } = await import('./httpClient');
    answer = await httpClient.request({ ...requestOf(name, params, { ...options, token: sentToken, account }), signal: options.signal });
  } catch (error) {
    // A call its caller gave up is nobody's error.
    if (options.signal?.aborted) throw error;
    return { silence: transportError(error) };
  }
  const { data: body, status } = answer;
  if (isEnvelope(body) && OF_STANDING.has(body.code)) apiHost().readStanding?.();
  if (isEnvelope(body) && body.code === codes.accountOther.code) apiHost().readAccount?.();
  return { answer, hasLeft: leavePage(status, sentToken) };
}

async function send(name: EndpointName, params: unknown, options: CallOptions): Promise<unknown> {
  const asked = await askExchange(name, params, options);
  if ('silence' in asked) return options.hideErrors ? undefined : fail(asked.silence);
  const { answer, hasLeft } = asked;
  if (options.hideErrors) return hiddenAnswerOf(answer);
  if (hasLeft) throw errorOf(answer);
  const { data: body, status } = answer;
  const isOk = status >= 200 && status < 300 && isEnvelope(body) && body.code === SUCCESS_CODE;
  return isOk ? body.data : fail(errorOf(answer));
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
export async function call(name: EndpointName, params: unknown, options: CallOptions = {}): Promise<unknown> {
  const stopLoading = options.countLoading ? startLoading() : undefined;
  try {
    return await send(name, params, options);
  } finally {
    stopLoading?.();
  }
}
