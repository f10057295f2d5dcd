import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endpoints } from '@/contract/endpoints';
import { UPLOAD_RULES } from '@/domain/upload/uploadRules';
import { AppError } from '../app/appError';
import type { OpenedFile, Uploads } from '../app/uploads/createUploads';
import { CALL_COSTS } from './callLimits';
import { fileRoute, OWN_FILE, type SentFile } from './fileRoute';
import { pieceRoute, whileSent } from './pieceRoute';
import { admitted, answerOf, route } from './route';
import { paramsReader } from './routeParams';

/** A few short fields beside the one file. */
const FORM_LIMITS = { files: 1, fields: 8, fieldSize: 200, fieldNameSize: 40, headerPairs: 20, fileSize: UPLOAD_RULES.maxPictureBytes + 1 };

/** Opened as what it is and nothing else: nothing in it runs. */
function sentFile({ uploadId, contentType, bytes }: OpenedFile): SentFile {
  const isPdf = contentType === 'application/pdf';
  const headers = {
    'content-disposition': `inline; filename="${uploadId}.${isPdf ? 'pdf' : 'jpg'}"`,
    'content-security-policy': `default-src 'none'; ${isPdf ? "object-src 'self'; plugin-types application/pdf" : 'sandbox'}`,
    ...OWN_FILE,
  };
  return { contentType, headers, body: bytes };
}

/** Of a form, besides its file. */
const REQUIRED = ['action', 'needFileUrl', 'type'] as const;

/** `true` of a form is a text. */
const fieldValue = (text: unknown) => (text === 'true' ? true : text);

/** The parts of a form before its file, the file, and what reads those behind it. */
async function formOf(request: FastifyRequest) {
  const fields: Record<string, unknown> = {};
  const parts = request.parts({ limits: FORM_LIMITS })[Symbol.asyncIterator]();
  const readOn = async (): Promise<AsyncIterable<Buffer> | undefined> => {
    for (let next = await parts.next(); !next.done; next = await parts.next()) {
      const part = next.value;
      if (part.type === 'field') fields[part.fieldname] = fieldValue(part.value);
      else if (part.fieldname === 'file') return part.file;
      else part.file.resume();
    }
    return undefined;
  };
  const file = await readOn();
  if (!file) throw new AppError('badRequest', 'file', 'required');
  return { fields, file, readOn };
}

function registerWholeFiles(app: FastifyInstance, uploads: Uploads): void {
  const { method, path } = endpoints.upload;
  const read = paramsReader('upload');
  app.route({
    method,
    url: path,
    config: { endpoint: 'upload', cost: CALL_COSTS.decoding },
    handler: async (request) => {
      const { actor } = await admitted(app, 'upload', request);
      if (!request.isMultipart()) throw new AppError('badRequest', 'body', 'must be multipart/form-data');
      const { fields, file, readOn } = await formOf(request);
      // Forms put their fields before or behind the file: what is wrong with those before is said at once.
      const before = REQUIRED.every((name) => name in fields) ? read(fields) : undefined;
      const behind = async () => {
        await readOn();
        return read(fields);
      };
      const mayStill = () => admitted(app, 'upload', request);
      return answerOf(
        await whileSent(request, () => uploads.receiveWhole(actor, { fields: before, bytes: file, fieldsBehind: behind, mayStill })),
      );
    },
  });
}

/** Files of users. */
export function registerUploadRoutes(app: FastifyInstance, uploads: Uploads): void {
  app.register(async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: false });
    registerWholeFiles(scope, uploads);
  });
  pieceRoute(
    app,
    'uploadPart',
    ({ actor }) => actor,
    (actor, params, piece) => uploads.receivePart(actor, params, piece),
  );
  fileRoute(app, 'uploadFile', async (brand, params) => sentFile(await uploads.follow(brand, params)), { cost: CALL_COSTS.file });
  route(app, 'uploadLimits', ({ actor }) => uploads.limits(actor));
  route(app, 'uploadBegin', ({ actor, params }) => uploads.begin(actor, params));
  route(app, 'uploadFinish', ({ actor, params }, mayStill) => uploads.finish(actor, params.sessionId, mayStill), CALL_COSTS.decoding);
  route(app, 'uploadCancel', ({ actor, params }) => uploads.cancel(actor, params.sessionId));
  route(app, 'uploads', ({ actor }) => uploads.list(actor), CALL_COSTS.history);
  route(app, 'uploadLink', ({ actor, params }) => uploads.link(actor, params.uploadId));
  route(app, 'uploadRemove', ({ actor, params }) => uploads.remove(actor, params.uploadId));
}
