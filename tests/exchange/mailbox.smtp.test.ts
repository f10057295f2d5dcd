import { type AddressInfo, createServer } from 'node:net';
import { createMailerByChannel } from '@/exchange/app/mail/mailerByChannel';
import type { Message } from '@/exchange/app/ports/mailer';
import { createSmtpMailer, needsTls } from '@/exchange/mail/smtpMailer';
import { openSmtpInbox, type SmtpInbox } from '../support/smtpInbox';

const message: Message = {
  id: '0d1c7a52-6f0e-4b7e-9d83-3a1f3f0f5b11',
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
  let inbox: SmtpInbox;
  beforeAll(async () => {
    inbox = await openSmtpInbox();
  });
  afterAll(() => inbox.close());
  beforeEach(() => {
    inbox.received.length = 0;
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
  const open = (userInfo?: string) => openAt(inbox.url(userInfo));

  it('hands over text and HTML, from the brand, signed in, under the id of the message', async () => {
    const mailer = open();
    await mailer.send(message);
    const [{ to, raw } = { to: [], raw: '' }] = inbox.received;
    expect(to).toEqual(['jana@mail.example']);
    expect(raw).toMatch(/^From: "Kontor, Ltd \\"x\\"" <no-reply@kontor\.example>\r$/m);
    expect(raw).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(raw).toMatch(/^Message-ID: <0d1c7a52-6f0e-4b7e-9d83-3a1f3f0f5b11@kontor\.example>\r$/m);
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(raw).not.toMatch(/^List-Unsubscribe/m);
    expect(raw).toContain('Content-Type: text/plain');
    expect(raw).toContain('Content-Type: text/html');
  });

  it('lets mail programs end what can be ended, with one click', async () => {
    const unsubscribeUrl = `https://kontor.example/api/notification/unsubscribe?token=1.WALLET.${'a'.repeat(43)}`;
    await open().send({ ...message, unsubscribeUrl });
    // Long headers are folded.
    const raw = (inbox.received[0]?.raw ?? '').replace(/\r\n[ \t]+/g, ' ');
    expect(/^List-Unsubscribe: <(.*)>\r$/m.exec(raw)?.[1]).toBe(unsubscribeUrl);
    expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  });

  it('sends to one address, whatever is written into it', async () => {
    const mailer = open();
    await mailer.send({ ...message, to: 'a@mail.example, b@mail.example' }).catch(() => {});
    expect(inbox.received.flatMap(({ to }) => to)).not.toContain('b@mail.example');
  });

  it('hands a message over once when the line breaks: trying again is for who asked', async () => {
    let connections = 0;
    const server = createServer((socket) => {
      connections += 1;
      socket.on('error', () => {});
      socket.write('220 ready\r\n');
      socket.on('data', (line) => (String(line).startsWith('EHLO') ? socket.write('250 ready\r\n') : socket.destroy()));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      const { port } = server.address() as AddressInfo;
      await expect(openAt(`smtp://127.0.0.1:${port}`).send(message)).rejects.toMatchObject({ isFinal: false });
      expect(connections).toBe(1);
    } finally {
      server.close();
    }
  });

  it('says what may pass and what never will, and never to whom', async () => {
    const mailer = open();
    inbox.refuse(1, 451);
    await expect(mailer.send(message)).rejects.toMatchObject({ isFinal: false, reason: 'smtp EENVELOPE 451' });
    inbox.refuse(1, 550);
    await expect(mailer.send(message)).rejects.toMatchObject({ isFinal: true, reason: 'smtp EENVELOPE 550' });
    // The operator's to mend: the message waits for it.
    await expect(open('kontor:wrong').send(message)).rejects.toMatchObject({ isFinal: false, reason: 'smtp EAUTH 535' });
    await expect(openAt('smtp://127.0.0.1:1').send(message)).rejects.toMatchObject({ isFinal: false, reason: 'smtp ESOCKET' });
  });

  it.each([
    ['smtp://mail.example:587', true],
    ['smtps://user:pass@mail.example', true],
    ['smtp://10.0.0.7', true],
    ['smtp://localhost.example', true],
    ['smtp://localhost:2525', false],
    ['smtp://user:pass@127.0.0.1:25', false],
    ['smtp://[::1]:25', false],
  ])('is encrypted wherever it leaves the machine: %s', (url, isNeeded) => {
    expect(needsTls(url)).toBe(isNeeded);
  });

  it('gives nothing to a server that takes it in clear, where it must not', async () => {
    const away = inbox.url().replace('127.0.0.1', '0.0.0.0');
    expect(needsTls(away)).toBe(true);
    await expect(openAt(away).send(message)).rejects.toMatchObject({ isFinal: false, reason: expect.stringMatching(/^smtp ETLS/) });
    expect(inbox.received).toEqual([]);
  });

  it('leaves SMS to the mailbox, and mails to nobody', async () => {
    const boxed: Message[] = [];
    const smtp = open();
    const box = { send: async (one: Message) => void boxed.push(one) };
    const mailer = createMailerByChannel({ email: smtp, sms: box }, { addresses: new Set(['demo@kontor.example']), mailer: box });
    await mailer.send({ ...message, channel: 'sms', to: '+85251234567' });
    await mailer.send(message);
    await mailer.send({ ...message, to: 'demo@kontor.example' });
    expect(boxed.map(({ to }) => to)).toEqual(['+85251234567', 'demo@kontor.example']);
    expect(inbox.received.flatMap(({ to }) => to)).toEqual(['jana@mail.example']);
  });
});
