import axios, { type AxiosRequestConfig } from 'axios';
import { type EndpointName, endpoints, isByQuery } from '@/contract/endpoints';
import { API_VERSION, CLIENT_NAME, HEADER_CLIENT, HEADER_LANGUAGE, HEADER_TOKEN, HEADER_VERSION } from '@/contract/headers';
import { storedLocale, storedToken } from '@/src/lib/storage';

/** Every status comes back as an answer: callers decide what a status means. No timeout, as specified. */
export const httpClient = axios.create({ baseURL: '/api', timeout: 0, validateStatus: () => true });

httpClient.interceptors.request.use((config) => {
  const token = storedToken();
  if (token !== undefined) config.headers.set(HEADER_TOKEN, token);
  config.headers.set(HEADER_CLIENT, CLIENT_NAME);
  config.headers.set(HEADER_LANGUAGE, storedLocale());
  config.headers.set(HEADER_VERSION, API_VERSION);
  return config;
});

interface SentBody {
  body?: Blob;
  onSent?: (bytes: number) => void;
}

/** GET and bodies that are bytes take their params as the query, DELETE as data, everything else as the body. */
export function requestOf(name: EndpointName, params: unknown, { body, onSent }: SentBody = {}): AxiosRequestConfig {
  const { method, path } = endpoints[name];
  if (body) {
    const headers = { 'content-type': 'application/octet-stream' };
    return { method, url: path, params, data: body, headers, onUploadProgress: onSent && (({ loaded }) => onSent(loaded)) };
  }
  return isByQuery(name) ? { method, url: path, params } : { method, url: path, data: params };
}
