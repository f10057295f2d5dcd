import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallData, CallParams } from '@/contract/calls';
import { endpoints } from '@/contract/endpoints';
import { UPLOAD_RULES } from '@/domain/upload/uploadRules';
import { AppError } from '../app/appError';
import { CALL_COSTS } from './callLimits';
import type { CallContext } from './context';
import { admitted, answerOf } from './route';
import { paramsReader } from './routeParams';

/** Whoever goes in the middle of a file hears no answer, and it is no failure. */
export async function whileSent<Result>(request: FastifyRequest, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError || !request.raw.destroyed || request.raw.complete) throw error;
    throw new AppError('badRequest', 'body', 'incomplete');
  }
}

/** The whole body, which is one piece. @throws AppError badRequest when it is larger than a piece may be */
async function pieceOf(body: AsyncIterable<Buffer>): Promise<Buffer> {
  const portions: Buffer[] = [];
  let size = 0;
  for await (const portion of body) {
    size += portion.length;
    if (size > UPLOAD_RULES.partBytes) throw new AppError('badRequest', 'body', 'too large');
    portions.push(portion);
  }
  return Buffer.concat(portions, size);
}

type PieceCall = 'uploadPart' | 'handoverUploadPart';

/**
 * Serves a call whose body is a piece of a file.
 * @param whoOf who sends it, settled before a byte of it is read
 */
export function pieceRoute<Name extends PieceCall, Who>(
  app: FastifyInstance,
  name: Name,
  whoOf: (asked: Omit<CallContext<Name>, 'params'>) => Who | Promise<Who>,
  take: (who: Who, params: CallParams<Name>, piece: Buffer) => Promise<CallData<Name>>,
): void {
  const { method, path } = endpoints[name];
  const read = paramsReader(name);
  app.register(async (scope) => {
    scope.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
    scope.route({
      method,
      url: path,
      config: { endpoint: name, cost: CALL_COSTS.file },
      handler: async (request) => {
        const who = await whoOf(await admitted(scope, name, request));
        const params = read(request.query);
        const { body } = request;
        if (!(body instanceof Readable)) throw new AppError('badRequest', 'body', 'must be application/octet-stream');
        const piece = await whileSent(request, () => pieceOf(body));
        return answerOf(await take(who, params, piece));
      },
    });
  });
}
