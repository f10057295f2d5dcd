import { setTimeout as sleep } from 'node:timers/promises';
import { solve } from '../support/accountsRig';
import { type ExchangeProcess, freePort, startExchange, untilReady } from '../support/exchangeProcess';
import { type Ground, serverGround } from '../support/killRounds';
import { openSmtpInbox, type SmtpInbox } from '../support/smtpInbox';
import { postgresUrl } from '../support/testDatabase';

const ADDRESSES = Array.from({ length: 12 }, (_, index) => `killed${index}@mail.example`);
/** The process dies when so many have arrived: the others wait, or are on their way. */
const ARRIVED = 2;

const url = postgresUrl();
(url === undefined ? describe.skip : describe)('an outbox whose process is killed (postgres)', () => {
  let ground: Ground;
  let inbox: SmtpInbox;
  let port: number;
  let exchange: ExchangeProcess;
  const start = async () => {
    exchange = startExchange({
      ...ground.env,
      EXCHANGE_PORT: String(port),
      SMTP_URL: inbox.url(),
      MAIL_FROM: 'no-reply@kontor.example',
      PRACTICE_RATE: '0',
      REQUESTS_PER_MINUTE: '100000',
    });
    await untilReady(exchange, port);
  };
  beforeAll(async () => {
    ground = await serverGround();
    inbox = await openSmtpInbox();
    port = await freePort();
  });
  afterAll(async () => {
    exchange?.child.kill('SIGTERM');
    await exchange?.ended;
    await inbox?.close();
    await ground?.clear();
  });

  const call = async <Data>(method: string, path: string, body?: object): Promise<Data> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'x-forwarded-host': 'kontor.localhost' },
      body: body && JSON.stringify(body),
    });
    const { code, msg, data } = (await answer.json()) as { code: string; msg: string; data: Data };
    if (code !== '0') throw new Error(msg);
    return data;
  };
  const arrived = () => inbox.received.flatMap(({ to }) => to);
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await sleep(5);
  };

  it('loses no message that was promised, and sends none under two ids', async () => {
    await start();
    const forms = await Promise.all(
      ADDRESSES.map(async (email) => {
        const { challenge } = await call<{ challenge: unknown }>('GET', '/auth/captcha?target=register');
        return { email, password: 'Harbour27', isTermsAccepted: true, captcha: await solve(challenge) };
      }),
    );
    const promised: string[] = [];
    const asked = forms.map(async (form) => {
      await call('POST', '/auth/register/verify', form);
      promised.push(form.email);
    });
    await until(() => arrived().length >= ARRIVED);
    exchange.child.kill('SIGKILL');
    await exchange.ended;
    await Promise.allSettled(asked);

    // What was on its way when it died is due when its claim has ended: the wait is taken out.
    const database = await ground.open();
    await database.query('update outbox set next_at = 1 where next_at is not null');
    await database.close();
    await start();
    await until(() => promised.every((email) => arrived().includes(email)));
    const ids = new Map<string, Set<string>>();
    for (const { to, raw } of inbox.received) {
      const id = /^Message-ID: *(.+)$/im.exec(raw)?.[1] ?? '';
      for (const address of to) ids.set(address, (ids.get(address) ?? new Set()).add(id));
    }
    expect([...ids.values()].map((of) => of.size)).toEqual([...ids].map(() => 1));
    expect(promised.length).toBeGreaterThan(0);
  }, 60_000);
});
