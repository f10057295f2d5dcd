import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { SpotOrder } from '@/contract/spot';
import { bundles } from './bundles';
import { BRIEF } from './exchangeProcess';

/** What the flow says of an order. */
export type ToldOrder = Pick<SpotOrder, 'orderId' | 'status' | 'filledQuantity'>;

/** Trades in a process of its own (orderFlow.ts) until it has been told so much, and kills it; what it was told. */
export async function tradeAndKill(answers: number, env: Record<string, string>, options: readonly string[] = []): Promise<ToldOrder[]> {
  const args = [...BRIEF, ...options, bundles.fileOf('tests/support/orderFlow.ts', 'orderFlow')];
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  const told: ToldOrder[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    // The last line may have been cut off by the kill.
    if (line.startsWith('{') && line.endsWith('}')) told.push(JSON.parse(line));
    if (told.length === answers) child.kill('SIGKILL');
  }
  await exited;
  return told;
}
