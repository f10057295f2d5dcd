import type { FastifyInstance } from 'fastify';
import type { CodeName } from '@/contract/codes';
import { setStatuses } from './errorHandler';

const STATUS: Partial<Record<CodeName, number>> = {
  exportLinkExpired: 410,
  uploadLinkExpired: 410,
  exportUnderWay: 409,
  addressBlocked: 423,
  notFound: 404,
  rateLimited: 429,
  uploadStorage: 503,
  unavailable: 503,
};

/** In a scope of links to files: browsers and other programs save what comes with 200, so what is refused must not look like the file. */
export const setFileStatuses = (scope: FastifyInstance): void => setStatuses(scope, (code) => STATUS[code] ?? 400);
