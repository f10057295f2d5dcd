import type { FastifyInstance, FastifyRequest } from 'fastify';
import { API_PREFIX } from '@/contract/apiPrefix';
import { openApiDocument } from '@/contract/openapi';
import { docsPage } from './docsPage';
import { docsPolicy } from './docsPolicy';
import { docsStyle } from './docsStyle';

/** What may stand in a program somebody copies. */
const HOST = /^(\[[0-9a-f:]+\]|[a-z0-9.-]+)(:\d{1,5})?$/i;

/** The calls as whoever reads this reaches them: through the web, or at the exchange itself. */
function baseOf(request: FastifyRequest): string {
  const host = HOST.test(request.host) ? request.host : 'localhost';
  const isThroughWeb = request.headers['x-forwarded-host'] !== undefined;
  return `${request.protocol}://${host}${isThroughWeb ? API_PREFIX : ''}`;
}

/** /openapi.json for programs and /docs for people, both made from the contract. */
export function registerDocs(app: FastifyInstance, version: string): void {
  const document = openApiDocument(version, API_PREFIX);
  const config = { isPublic: true };
  app.get('/openapi.json', { config }, async () => document);
  app.get('/docs', { config }, async (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('vary', 'host, x-forwarded-host')
      .header('content-security-policy', docsPolicy)
      .send(docsPage(document, baseOf(request))),
  );
  app.get('/docs.css', { config }, async (_request, reply) => reply.type('text/css; charset=utf-8').send(docsStyle));
}
