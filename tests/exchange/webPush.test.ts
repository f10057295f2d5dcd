import { createPublicKey, verify } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PUSH_SERVICES } from '@/exchange/app/notices/push/pushServices';
import type { Database } from '@/exchange/app/ports/database';
import { createSealer } from '@/exchange/app/sealing/sealer';
import { openPush } from '@/exchange/compose/openPush';
import { publicLookup } from '@/exchange/network/publicLookup';
import { encryptPush } from '@/exchange/push/encrypt';
import { isPushEndpoint } from '@/exchange/push/pushEndpoints';
import { createWebPush } from '@/exchange/push/sendPush';
import { readSettings } from '@/exchange/settings/readSettings';
import { webPushKey } from '@/exchange/webPushKey';
import { type NamesOf, openNameServer } from '../support/nameServer';
import { pushBrowser } from '../support/pushBrowser';

const { keys, opened } = pushBrowser();

describe('web push', () => {
  let service: Server;
  let origin: string;
  let got: { headers: IncomingHttpHeaders; body: Buffer }[];
  let status = 201;
  let folder: string;
  let names: Awaited<ReturnType<typeof openNameServer>>;
  let leadsTo: ReturnType<NamesOf> = [];
  beforeAll(async () => {
    names = await openNameServer(() => leadsTo);
    folder = await mkdtemp(join(tmpdir(), 'kontor-push-'));
    service = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      got.push({ headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(status, status === 307 ? { location: 'http://127.0.0.1:1/' } : {}).end();
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await new Promise((resolve) => service.close(resolve));
    await names.close();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(() => {
    got = [];
    names.asked.splice(0);
    status = 201;
  });

  const about = { contact: 'mailto:no-reply@kontor.example', clock: { now: () => 1_790_000_000_000 } };
  const sender = async () => {
    const key = await webPushKey(null, folder);
    return { key, send: createWebPush({ key, ...about, allowed: [origin] }) };
  };
  const message = { topic: 'x'.repeat(32), ttlSeconds: 60, urgency: 'high' } as const;

  it('is opened by the browser alone, and signed for the service it goes to', async () => {
    const { key, send } = await sender();
    expect(await send({ endpoint: `${origin}/device`, keys }, '{"title":"نُفِّذ الأمر"}', message)).toBe('sent');
    const [{ headers, body } = { headers: {} as IncomingHttpHeaders, body: Buffer.alloc(0) }] = got;
    expect(opened(body)).toBe('{"title":"نُفِّذ الأمر"}');
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '60', topic: message.topic, urgency: 'high' });
    const [, head = '', claims = '', signature = '', publicKey = ''] =
      /^vapid t=([^.]+)\.([^.]+)\.([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
    expect(publicKey).toBe(key.publicKey);
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
      aud: origin,
      exp: 1_790_000_000 + 43_200,
      sub: 'mailto:no-reply@kontor.example',
    });
    const signed = { key: createPublicKey(key.privateKey), dsaEncoding: 'ieee-p1363' as const };
    expect(verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url'))).toBe(true);
  });

  it('keeps the key browsers subscribed with', async () => {
    expect((await sender()).key.publicKey).toBe((await sender()).key.publicKey);
    const { privateKey, publicKey } = (await sender()).key;
    const configured = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
    expect((await webPushKey(configured, '/nowhere')).publicKey).toBe(publicKey);
  });

  it('says when a device is gone, what may pass, and follows nobody elsewhere', async () => {
    const { send } = await sender();
    const sent = () => send({ endpoint: `${origin}/device`, keys }, 'x', message);
    status = 410;
    expect(await sent()).toBe('gone');
    status = 503;
    await expect(sent()).rejects.toMatchObject({ reason: 'push 503', isFinal: false });
    status = 429;
    await expect(sent()).rejects.toMatchObject({ isFinal: false });
    status = 400;
    await expect(sent()).rejects.toMatchObject({ isFinal: true });
    status = 307;
    await expect(sent()).rejects.toMatchObject({ reason: 'push 307', isFinal: false });
    expect(got).toHaveLength(5);
  });

  it.each([
    ['loopback', ['127.0.0.1']],
    ['loopback, of IPv6', ['::1']],
    ['loopback, in IPv6', ['::ffff:127.0.0.1']],
    ['loopback, in IPv6 as it was once written', ['::7f00:1']],
    ['a private network', ['10.1.2.3']],
    ['what tells clouds their secrets', ['169.254.169.254']],
    ['a unique local address', ['fd00::1']],
    ['this host', ['0.0.0.0']],
    ['a public and a private one', ['93.184.216.34', '192.168.1.1']],
  ])('is not sent to a name that leads to %s', async (_what, addresses) => {
    const { key } = await sender();
    leadsTo = addresses;
    const send = createWebPush({ key, ...about, lookup: publicLookup(names.resolver) });
    const endpoint = `${origin.replace('127.0.0.1', 'push.example')}/device`;
    await expect(send({ endpoint, keys }, 'x', message)).rejects.toMatchObject({ reason: 'push address', isFinal: true });
    expect([names.asked.toSorted(), got]).toEqual([['push.example 4', 'push.example 6'], []]);
  });

  it('is connected to what was found, whatever the name leads to a moment later', async () => {
    const { key } = await sender();
    const tried: unknown[] = [];
    leadsTo = ['93.184.216.34'];
    const lookup = publicLookup(names.resolver);
    const watched: typeof lookup = (name, options, done) =>
      lookup(name, options, (error, address, family) => {
        tried.push(address);
        leadsTo = ['127.0.0.1'];
        // Where the test's own service is, in place of an address nobody is at.
        if (options.all) done(error, [{ address: '127.0.0.1', family: 4 }]);
        else done(error, '127.0.0.1', family);
      });
    const send = createWebPush({ key, ...about, lookup: watched });
    expect(await send({ endpoint: `${origin.replace('127.0.0.1', 'push.example')}/device`, keys }, 'x', message)).toBe('sent');
    expect(tried).toEqual([[{ address: '93.184.216.34', family: 4 }]]);
    expect(got).toHaveLength(1);
  });

  it('holds nothing up where name servers never answer: files are read meanwhile, and each look-up has an end', async () => {
    leadsTo = 'silent';
    const lookup = publicLookup(names.resolver, 200);
    const looks = Array.from(
      { length: 16 },
      (_, n) => new Promise<unknown>((resolve) => lookup(`slow${n}.example`, { all: true }, (error) => resolve(error))),
    );
    let ended = 0;
    for (const look of looks) void look.then(() => (ended += 1));
    // Files and names of the system share the threads: with as many look-ups as threads none would come.
    expect((await readFile(__filename)).length).toBeGreaterThan(0);
    expect(ended).toBe(0);
    for (const error of await Promise.all(looks)) expect(error).toBeInstanceOf(Error);
  });

  it('is asked again later where nobody knows the name, or only one family of addresses is known', async () => {
    const { key } = await sender();
    const send = createWebPush({ key, ...about, lookup: publicLookup(names.resolver) });
    leadsTo = 'unknown';
    const endpoint = `${origin.replace('127.0.0.1', 'push.example')}/device`;
    await expect(send({ endpoint, keys }, 'x', message)).rejects.toMatchObject({ reason: 'push failed', isFinal: false });
    leadsTo = ['2606:2800:220:1::1'];
    const found = await new Promise((resolve) =>
      publicLookup(names.resolver)('push.example', {}, (error, ...rest) => resolve([error, ...rest])),
    );
    expect(found).toEqual([null, '2606:2800:220:1::1', 6]);
    expect(await new Promise((resolve) => publicLookup(names.resolver)('push.example', { family: 4 }, resolve))).toMatchObject({
      code: 'ENODATA',
    });
  });

  it('refuses a key that is no point of the curve, and more than a record holds', () => {
    expect(() => encryptPush('x', { ...keys, p256dh: Buffer.alloc(65, 4).toString('base64url') })).toThrow();
    expect(() => encryptPush('x'.repeat(4_000), keys)).toThrow(RangeError);
  });

  it('goes to public names over TLS alone, and to what an operator names', () => {
    const taken = ['https://fcm.googleapis.com/fcm/send/x', 'https://updates.push.services.mozilla.com/wpush/v2/x'];
    const refused = [
      'http://push.example/x',
      'https://127.0.0.1/x',
      'https://[::1]/x',
      'https://2130706433/x',
      'https://localhost/x',
      'https://db.internal/x',
      'https://push.example:4000/x',
      'https://user@push.example/x',
      'file:///etc/passwd',
      'x',
    ];
    expect(taken.filter((url) => isPushEndpoint(url))).toEqual(taken);
    expect(refused.filter((url) => isPushEndpoint(url))).toEqual([]);
    expect(isPushEndpoint('http://127.0.0.1:9/x', ['http://127.0.0.1:9'])).toBe(true);
  });

  it('counts what an operator names as a service, beside those of browsers', async () => {
    const settings = { ...readSettings({ WEB_PUSH_ORIGINS: 'https://push.operator.example' }), DATA_DIR: folder };
    const parts = { database: {} as Database, sealer: createSealer([{ name: 'test', key: Buffer.alloc(32, 7) }]), clock: about.clock };
    const { hosts } = await openPush(settings, parts);
    expect(hosts.services).toEqual([...PUSH_SERVICES, 'push.operator.example']);
  });
});
