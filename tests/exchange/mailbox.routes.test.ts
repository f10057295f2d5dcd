import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Mailbox } from '@/exchange/app/mail/mailbox';
import type { Message } from '@/exchange/app/ports/mailer';
import { createMailbox } from '@/exchange/db/accounts/mailbox';
import { mailboxPage } from '@/exchange/http/mailboxPage';
import { registerMailboxRoutes } from '@/exchange/http/mailboxRoutes';
import { registerStartedRoutes, type Started } from '@/exchange/http/startedRoutes';
import { buildRouteTestApp } from '../support/exchangeApp';
import { describeOnDatabase } from '../support/testDatabase';

const NOT_FOUND = { code: '10002', msg: 'request.not_found', data: null };

const message = (change: Partial<Message> = {}): Message => ({
  id: randomUUID(),
  to: 'jana@mail.example',
  channel: 'email',
  brand: 'kontor',
  brandName: 'Kontor',
  subject: 'A code',
  text: 'Type 481 902',
  code: '481902',
  ...change,
});

describeOnDatabase('the mailbox', (database) => {
  let app: FastifyInstance;
  let mailbox: Mailbox;
  const started: Started = {
    brands: [{ folder: 'kontor', name: 'Kontor', isDefault: true }],
    isPractice: true,
    networks: [],
    demo: { email: 'demo@kontor.example', password: 'Demo7-secret' },
  };
  beforeAll(() => {
    mailbox = createMailbox(database());
    app = buildRouteTestApp();
    registerMailboxRoutes(app, mailbox, ['email', 'sms']);
    registerStartedRoutes(app, async () => started);
  });
  afterAll(() => app.close());
  beforeEach(() => database().query('delete from mailbox_messages'));

  const local = { host: '127.0.0.1:4000' };
  const page = async (query = '') => (await app.inject({ url: `/mailbox${query}`, headers: local })).body;

  it('lists messages newest first, and finds them by a part of the address', async () => {
    await mailbox.add(message(), 1_000);
    await mailbox.add(message({ to: '+85251234567', channel: 'sms', subject: 'SMS', code: '000417' }), 2_000);
    const all = (await app.inject({ url: '/mailbox.json', headers: local })).json().messages;
    expect(all.map(({ to, code, at }: Record<string, unknown>) => [to, code, at])).toEqual([
      ['+85251234567', '000417', 2_000],
      ['jana@mail.example', '481902', 1_000],
    ]);
    const found = (await app.inject({ url: '/mailbox.json', query: { to: 'JANA@mail' }, headers: local })).json().messages;
    expect(found.map(({ to }: { to: string }) => to)).toEqual(['jana@mail.example']);
    expect((await app.inject({ url: '/mailbox.json', query: { to: '%' }, headers: local })).json().messages).toEqual([]);
  });

  it.each([
    [['email', 'sms'], 'No mail server is set up, so messages wait here.'],
    [['email'], 'No mail server is set up, so mails wait here.'],
    [['sms'], 'Mails are sent; text messages, and what is for the demo account, wait here.'],
    [[], 'Messages are sent; those to the demo account wait here.'],
  ] as const)('says what waits there, of %j', async (unsent, said) => {
    expect(mailboxPage({ messages: [], to: undefined, nonce: 'n', unsent })).toContain(`<p>${said} `);
  });

  it('shows each with its code large, and the mail in a frame that runs nothing', async () => {
    await mailbox.add(message({ subject: '<img src=x onerror=alert(1)>', html: '<p title="a">Hello</p><script>alert(1)</script>' }), 1_000);
    const html = await page();
    expect(html).toContain('<output class="code" aria-label="Code">481 902</output>');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(html).toContain('sandbox srcdoc="&lt;p title=&quot;a&quot;&gt;Hello');
    expect(html.match(/<script/g)).toHaveLength(1);
    const { headers, body } = await app.inject({ url: '/mailbox', headers: local });
    const nonce = /<script nonce="([^"]+)">/.exec(body)?.[1];
    expect(headers['content-security-policy']).toContain(`script-src 'nonce-${nonce}'`);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('says when nothing is there, and repeats a search only as text', async () => {
    expect(await page()).toContain('No messages');
    expect(await page('?to=%22%3E%3Cscript%3E')).toContain('“&quot;&gt;&lt;script&gt;”');
  });

  it('keeps the newest so many', async () => {
    const small = createMailbox(database(), 20);
    for (let index = 0; index < 25; index += 1) await small.add(message({ to: `a${index}@mail.example` }), index);
    const kept = await small.list({ limit: 1_000 });
    expect([kept.length, kept[0]?.to, kept.at(-1)?.to]).toEqual([20, 'a24@mail.example', 'a5@mail.example']);
  });

  it.each(['/mailbox', '/mailbox.json', '/started'])('hides %s from everybody but this machine', async (url) => {
    const status = async (headers: Record<string, string>, remoteAddress = '127.0.0.1') => {
      const answer = await app.inject({ url, headers, remoteAddress });
      if (answer.statusCode !== 200) expect(answer.json()).toEqual(NOT_FOUND);
      return answer.statusCode;
    };
    for (const host of ['127.0.0.1:4000', 'localhost:4000', '[::1]:4000']) expect(await status({ host })).toBe(200);
    expect(await status(local, '::1')).toBe(200);
    expect(await status(local, '::ffff:127.0.0.1')).toBe(200);
    // Through the web's proxy, which always says for whom; whoever adds headers of their own cannot take that away.
    expect(await status({ host: '127.0.0.1:4000', 'x-forwarded-host': 'kontor.localhost:3000' })).toBe(404);
    expect(await status({ host: '127.0.0.1:4000', 'x-forwarded-host': '127.0.0.1' })).toBe(404);
    expect(await status({ host: '127.0.0.1:4000', 'x-forwarded-for': '127.0.0.1' })).toBe(404);
    // A page elsewhere that made its own name point here.
    expect(await status({ host: 'rebound.example:4000' })).toBe(404);
    expect(await status({ host: 'localhost.rebound.example' })).toBe(404);
    expect(await status(local, '198.51.100.7')).toBe(404);
    expect(await status({ ...local, 'x-forwarded-for': '127.0.0.1' }, '198.51.100.7')).toBe(404);
  });

  it('tells whoever started it what stands, and leaves no copy behind', async () => {
    const answer = await app.inject({ url: '/started', headers: local });
    expect(answer.json()).toEqual(started);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});
