import { API_PREFIX } from '@/contract/apiPrefix';
import { bodyOf, type EndpointName, endpoints } from '@/contract/endpoints';
import { PAYMENT_WEBHOOK_PATH, SIMULATED_PAYMENT_ACT_PATH, SIMULATED_PAYMENT_PATH, VERIFICATION_WEBHOOK_PATH } from '@/contract/webhook';
import { UPLOAD_RULES } from '@/domain/upload/uploadRules';
import type { Refusal } from './envelopes';

/** The API's own description, for people and programs. */
const DESCRIPTION: ReadonlySet<string> = new Set(['/docs', '/docs.css', '/openapi.json']);

/**
 * What may be reached of the exchange: the calls of the contract, its description, providers' signed calls, and the page of simulated
 * payments, letter by letter. What
 * operators have there (metrics, health, mailbox, commands) is none of it, whatever it will be called.
 */
const open: ReadonlySet<string> = new Set([
  ...Object.values(endpoints).map(({ path }) => path),
  ...DESCRIPTION,
  VERIFICATION_WEBHOOK_PATH,
  PAYMENT_WEBHOOK_PATH,
  SIMULATED_PAYMENT_PATH,
  SIMULATED_PAYMENT_ACT_PATH,
]);

const pathOf = (url: string) => url.slice(API_PREFIX.length).split('?', 1)[0] ?? '';

/** Whether a path of the web is the API's description: long, and no call whose budget the exchange counts. */
export const isDescription = (url: string): boolean => DESCRIPTION.has(pathOf(url));

/** The exchange's path and query for one of the web; undefined for what is not passed on. */
export function exchangePathOf(url: string): string | undefined {
  return open.has(pathOf(url)) ? url.slice(API_PREFIX.length) : undefined;
}

/** What a form has around its file. */
const FORM_BYTES = 64 * 1024;
const MB = 1024 * 1024;

/** A body that is passed on as it comes, because it is a file. */
export interface StreamedBody {
  /** The most bytes of it. */
  most: number;
  /** What is answered to more, as the exchange answers a file of a byte too many. */
  tooLarge: Refusal;
}

const BODIES: Readonly<Record<'form' | 'bytes', StreamedBody>> = {
  form: {
    most: UPLOAD_RULES.maxPictureBytes + FORM_BYTES,
    tooLarge: { status: 200, code: 'uploadTooLarge', params: [UPLOAD_RULES.maxPictureBytes / MB] },
  },
  bytes: { most: UPLOAD_RULES.partBytes, tooLarge: { status: 413, code: 'badRequest', params: ['body', 'too large'] } },
};

const names = Object.keys(endpoints) as EndpointName[];
const streamed: ReadonlyMap<string, StreamedBody> = new Map(
  names.flatMap((name) => {
    const body = bodyOf(name);
    return body === 'json' ? [] : [[endpoints[name].path, BODIES[body]] as const];
  }),
);

/** Undefined for calls that are read whole. */
export const streamedBody = (url: string): StreamedBody | undefined => streamed.get(pathOf(url));

/** Calls that have a file read and made anew before they answer. */
const LONG: ReadonlySet<string> = new Set([endpoints.upload.path, endpoints.uploadFinish.path, endpoints.handoverUploadFinish.path]);
/** @param path of the exchange */
export const isLong = (path: string): boolean => LONG.has(path);
