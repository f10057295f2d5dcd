import type { FastifyInstance } from 'fastify';

/** Resolves when a part works; rejects or resolves to false when it does not. */
export type ReadyCheck = () => Promise<boolean> | boolean;

const CHECK_TIMEOUT_MS = 2_000;

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

/**
 * /health/live: the process answers. /health/ready: it can serve, with every check by name; HTTP 503 while one fails.
 * Both are for operators and probes on this machine.
 */
export function registerHealth(app: FastifyInstance, checks: Readonly<Record<string, ReadyCheck>>): void {
  app.get('/health/live', async () => ({ status: 'live' }));
  app.get('/health/ready', async (_request, reply) => {
    const results = await Promise.all(Object.entries(checks).map(async ([name, check]) => [name, await passes(check)] as const));
    const isReady = results.every(([, isPassing]) => isPassing);
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready', checks: Object.fromEntries(results) });
  });
}
