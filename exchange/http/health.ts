import type { FastifyInstance } from 'fastify';
import { HEADER_REVISION } from '@/contract/headers';

/** Resolves when a part works; rejects or resolves to false when it does not. */
export type ReadyCheck = () => Promise<boolean> | boolean;

/** With the answer's own time, what hangs is told within two seconds. */
const CHECK_TIMEOUT_MS = 1_500;

async function passes(check: ReadyCheck): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, CHECK_TIMEOUT_MS, false);
  });
  try {
    return await Promise.race([check(), timeout]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** A check that hangs is not started again: probes must not use up what they probe. */
function oneAtATime(check: ReadyCheck): ReadyCheck {
  let running: Promise<boolean> | undefined;
  return () => {
    running ??= Promise.resolve()
      .then(check)
      .finally(() => {
        running = undefined;
      });
    return running;
  };
}

/**
 * /health/live: the process answers, and names the revision of what pages are made of. /health/ready: it can serve, with every check by name; HTTP 503 while one fails.
 * Both are for operators and probes on this machine.
 */
export function registerHealth(app: FastifyInstance, checks: Readonly<Record<string, ReadyCheck>>, revision: () => string): void {
  const probes = Object.entries(checks).map(([name, check]) => [name, oneAtATime(check)] as const);
  app.get('/health/live', async (_request, reply) => reply.header(HEADER_REVISION, revision()).send({ status: 'live' }));
  app.get('/health/ready', async (_request, reply) => {
    const results = await Promise.all(probes.map(async ([name, probe]) => [name, await passes(probe)] as const));
    const isReady = results.every(([, isPassing]) => isPassing);
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready', checks: Object.fromEntries(results) });
  });
}
