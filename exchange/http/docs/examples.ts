/** Programs to copy, each complete: the tests run them as they stand on the page. */
export interface Example {
  id: string;
  title: string;
  language: 'curl' | 'TypeScript';
  /** The program for the calls served under `base`, such as `https://kontor.example/api`. */
  code: (base: string) => string;
}

const CALL = `async function call<Data>(method: string, path: string, body?: object): Promise<Data> {
  const answer = await fetch(base + path, {
    method,
    headers: { 'content-type': 'application/json', 'exchange-token': process.env.TOKEN ?? '' },
    body: body && JSON.stringify(body),
  });
  const { code, msg, data } = (await answer.json()) as { code: string; msg: string; data: Data };
  if (code !== '0') throw new Error(\`\${code} \${msg}\`);
  return data;
}`;

/** Market data needs no account. */
export const openExamples: readonly Example[] = [
  {
    id: 'depth-curl',
    title: 'The order book of a pair',
    language: 'curl',
    code: (base) => `curl "${base}/market/depth?symbol=BTC_USDT&limit=5"`,
  },
  {
    id: 'candles-curl',
    title: 'The candles of the last hours',
    language: 'curl',
    code: (base) => `curl "${base}/market/klines?coinSymbol=BTC_USDT&type=1h&limit=3"`,
  },
  {
    id: 'depth-typescript',
    title: 'The best prices of a pair',
    language: 'TypeScript',
    code: (base) => `interface Depth {
  bids: [price: string, quantity: string][];
  asks: [price: string, quantity: string][];
}

const answer = await fetch('${base}/market/depth?symbol=BTC_USDT&limit=5');
const { code, msg, data } = (await answer.json()) as { code: string; msg: string; data: Depth };
if (code !== '0') throw new Error(\`\${code} \${msg}\`);
console.log('bid', data.bids[0]?.[0], 'ask', data.asks[0]?.[0]);`,
  },
];

/** As a user: TOKEN is in the environment. */
export const signedInExamples: readonly Example[] = [
  {
    id: 'balances-curl',
    title: 'Your balances',
    language: 'curl',
    code: (base) => `curl -H "exchange-token: $TOKEN" "${base}/spot/balances"`,
  },
  {
    id: 'order-curl',
    title: 'Buy for 25 USDT at the market price',
    language: 'curl',
    code: (base) => `curl -X POST "${base}/spot/order" \\
  -H "exchange-token: $TOKEN" -H "content-type: application/json" \\
  -d '{"symbol":"BTC_USDT","side":"BUY","type":"MARKET","size":"25","sizeUnit":"QUOTE","clientOrderId":"'"buy-$(date +%s)"'"}'`,
  },
  {
    id: 'order-typescript',
    title: 'Place a limit order, look at it, cancel it',
    language: 'TypeScript',
    code: (base) => `const base = '${base}';

interface Order {
  orderId: string;
  price: string;
  status: string;
}

${CALL}

const { bids } = await call<{ bids: [price: string, quantity: string][] }>('GET', '/market/depth?symbol=BTC_USDT&limit=20');
const order = await call<Order>('POST', '/spot/order', {
  symbol: 'BTC_USDT',
  side: 'BUY',
  type: 'LIMIT',
  price: bids.at(-1)?.[0],
  size: '0.001',
  // Yours to choose: sending it again answers with the same order instead of a second one.
  clientOrderId: crypto.randomUUID(),
});
const open = await call<{ records: Order[] }>('GET', '/spot/orders/open?symbol=BTC_USDT');
console.log(order.status, 'at', order.price, 'beside', open.records.length, 'open');
const canceled = await call<Order>('DELETE', '/spot/order', { symbol: 'BTC_USDT', orderId: order.orderId });
console.log(canceled.status);`,
  },
];
