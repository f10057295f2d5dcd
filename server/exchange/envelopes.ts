import type { ServerResponse } from 'node:http';
import { type CodeName, codes, MSG_SEPARATOR } from '@/contract/codes';

export const RETRY_AFTER_S = 2;

export interface Refusal {
  status: number;
  code: CodeName;
  /** What the message's text names. */
  params?: readonly (string | number)[];
  retryAfterS?: number;
}

/** The body of a refusal in the shape of every call (specification section 7). */
export function envelopeOf({ code, params = [] }: Pick<Refusal, 'code' | 'params'>): string {
  return JSON.stringify({ code: codes[code].code, msg: [codes[code].key, ...params].join(MSG_SEPARATOR), data: null });
}

export function headersOfRefusal(body: string, retryAfterS: number | undefined): Record<string, string> {
  return {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...(retryAfterS !== undefined && { 'Retry-After': String(retryAfterS) }),
  };
}

/** Refuses a call as the exchange would. Where an answer has begun, the connection is cut: half an answer must not look whole. */
export function refuseCall(response: ServerResponse, { status, code, params, retryAfterS }: Refusal): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body = envelopeOf({ code, params });
  response.writeHead(status, headersOfRefusal(body, retryAfterS)).end(body);
}

/** The exchange is away: nothing was sent to it. */
export const refuseUnavailable = (response: ServerResponse) =>
  refuseCall(response, { status: 503, code: 'unavailable', retryAfterS: RETRY_AFTER_S });

/** A call that does something was sent to the exchange, and its answer was lost. */
export const refuseUnknown = (response: ServerResponse) => refuseCall(response, { status: 502, code: 'outcomeUnknown' });
