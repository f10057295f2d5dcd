import axios, { type AxiosRequestConfig } from 'axios';
import { API_PREFIX } from '@/contract/apiPrefix';
import { bodyOf, type EndpointName, endpoints, isByQuery } from '@/contract/endpoints';
import {
  API_VERSION,
  CLIENT_NAME,
  HEADER_ACCOUNT,
  HEADER_CLIENT,
  HEADER_HANDOVER,
  HEADER_LANGUAGE,
  HEADER_TOKEN,
  HEADER_VERSION,
} from '@/contract/headers';
import { storedLocale } from '@/src/lib/storage';

/** Every status comes back as an answer: callers decide what a status means. No timeout, as specified. */
export const httpClient = axios.create({ baseURL: API_PREFIX, timeout: 0, validateStatus: () => true });

httpClient.interceptors.request.use((config) => {
  config.headers.set(HEADER_CLIENT, CLIENT_NAME);
  config.headers.set(HEADER_LANGUAGE, storedLocale());
  config.headers.set(HEADER_VERSION, API_VERSION);
  return config;
});

interface SentBesides {
  /** Who calls, as they were when the call was made. */
  token?: string;
  /** Whose page it is made from. */
  account?: string;
  body?: Blob;
  phoneSecret?: string;
  onSent?: (bytes: number) => void;
  outlivesPage?: boolean;
}

/** A form with its fields in front of its file: what is wrong with them is said before the file has come. */
function formOf(params: unknown, file: Blob): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(params as Record<string, unknown>)) form.append(field, String(value));
  form.append('file', file);
  return form;
}

/** GET and bodies that are bytes take their params as the query, DELETE as data, everything else as the body. */
export function requestOf(
  name: EndpointName,
  params: unknown,
  { token, account, body, onSent, phoneSecret, outlivesPage }: SentBesides = {},
): AxiosRequestConfig {
  const { method, path, auth } = endpoints[name];
  const onUploadProgress = onSent && (({ loaded }: { loaded: number }) => onSent(loaded));
  const headers: Record<string, string> = phoneSecret === undefined ? {} : { [HEADER_HANDOVER]: phoneSecret };
  if (token !== undefined) headers[HEADER_TOKEN] = token;
  // But for the call that tells whose the token is.
  if (account !== undefined && auth === 'user' && name !== 'userInfo') headers[HEADER_ACCOUNT] = account;
  const request = { method, url: path, headers };
  if (body && bodyOf(name) === 'form') return { ...request, data: formOf(params, body), onUploadProgress };
  if (body) {
    headers['content-type'] = 'application/octet-stream';
    return { ...request, params, data: body, onUploadProgress };
  }
  // A beacon carries no headers, and the token is one.
  const last: AxiosRequestConfig = outlivesPage ? { adapter: 'fetch', fetchOptions: { keepalive: true } } : {};
  return isByQuery(name) ? { ...request, params, ...last } : { ...request, data: params, ...last };
}
