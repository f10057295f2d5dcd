import type { FastifyInstance } from 'fastify';
import { openApiDocument } from '@/contract/openapi';
import { openApiPage } from './openapiPage';
import { openApiStyle } from './openapiStyle';

/** Where the browser reaches the calls: the web passes /api on. */
const SERVER_URL = '/api';

/** /openapi.json for programs and /docs for people, both made from the contract once. */
export function registerOpenApi(app: FastifyInstance, version: string): void {
  const document = openApiDocument(version, SERVER_URL);
  const page = openApiPage(document);
  const config = { isPublic: true };
  app.get('/openapi.json', { config }, async () => document);
  app.get('/docs', { config }, async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  app.get('/docs.css', { config }, async (_request, reply) => reply.type('text/css; charset=utf-8').send(openApiStyle));
}
