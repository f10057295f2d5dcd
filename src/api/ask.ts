import type { AxiosResponse } from 'axios';
import type { CallData, CallParams } from '@/contract/calls';
import { codes } from '@/contract/codes';
import type { EndpointName } from '@/contract/endpoints';
import { isEnvelope, openEnvelope } from '@/src/lib/envelope';
import { pageAccount } from '@/src/lib/pageAccount';
import { keepSessionEnd, removeToken, storedToken } from '@/src/lib/storage';
import { ApiError } from './apiError';
import { apiHost } from './host';

/** How a call is sent, whoever hears of its errors. */
export interface SentOptions {
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

const OF_STANDING = new Set<string>([codes.accountFrozen.code, codes.accountSelfFrozen.code, codes.accountNotFrozen.code]);
const HTTP_OK = 200;
const HTTP_REDIRECT = 300;
const HTTP_ERROR = 400;
const HTTP_FORBIDDEN = 403;
const HTTP_LOCKED = 423;

/** An answer as its caller takes it: what is in it, and its body; or none, of which only the error tells. */
export type Asked<Data = unknown> =
  | { data: Data; body: unknown }
  | {
      error: ApiError;
      /** The error has led away from the page: there is nobody to tell of it. */
      hasLeft: boolean;
      body?: unknown;
    };

const network = (msg: string) => new ApiError({ code: 'network', msg, status: 0 });

/**
 * An envelope speaks for itself. What answers for the exchange in front of it speaks in statuses: one of an error is no broken line, a page
 * of another program in place of the answer is.
 */
function read<Data>({ data: body, status, statusText }: AxiosResponse<unknown>): Asked<Data> {
  const opened = openEnvelope(body);
  const isOk = status >= HTTP_OK && status < HTTP_REDIRECT;
  if (opened && 'data' in opened && isOk) return { data: opened.data as Data, body };
  if (opened && 'refusal' in opened) return { error: new ApiError({ ...opened.refusal, status }), hasLeft: false, body };
  if (status < HTTP_ERROR) return { error: network(''), hasLeft: false };
  const bare = { code: String(status), msg: statusText };
  return { error: new ApiError({ ...bare, status }), hasLeft: false, body: { ...bare, data: null } };
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

/** Asks, and lets the page know what the answer means for all of it, whoever asked. Rejects when its caller gave it up. */
export async function askExchange<Name extends EndpointName>(
  name: Name,
  params: CallParams<Name>,
  options: SentOptions = {},
): Promise<Asked<CallData<Name>>> {
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
    return { error: network(error instanceof Error ? error.message : String(error)), hasLeft: false };
  }
  const { data: body, status } = answer;
  if (isEnvelope(body) && OF_STANDING.has(body.code)) apiHost().readStanding?.();
  if (isEnvelope(body) && body.code === codes.accountOther.code) apiHost().readAccount?.();
  const hasLeft = leavePage(status, sentToken);
  const asked = read<CallData<Name>>(answer);
  if (!('error' in asked)) return asked;
  if (!hasLeft) await apiHost().beforeRefusal?.();
  return { ...asked, hasLeft };
}
