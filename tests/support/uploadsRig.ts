import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { Compile } from 'typebox/compile';
import { type CallData, type CallParams, calls } from '@/contract/calls';
import { type EndpointName, endpoints } from '@/contract/endpoints';
import type { Envelope } from '@/contract/envelope';
import { PLAIN_STANDING, type Standing } from '@/domain/account/standing';
import { UPLOAD_RULES, type UploadType } from '@/domain/upload/uploadRules';
import type { Database } from '@/exchange/app/ports/database';
import { createSealer, type SealingKey } from '@/exchange/app/sealing/sealer';
import type { BlobStore } from '@/exchange/app/uploads/blobStore';
import type { Cleaner } from '@/exchange/app/uploads/cleaner';
import { createUploads, type Uploads } from '@/exchange/app/uploads/createUploads';
import { createDiskBlobs } from '@/exchange/blobs/diskBlobs';
import { createInlineCleaner } from '@/exchange/cleaning/inlineCleaner';
import { createUploadRepository } from '@/exchange/db/uploads/uploadRepository';
import { isReviewOpen } from '@/exchange/db/verification/openReviews';
import { registerUploadRoutes } from '@/exchange/http/uploadRoutes';
import { buildRouteTestApp } from './exchangeApp';
import { sha256 } from './sampleFiles';

export const oldKey: SealingKey = { name: 'old', key: Buffer.alloc(32, 1) };
export const newKey: SealingKey = { name: 'new', key: Buffer.alloc(32, 2) };

interface RigOptions {
  blobs?: BlobStore;
  cleaner?: Cleaner;
  keys?: readonly SealingKey[];
}

type Answer<Name extends EndpointName> = Envelope<CallData<Name>> & { status: number };

export interface UploadsRig {
  uploads: Uploads;
  app: FastifyInstance;
  /** Where files lie unless told otherwise. */
  folder: string;
  /** Every line of the log. */
  logged: string[];
  now(): number;
  pass(ms: number): void;
  /** A user of a brand; the token is the id. */
  user(brand?: string): Promise<string>;
  call<Name extends EndpointName>(userId: string, name: Name, params: CallParams<Name>, host?: string): Promise<Answer<Name>>;
  part(userId: string, params: CallParams<'uploadPart'>, bytes: Buffer): Promise<Answer<'uploadPart'>>;
  /** The whole file by one call; `form` changes or drops its fields, `isFileFirst` puts the file before them. */
  whole(
    userId: string,
    type: UploadType,
    bytes: Buffer,
    form?: Record<string, string | undefined>,
    isFileFirst?: boolean,
  ): Promise<Answer<'upload'>>;
  /** The same by a body that comes in two halves, with `halfway` between them. */
  wholeInHalves(userId: string, type: UploadType, bytes: Buffer, halfway: () => unknown): Promise<Answer<'upload'>>;
  /** How the account stands from now on. */
  stand(userId: string, standing: Partial<Standing>): void;
  signOut(userId: string): void;
  signIn(userId: string): void;
  /** Begins and sends all pieces from where it is. */
  pieces(userId: string, type: UploadType, bytes: Buffer): Promise<CallData<'uploadPart'>>;
  fetch(url: string, host?: string): Promise<{ status: number; type: string; headers: Record<string, unknown>; bytes: Buffer }>;
  close(): Promise<void>;
}

const BOUNDARY = '----kontor';

function formOf(fields: Record<string, string | undefined>, bytes: Buffer, isFileFirst: boolean): Buffer {
  const parts = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`));
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="x.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  const file = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n')]);
  return Buffer.concat([...(isFileFirst ? [file, ...parts] : [...parts, file]), Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

/** Uploads on a database of the test, as their routes serve them, with a clock that stands still. */
export function buildUploadsRig(database: Database, { blobs, cleaner, keys = [oldKey] }: RigOptions = {}): UploadsRig {
  let time = 1_790_000_000_000;
  let users = 0;
  const brands = new Map<string, string>();
  const standings = new Map<string, Partial<Standing>>();
  const signedOut = new Set<string>();
  const logged: string[] = [];
  const line = (fields: object, message: string) => void logged.push(JSON.stringify({ ...fields, message }));
  const folder = mkdtempSync(join(tmpdir(), 'kontor-uploads-'));
  const uploads = createUploads({
    store: createUploadRepository(database),
    blobs: blobs ?? createDiskBlobs(folder),
    cleaner: cleaner ?? createInlineCleaner(),
    sealer: createSealer(keys),
    isSessionOpen: async (userId, sessionId) => sessionId === '0' && !signedOut.has(userId),
    isReviewOpen: isReviewOpen(database),
    linkSecret: 'secret of links',
    clock: { now: () => time },
    log: { info: line, warn: line, error: line },
  });
  const app = buildRouteTestApp({
    authenticate: async (token, brand) =>
      brands.get(token) === brand && !signedOut.has(token)
        ? {
            userId: token,
            brand,
            accountType: 0,
            sessionId: '0',
            sessionEndsMs: 8.64e15,
            standing: { ...PLAIN_STANDING, ...standings.get(token) },
          }
        : undefined,
    brandOf: (host) => (host.startsWith('visby') ? 'visby' : 'kontor'),
  });
  registerUploadRoutes(app, uploads);

  const hostOf = (userId: string) => `${brands.get(userId) ?? 'kontor'}.localhost`;
  async function send<Name extends EndpointName>(
    userId: string,
    name: Name,
    how: { query?: Record<string, string>; payload?: object | Buffer | Readable; type?: string },
    host = hostOf(userId),
  ): Promise<Answer<Name>> {
    const { method, path } = endpoints[name];
    const headers = { host, 'exchange-token': userId, ...(how.type === undefined ? {} : { 'content-type': how.type }) };
    const answer = await app.inject({ method, url: path, query: how.query, payload: how.payload, headers });
    const envelope = answer.json<Envelope<CallData<Name>>>();
    if (envelope.code === '0') expect(Compile(calls[name].data).Errors(envelope.data)).toEqual([]);
    return { status: answer.statusCode, ...envelope };
  }
  const rig: UploadsRig = {
    uploads,
    app,
    folder,
    logged,
    now: () => time,
    pass: (ms) => {
      time += ms;
    },
    user: async (brand = 'kontor') => {
      users += 1;
      const [row] = await database.query<{ id: string }>(
        `insert into users (brand, email, password_hash, account_type, nick_name, language, referral_code, created_at)
         values ($1, $2, '', 0, 'Test', 'en', $2, 0) returning id::text as id`,
        [brand, `upload-${process.pid}-${folder.slice(-6)}-${users}`],
      );
      if (!row) throw new Error('an insert returns its row');
      brands.set(row.id, brand);
      return row.id;
    },
    call: (userId, name, params, host) => {
      const isQuery = endpoints[name].method === 'GET';
      return send(userId, name, isQuery ? { query: params as Record<string, string> } : { payload: params as object }, host);
    },
    part: (userId, params, bytes) => {
      const query = Object.fromEntries(Object.entries(params).map(([field, value]) => [field, String(value)]));
      return send(userId, 'uploadPart', { query, payload: bytes, type: 'application/octet-stream' });
    },
    whole: (userId, type, bytes, form = {}, isFileFirst = false) => {
      const payload = formOf({ action: 'kyx', needFileUrl: 'true', type, ...form }, bytes, isFileFirst);
      return send(userId, 'upload', { payload, type: `multipart/form-data; boundary=${BOUNDARY}` });
    },
    wholeInHalves: (userId, type, bytes, halfway) => {
      const form = formOf({ action: 'kyx', needFileUrl: 'true', type }, bytes, false);
      async function* halves() {
        yield form.subarray(0, form.length / 2);
        await halfway();
        yield form.subarray(form.length / 2);
      }
      return send(userId, 'upload', { payload: Readable.from(halves()), type: `multipart/form-data; boundary=${BOUNDARY}` });
    },
    stand: (userId, standing) => {
      standings.set(userId, standing);
    },
    signOut: (userId) => {
      signedOut.add(userId);
    },
    signIn: (userId) => {
      signedOut.delete(userId);
    },
    pieces: async (userId, type, bytes) => {
      const begun = await rig.call(userId, 'uploadBegin', { type, size: bytes.length, sha256: sha256(bytes) });
      if (begun.code !== '0') throw new Error(begun.msg);
      let session = begun.data;
      while (session.received < bytes.length) {
        const piece = bytes.subarray(session.received, session.received + UPLOAD_RULES.partBytes);
        const { code, msg, data } = await rig.part(
          userId,
          { sessionId: session.sessionId, offset: session.received, sha256: sha256(piece) },
          piece,
        );
        if (code !== '0') throw new Error(msg);
        session = data;
      }
      return session;
    },
    fetch: async (url, host = 'kontor.localhost') => {
      const answer = await app.inject({ method: 'GET', url: url.replace(/^\/api/, ''), headers: { host } });
      return { status: answer.statusCode, type: String(answer.headers['content-type']), headers: answer.headers, bytes: answer.rawPayload };
    },
    close: async () => {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return rig;
}
