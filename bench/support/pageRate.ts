import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface PageRate {
  pagesPerSecond: number;
  medianMs: number;
  p99Ms: number;
  /** Of one page over the line, gzip. */
  bytes: number;
}

const CLIENT = fileURLToPath(new URL('./pageReaders.ts', import.meta.url));

interface RateOptions {
  port: number;
  host: string;
  path: string;
  readers: number;
  seconds: number;
  /** Of who is signed in; visitors have none. */
  cookie?: string;
}

/** Pages a second the server gives a number of readers, measured by a process of its own. */
export async function pageRate(options: RateOptions): Promise<PageRate> {
  const child = spawn(process.execPath, ['--import', 'tsx', CLIENT, JSON.stringify(options)], { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: child.stdout })) return JSON.parse(line) as PageRate;
  throw new Error('the readers ended without a figure');
}
