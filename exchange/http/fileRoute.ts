import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { CallParams } from '@/contract/calls';
import { endpoints, type FileCall } from '@/contract/endpoints';
import { setFileStatuses } from './fileStatuses';
import { admitted } from './route';
import { paramsReader } from './routeParams';

/** A file as it is sent. */
export interface SentFile {
  /** One of those the contract names for the call. */
  contentType: string;
  /** Besides its type. */
  headers: Readonly<Record<string, string>>;
  body: Buffer | Readable;
}

interface FileCosts {
  cost: number;
  /** Whether HEAD is answered too; it costs the whole file. */
  hasHead?: boolean;
}

/** Serves a call that answers with a file. What is refused is an envelope with a status of its own. */
export function fileRoute<Name extends FileCall>(
  app: FastifyInstance,
  name: Name,
  fileOf: (brand: string, params: CallParams<Name>) => SentFile | Promise<SentFile>,
  { cost, hasHead = false }: FileCosts,
): void {
  const { method, path } = endpoints[name];
  const read = paramsReader(name);
  void app.register(async (scope) => {
    setFileStatuses(scope);
    scope.route({
      method,
      url: path,
      exposeHeadRoute: hasHead,
      config: { endpoint: name, cost },
      handler: async (request, reply) => {
        const { brand } = await admitted(scope, name, request);
        const { contentType, headers, body } = await fileOf(brand, read(request.query));
        return reply.headers({ 'content-type': contentType, ...headers }).send(body);
      },
    });
  });
}

/** Of a file of a user's: no page of another origin shows it, and where it leads to does not hear of it. */
export const OWN_FILE = { 'cross-origin-resource-policy': 'same-origin', 'referrer-policy': 'no-referrer' } as const;
