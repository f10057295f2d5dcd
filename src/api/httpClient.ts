import axios, { type AxiosRequestConfig } from 'axios';
import { type EndpointName, endpoints } from '@/contract/endpoints';
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

/** GET takes its params as the query, DELETE as data, everything else as the body. */
export function requestOf(name: EndpointName, params: unknown): AxiosRequestConfig {
  const { method, path } = endpoints[name];
  return method === 'GET' ? { method, url: path, params } : { method, url: path, data: params };
}
