import { createClient, http, RpcRequestError } from 'viem';
import { ChainError, NodeRefusal } from './chainError';

export interface NodesOptions {
  /** The first one is asked, the next ones when it does not answer; broadcasts and what must agree go to all of them. */
  urls: readonly string[];
  /** How long a node has for one answer, ms. */
  patienceMs?: number;
}

type Read<Value> = (answer: unknown) => Value;

/** JSON-RPC with one or more nodes. Every method rejects with a ChainError when no node gives a usable answer. */
export interface Nodes {
  /** The first usable answer. `undefined` of `read` is one that leaves the question to the next node, and the answer where all do. */
  ask<Value>(method: string, params: readonly unknown[], read: Read<Value>): Promise<Value>;
  /** What every node that could be asked says, at least one. */
  askAll<Value>(method: string, params: readonly unknown[], read: Read<Value>): Promise<Value[]>;
}

const PATIENCE_MS = 10_000;
const LARGEST_ANSWER = 64 * 1024 * 1024;
/** Many small questions at once (balances of addresses) travel together. */
const BATCH = 100;

type Ask = (method: string, params: readonly unknown[]) => Promise<unknown>;

/** Never with the address of the node or what was sent: both may be secret. */
function failureOf(method: string, node: number, error: unknown): ChainError {
  if (error instanceof ChainError) return error;
  if (error instanceof RpcRequestError) return new NodeRefusal(method, error.details || error.shortMessage);
  const cause = causeOf(error);
  return cause ? new NodeRefusal(method, cause.details || cause.shortMessage) : new ChainError(`${method}: node ${node} does not answer`);
}

function causeOf(error: unknown): RpcRequestError | undefined {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof RpcRequestError) return at;
  return undefined;
}

function connect(url: string, patienceMs: number): Ask {
  // Tried again by whoever asks: what is held back here for retries is held back for everybody.
  const transport = http(url, {
    timeout: patienceMs,
    retryCount: 0,
    batch: { batchSize: BATCH },
    maxResponseBodySize: LARGEST_ANSWER,
    fetchOptions: { redirect: 'error' },
  });
  const client = createClient({ transport, cacheTime: 0 });
  return (method, params) => client.request({ method, params } as never);
}

export function createNodes({ urls, patienceMs = PATIENCE_MS }: NodesOptions): Nodes {
  const asks = urls.map((url) => connect(url, patienceMs));

  async function askOne<Value>(node: number, method: string, params: readonly unknown[], read: Read<Value>): Promise<Value> {
    try {
      const ask = asks[node];
      if (!ask) throw new ChainError('no node is set');
      return read(await ask(method, params));
    } catch (error) {
      throw failureOf(method, node + 1, error);
    }
  }

  async function ask<Value>(method: string, params: readonly unknown[], read: Read<Value>): Promise<Value> {
    let failure: unknown;
    let silent: { value: Value } | undefined;
    for (const node of asks.keys()) {
      try {
        const value = await askOne(node, method, params, read);
        if (value !== undefined) return value;
        silent = { value };
      } catch (error) {
        // What a node that has the answer refuses says more than what one without it does.
        failure ??= error;
      }
    }
    if (silent) return silent.value;
    throw failure;
  }

  async function askAll<Value>(method: string, params: readonly unknown[], read: Read<Value>): Promise<Value[]> {
    const answers = await Promise.allSettled([...asks.keys()].map((node) => askOne(node, method, params, read)));
    const values = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    const [first] = answers;
    if (values.length === 0) throw first?.status === 'rejected' ? first.reason : new ChainError('no node is set');
    return values;
  }

  return { ask, askAll };
}
