import { randomInt } from 'node:crypto';
import WebSocket from 'ws';
import type { CreateSpotOrder, SpotFill, SpotOrder } from '@/contract/spot';
import { fromMultiples } from '@/domain/money/increments';
import { solve } from './accountsRig';

/** What one client was told: by answers and by its private stream. The last word on each order wins. */
export interface Told {
  orders: Map<string, SpotOrder>;
  fills: Map<string, SpotFill>;
  /** Sent, and never answered: done or not done, but not twice. */
  unanswered: CreateSpotOrder[];
}

export interface TradingClient {
  told: Told;
  /** Calls and answers the data. @throws Error with the message when refused, TypeError when nobody answers */
  call<Data>(method: string, path: string, params?: object): Promise<Data>;
  /** Opens the private stream; it ends with the exchange. */
  listen(port: number): Promise<void>;
  /** Places and cancels without a pause, a few at a time, until nobody answers any more. */
  tradeUntilGone(): Promise<void>;
}

/** Only BTC_USDT around one price, so that orders meet: [price increment, base increment]. */
const SYMBOL = 'BTC_USDT';
const [PRICE_STEP, LOT] = ['0.1', '0.00001'];
const MIDDLE_TICKS = 964_821;
const IN_FLIGHT = 6;

const hosted = { 'content-type': 'application/json', 'x-forwarded-host': 'kontor.localhost' };

class Refused extends Error {}

async function callAt<Data>(port: number, token: string, method: string, path: string, params: object = {}): Promise<Data> {
  const query = method === 'GET' ? `?${new URLSearchParams(params as Record<string, string>)}` : '';
  const answer = await fetch(`http://127.0.0.1:${port}${path}${query}`, {
    method,
    headers: { ...hosted, 'exchange-token': token },
    body: method === 'GET' ? undefined : JSON.stringify(params),
  });
  const { code, msg, data } = (await answer.json()) as { code: string; msg: string; data: Data };
  if (code !== '0') throw new Refused(msg);
  return data;
}

async function signUp(port: number, email: string): Promise<string> {
  const { challenge } = await callAt<{ challenge: unknown }>(port, '', 'GET', '/auth/captcha', { target: 'register' });
  const form = { email, password: 'Harbour27', isTermsAccepted: true, captcha: await solve(challenge) };
  const { ticket } = await callAt<{ ticket: string }>(port, '', 'POST', '/auth/register/verify', form);
  for (;;) {
    const mailbox = await fetch(`http://127.0.0.1:${port}/mailbox.json?to=${email}`);
    const { messages } = (await mailbox.json()) as { messages: { code: string }[] };
    const [message] = messages;
    if (!message) continue;
    const signedIn = await callAt<{ token: string }>(port, '', 'POST', '/auth/register/confirm', { ticket, code: message.code });
    return signedIn.token;
  }
}

function randomOrder(): CreateSpotOrder {
  return {
    symbol: SYMBOL,
    side: randomInt(2) === 0 ? 'BUY' : 'SELL',
    type: 'LIMIT',
    price: fromMultiples(MIDDLE_TICKS + randomInt(-20, 21), PRICE_STEP),
    size: fromMultiples(randomInt(20, 80), LOT),
    clientOrderId: crypto.randomUUID(),
  };
}

/** Registers, claims practice funds and is ready to trade. `port` may change between lives of the exchange. */
export async function createTradingClient(port: () => number, email: string): Promise<TradingClient> {
  const token = await signUp(port(), email);
  const told: Told = { orders: new Map(), fills: new Map(), unanswered: [] };
  const call = <Data>(method: string, path: string, params?: object) => callAt<Data>(port(), token, method, path, params);
  const tell = (order: SpotOrder) => {
    const known = told.orders.get(order.orderId);
    // Answers and stream race each other; what is known never goes back.
    if (known === undefined || known.status === 'OPEN') told.orders.set(order.orderId, order);
  };

  const place = async () => {
    const order = randomOrder();
    try {
      tell(await call<SpotOrder>('POST', '/spot/order', order));
    } catch (error) {
      if (error instanceof Refused) return;
      told.unanswered.push(order);
      throw error;
    }
  };
  const cancel = async () => {
    const open = [...told.orders.values()].filter(({ status }) => status === 'OPEN');
    const target = open[randomInt(Math.max(1, open.length))];
    if (target) tell(await call<SpotOrder>('DELETE', '/spot/order', { symbol: SYMBOL, orderId: target.orderId }));
  };
  const tradeOneByOne = async () => {
    for (;;) {
      try {
        await (randomInt(4) === 0 ? cancel() : place());
      } catch (error) {
        if (!(error instanceof Refused)) return;
      }
    }
  };

  await call('POST', '/practice/claim');
  return {
    told,
    call,
    listen: async (atPort) => {
      const { token: streamToken } = await call<{ token: string }>('POST', '/spot/websocket-token');
      const socket = new WebSocket(`ws://127.0.0.1:${atPort}/ws`, { headers: { 'x-forwarded-host': 'kontor.localhost' } });
      socket.on('error', () => {});
      await new Promise<void>((resolve, reject) => {
        socket.on('open', () => {
          socket.send(JSON.stringify({ op: 'auth', id: 1, token: streamToken }));
          socket.send(JSON.stringify({ op: 'subscribe', id: 2, channels: [{ channel: 'private' }] }));
        });
        socket.on('close', () => reject(new Error('the stream closed')));
        socket.on('message', (data) => {
          const frame = JSON.parse(String(data));
          if (frame.type === 'error') reject(new Error(frame.msg));
          if (frame.type === 'ack' && frame.id === 2) resolve();
          if (frame.type !== 'private') return;
          for (const order of frame.orders as SpotOrder[]) tell(order);
          for (const fill of frame.fills as SpotFill[]) told.fills.set(fill.tradeId, fill);
        });
      });
    },
    tradeUntilGone: async () => {
      await Promise.all(Array.from({ length: IN_FLIGHT }, tradeOneByOne));
    },
  };
}
