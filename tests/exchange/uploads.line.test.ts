import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { endpoints } from '@/contract/endpoints';
import { UPLOAD_RULES } from '@/domain/upload/uploadRules';
import type { Database } from '@/exchange/app/ports/database';
import { photograph, sha256 } from '../support/sampleFiles';
import { openForRules } from '../support/testDatabase';
import { buildUploadsRig, type UploadsRig } from '../support/uploadsRig';
import { startFront } from '../support/webFront';

// A line that breaks in the middle of a file, through the web's server.

let database: Database;
let rig: UploadsRig;
let front: Awaited<ReturnType<typeof startFront>>;
beforeAll(async () => {
  database = await openForRules();
  rig = buildUploadsRig(database);
  await rig.app.listen({ host: '127.0.0.1', port: 0 });
  front = await startFront({ exchangePort: (rig.app.server.address() as AddressInfo).port });
});
afterAll(async () => {
  await front.close();
  await rig.close();
  await database.close();
});

/** Sends half of a body and is gone. */
function breakOff(userId: string, path: string, type: string, body: Buffer): Promise<void> {
  const headers = { host: 'kontor.localhost', 'exchange-token': userId, 'content-type': type, 'content-length': body.length };
  const sending = request({ host: '127.0.0.1', port: front.port, path: `/api${path}`, method: 'POST', headers });
  return new Promise((resolve) => {
    sending.on('error', () => resolve());
    sending.write(body.subarray(0, body.length / 2), () => sending.destroy(new Error('the line broke')));
  });
}

const rowsOf = (table: string, userId: string) =>
  database.query<{ count: number }>(`select count(*)::int as count from ${table} where user_id = $1::bigint`, [userId]);

it('leaves a piece untaken, and the upload goes on from where it was', async () => {
  const user = await rig.user();
  const photo = await photograph(1000, 800, 92);
  const { data } = await rig.call(user, 'uploadBegin', { type: 'SELFIE', size: photo.length, sha256: sha256(photo) });
  const piece = photo.subarray(0, UPLOAD_RULES.partBytes);
  const query = new URLSearchParams({ sessionId: data.sessionId, offset: '0', sha256: sha256(piece) });
  await breakOff(user, `${endpoints.uploadPart.path}?${query}`, 'application/octet-stream', piece);
  expect((await rig.pieces(user, 'SELFIE', photo)).sessionId).toBe(data.sessionId);
  expect((await rig.call(user, 'uploadFinish', { sessionId: data.sessionId })).code).toBe('0');
});

it('ends a whole file that broke off, and nothing of it is kept', async () => {
  const user = await rig.user();
  const photo = await photograph(1500, 1100, 92);
  const field = (name: string, value: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const head = `${field('action', 'kyx')}${field('needFileUrl', 'true')}${field('type', 'SELFIE')}--x\r\nContent-Disposition: form-data; name="file"; filename="x.jpg"\r\n\r\n`;
  await breakOff(
    user,
    endpoints.upload.path,
    'multipart/form-data; boundary=x',
    Buffer.concat([Buffer.from(head), photo, Buffer.from('\r\n--x--\r\n')]),
  );
  const open = () => database.query('select 1 as open from upload_sessions where user_id = $1::bigint and is_open', [user]);
  // The exchange hears of the break a moment after it.
  while ((await rowsOf('upload_sessions', user))[0]?.count !== 1 || (await open()).length > 0) await turn();
  expect(await rowsOf('uploads', user)).toEqual([{ count: 0 }]);
});
