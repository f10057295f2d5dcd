import { Agent, get } from 'node:http';
import { median, percentile } from './statistics';

// A process of its own: visitors that each read one page after the other over a connection that stays open.

interface Options {
  port: number;
  host: string;
  path: string;
  readers: number;
  seconds: number;
  /** Of who is signed in; visitors have none. */
  cookie?: string;
}

const WARM_UP_MS = 3000;
const options = JSON.parse(process.argv[2] ?? '{}') as Options;
const agent = new Agent({ keepAlive: true, maxSockets: options.readers });

/** Reads one page to its end. Resolves to its bytes on the line. */
function read(): Promise<number> {
  const { port, host, path, cookie } = options;
  return new Promise((resolve, reject) => {
    const request = get(
      { agent, host: '127.0.0.1', port, path, headers: { host, 'accept-encoding': 'gzip', ...(cookie && { cookie }) } },
      (answer) => {
        let bytes = 0;
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        answer.on('end', () => (answer.statusCode === 200 ? resolve(bytes) : reject(new Error(`${path} answered ${answer.statusCode}`))));
      },
    );
    request.on('error', reject);
  });
}

async function main(): Promise<void> {
  const fromMs = performance.now() + WARM_UP_MS;
  const untilMs = fromMs + options.seconds * 1000;
  const latenciesMs: number[] = [];
  let bytes = 0;
  const reader = async () => {
    for (;;) {
      const startMs = performance.now();
      if (startMs > untilMs) return;
      bytes = await read();
      if (startMs >= fromMs) latenciesMs.push(performance.now() - startMs);
    }
  };
  await Promise.all(Array.from({ length: options.readers }, reader));
  agent.destroy();
  const result = {
    pagesPerSecond: latenciesMs.length / options.seconds,
    medianMs: median(latenciesMs),
    p99Ms: percentile(latenciesMs, 0.99),
    bytes,
  };
  process.stdout.write(`${JSON.stringify(result)}\n`);
}

void main();
