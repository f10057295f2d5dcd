import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  to: string[];
  /** As it came over the line. */
  raw: string;
}

/** A real SMTP server that keeps what it gets. */
export interface SmtpInbox {
  url(userInfo?: string): string;
  received: ReceivedMail[];
  /** The next so many recipients are refused with this response. */
  refuse(count: number, responseCode?: number): void;
  close(): Promise<void>;
}

export async function openSmtpInbox(): Promise<SmtpInbox> {
  const received: ReceivedMail[] = [];
  let refusals = 0;
  let refusal = 451;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'kontor' && password === 'p@ss' ? done(null, { user: username }) : done(new Error('no')),
    onRcptTo: (_address, _session, done) => {
      refusals -= 1;
      done(refusals >= 0 ? Object.assign(new Error('not now'), { responseCode: refusal }) : undefined);
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
  // Whoever sends may be killed at it.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: (userInfo = 'kontor:p%40ss') => `smtp://${userInfo}@127.0.0.1:${port}`,
    received,
    refuse: (count, responseCode = 451) => {
      refusals = count;
      refusal = responseCode;
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
