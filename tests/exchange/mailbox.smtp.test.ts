import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { createMailerByChannel } from '@/exchange/app/mail/mailerByChannel';
import { createOutbox } from '@/exchange/app/mail/outbox';
import type { Message } from '@/exchange/app/ports/mailer';
import { createSmtpMailer } from '@/exchange/mail/smtpMailer';
import { silentLog } from '../support/silentLog';

const message: Message = {
  to: 'jana@mail.example',
  channel: 'email',
  brand: 'kontor',
  brandName: 'Kontor, Ltd "x"',
  subject: 'رمز 481 902',
  text: 'Type 481 902',
  html: '<p>481 902</p>',
  code: '481902',
};

describe('mail over SMTP', () => {
  let server: SMTPServer;
  let port: number;
  let received: { to: string[]; raw: string }[];
  let refuseNext = 0;

  beforeAll(async () => {
    server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      onAuth: ({ username, password }, _session, done) =>
        username === 'kontor' && password === 'p@ss' ? done(null, { user: username }) : done(new Error('no')),
      onRcptTo: (_address, _session, done) => {
        refuseNext -= 1;
        done(refuseNext >= 0 ? Object.assign(new Error('try later'), { responseCode: 451 }) : undefined);
      },
      onData: (stream, session, done) => {
        let raw = '';
        stream.on('data', (chunk: Buffer) => {
          raw += chunk.toString();
        });
        stream.on('end', () => {
          received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw });
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.server.address() as AddressInfo).port;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)));
  beforeEach(() => {
    received = [];
    refuseNext = 0;
  });

  const opened: { close(): void }[] = [];
  afterEach(() => {
    for (const mailer of opened.splice(0)) mailer.close();
  });
  const openAt = (url: string) => {
    const mailer = createSmtpMailer({ url, from: 'no-reply@kontor.example' });
    opened.push(mailer);
    return mailer;
  };
  const open = (userInfo = 'kontor:p%40ss') => openAt(`smtp://${userInfo}@127.0.0.1:${port}`);

  it('hands over text and HTML, from the brand, signed in', async () => {
    const mailer = open();
    await mailer.send(message);
    const [{ to, raw } = { to: [], raw: '' }] = received;
    expect(to).toEqual(['jana@mail.example']);
    expect(raw).toMatch(/^From: "Kontor, Ltd \\"x\\"" <no-reply@kontor\.example>\r$/m);
    expect(raw).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(raw).toContain('Content-Type: text/plain');
    expect(raw).toContain('Content-Type: text/html');
  });

  it('sends to one address, whatever is written into it', async () => {
    const mailer = open();
    await mailer.send({ ...message, to: 'a@mail.example, b@mail.example' }).catch(() => {});
    expect(received.flatMap(({ to }) => to)).not.toContain('b@mail.example');
  });

  it('rejects when the server refuses', async () => {
    const mailer = open('kontor:wrong');
    await expect(mailer.send(message)).rejects.toThrow(/login/i);
    const nowhere = openAt('smtp://127.0.0.1:1');
    await expect(nowhere.send(message)).rejects.toThrow();
  });

  it('tries again behind the answer, and gives up after the last try', async () => {
    const mailer = open();
    const log: string[] = [];
    const keep = (_fields: object, text: string) => log.push(text);
    const outbox = createOutbox(mailer, { ...silentLog, warn: keep, error: keep }, [1, 1]);
    refuseNext = 2;
    outbox.post(message);
    await outbox.settled();
    expect([received.length, log]).toEqual([1, ['message not sent yet', 'message not sent yet']]);
    log.length = 0;
    refuseNext = 3;
    outbox.post(message);
    await outbox.settled();
    expect([received.length, log.at(-1)]).toEqual([1, 'message not sent; given up']);
  });

  it('does not wait out its pauses when the exchange stops', async () => {
    const mailer = open();
    const log: string[] = [];
    const outbox = createOutbox(mailer, { ...silentLog, warn: (_fields, text) => log.push(text) }, [60_000]);
    refuseNext = 1;
    outbox.post(message);
    while (log.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await outbox.close();
    expect(received).toHaveLength(1);
  });

  it('leaves SMS to the mailbox', async () => {
    const boxed: Message[] = [];
    const smtp = open();
    const mailer = createMailerByChannel({
      email: smtp,
      sms: {
        send: async (sms) => {
          boxed.push(sms);
        },
      },
    });
    await mailer.send({ ...message, channel: 'sms', to: '+85251234567' });
    await mailer.send(message);
    expect([boxed.map(({ to }) => to), received.flatMap(({ to }) => to)]).toEqual([['+85251234567'], ['jana@mail.example']]);
  });
});
