import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { whole } from './support/statistics';

// How many WebSocket clients one exchange process serves, each with ten updates of a book a second: from the moment an update is made
// to its arrival in the client's code. Server and readers are processes of their own. `npm run bench -- streams`.

const STEPS = [1_000, 2_000, 3_000, 5_000, 7_500, 10_000];
const READER_PROCESSES = 2;
const SETTLE_MS = 2_000;
const MEASURE_MS = 6_000;
const LIMIT_MS = 250;

interface Child {
  process: ChildProcess;
  ask<Answer>(question: object): Promise<Answer>;
}

function start(file: string, args: readonly string[] = []): Child {
  const path = fileURLToPath(new URL(`support/${file}.ts`, import.meta.url));
  const child = fork(path, args, { execArgv: ['--import', 'tsx'] });
  child.on('message', ({ lost }: { lost?: number }) => {
    if (lost !== undefined) lostConnections += 1;
  });
  const ask = async <Answer>(question: object): Promise<Answer> => {
    child.send(question);
    return answerOf<Answer>(child);
  };
  return { process: child, ask };
}

let lostConnections = 0;

/** The next message that is an answer; readers also report lost connections on their own. */
async function answerOf<Answer>(child: ChildProcess): Promise<Answer> {
  for (;;) {
    const [answer] = await once(child, 'message');
    if (!('lost' in answer)) return answer as Answer;
  }
}

function delayBelow(counts: readonly number[], share: number): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  let seen = 0;
  for (const [delayMs, count] of counts.entries()) {
    seen += count;
    if (seen >= total * share) return delayMs;
  }
  return 0;
}

const cpuOf = async (server: Child) => {
  const { cpu } = await server.ask<{ cpu: NodeJS.CpuUsage }>({});
  return cpu.user + cpu.system;
};

/** Brings the readers up to `clients`, measures, and answers the p99 delay in ms. */
async function step(server: Child, readers: readonly Child[], from: number, clients: number): Promise<number> {
  const share = (index: number) => from + Math.round(((clients - from) * index) / readers.length);
  await Promise.all(readers.map((reader, index) => reader.ask({ open: [share(index), share(index + 1)] })));
  await sleep(SETTLE_MS);
  const cpuBefore = await cpuOf(server);
  const histograms = await Promise.all(readers.map((reader) => reader.ask<{ counts: number[] }>({ measureMs: MEASURE_MS })));
  const cpuShare = ((await cpuOf(server)) - cpuBefore) / 1000 / MEASURE_MS;
  const counts = (histograms[0]?.counts ?? []).map((_, delayMs) => histograms.reduce((sum, one) => sum + (one.counts[delayMs] ?? 0), 0));
  const p99 = delayBelow(counts, 0.99);
  const perSecond = counts.reduce((sum, count) => sum + count, 0) / (MEASURE_MS / 1000);
  console.log(
    `  ${whole(clients)} clients: delivery p50 ${delayBelow(counts, 0.5)} ms, p99 ${p99} ms, ${whole(perSecond)} messages/s ` +
      `(${(perSecond / clients).toFixed(1)} each), exchange ${(cpuShare * 100).toFixed(0)} % of a core${lostConnections > 0 ? `, ${lostConnections} connections lost` : ''}`,
  );
  return p99;
}

async function main(): Promise<void> {
  const server = start('streamServer');
  const children = [server];
  try {
    const { port } = await answerOf<{ port: number }>(server.process);
    const readers = Array.from({ length: READER_PROCESSES }, () => start('streamReaders', [String(port)]));
    children.push(...readers);
    let from = 0;
    for (const clients of STEPS) {
      if ((await step(server, readers, from, clients)) > LIMIT_MS) break;
      from = clients;
    }
  } finally {
    for (const child of children) child.process.disconnect();
  }
}

void main();
