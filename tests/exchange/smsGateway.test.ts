import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hasPhone } from '@/exchange/compose/openMail';
import { createSmsGateway } from '@/exchange/mail/smsGateway';
import { readSettings } from '@/exchange/settings/readSettings';
import { freePort } from '../support/exchangeProcess';

const message = {
  id: '0d1c7a52-6f0e-4b7e-9d83-3a1f3f0f5b11',
  to: '+85251234567',
  channel: 'sms' as const,
  brand: 'kontor',
  brandName: 'Kontor "x"',
  subject: '',
  text: '481902 is "your" code\n{to} رمز',
};

describe('the SMS gateway', () => {
  let gateway: Server;
  let base: string;
  let got: { url?: string; headers: IncomingHttpHeaders; body: string }[];
  let status = 200;
  beforeAll(async () => {
    gateway = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      got.push({ url: request.url, headers: request.headers, body });
      response.writeHead(status).end();
    });
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => gateway.close(resolve)));
  beforeEach(() => {
    got = [];
    status = 200;
  });

  it('gets JSON whatever stands in the text, under the id of the message', async () => {
    const body = '{"to":"{to}","text":"{text}","from":"{brand}"}';
    await createSmsGateway({ url: `${base}/send`, headers: { authorization: 'Bearer key' }, body }).send(message);
    expect(JSON.parse(got[0]?.body ?? '')).toEqual({ to: message.to, text: message.text, from: message.brandName });
    expect(got[0]?.headers).toMatchObject({
      authorization: 'Bearer key',
      'content-type': 'application/json',
      'idempotency-key': message.id,
    });
  });

  it('gets a form, and values in its address, as its template says', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await createSmsGateway({ url: `${base}/send?to={to}`, headers, body: 'to={to}&text={text}' }).send(message);
    expect(Object.fromEntries(new URLSearchParams(got[0]?.body))).toEqual({ to: message.to, text: message.text });
    expect(new URL(got[0]?.url ?? '', base).searchParams.get('to')).toBe(message.to);
  });

  it('is tried again when it refuses or is away, and what it wrote is told to nobody', async () => {
    const send = (url: string) => createSmsGateway({ url, headers: {}, body: '{text}' }).send(message);
    status = 500;
    await expect(send(base)).rejects.toMatchObject({ reason: 'sms gateway 500', isFinal: false });
    await expect(send(`http://127.0.0.1:${await freePort()}`)).rejects.toMatchObject({
      reason: 'sms gateway ECONNREFUSED',
      isFinal: false,
    });
  });

  it('is what signing up by phone hangs on, where mail is sent', () => {
    const settings = (own: Record<string, string>) => readSettings(own, {});
    expect(hasPhone(settings({}))).toBe(true);
    expect(hasPhone(settings({ SMTP_URL: 'smtp://mail.example' }))).toBe(false);
    const both = settings({ SMTP_URL: 'smtp://mail.example', SMS_GATEWAY_URL: base, SMS_GATEWAY_HEADERS: '{"a":"b"}' });
    expect([hasPhone(both), both.SMS_GATEWAY_HEADERS]).toEqual([true, { a: 'b' }]);
    expect(() => settings({ SMS_GATEWAY_HEADERS: '{"a":1}' })).toThrow('SMS_GATEWAY_HEADERS');
  });
});
