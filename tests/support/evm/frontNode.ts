import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** What a node says to a question; `undefined` for what the real one says. */
export type Says = (method: string, params: unknown[]) => unknown;

export interface FrontNode {
  url: string;
  /** 'ill': HTTP 503 to everything. 'slow': an answer that comes too late. 'torn': half an answer. */
  mood: 'well' | 'ill' | 'slow' | 'torn' | Says;
  /** Methods that were asked, in their order. */
  readonly asked: string[];
  stop(): Promise<void>;
}

interface Question {
  id: number;
  method: string;
  params: unknown[];
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

/** A node in front of a real one that can be ill, slow, or lie. */
export async function startFrontNode(behind: string): Promise<FrontNode> {
  const pass = async (question: Question) => {
    const answered = await fetch(behind, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', ...question }),
    });
    return answered.json();
  };
  const answerTo = async (question: Question) => {
    node.asked.push(question.method);
    const said = typeof node.mood === 'function' ? node.mood(question.method, question.params) : undefined;
    return said === undefined ? pass(question) : { jsonrpc: '2.0', id: question.id, result: said };
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = JSON.parse(await readAll(request)) as Question | Question[];
    if (node.mood === 'slow') await wait(1_500, undefined, { ref: false });
    if (node.mood === 'ill') return response.writeHead(503).end('<html>');
    const text = JSON.stringify(Array.isArray(body) ? await Promise.all(body.map(answerTo)) : await answerTo(body));
    response.setHeader('content-type', 'application/json').end(node.mood === 'torn' ? text.slice(0, text.length / 2) : text);
  };
  // Who asked may have gone, and the node behind along with its tests.
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const node: FrontNode = {
    url: `http://127.0.0.1:${port}/key-of-the-operator`,
    mood: 'well',
    asked: [],
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return node;
}
