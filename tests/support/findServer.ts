import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { LOCAL_SERVER } from './localServer';

/** Its data is thrown away: a program that is killed is survived all the same, only a server that loses its power is not. */
const NO_FLUSHES = '-c synchronous_commit=off';
const { hostname, port } = new URL(LOCAL_SERVER);

/** Where nobody listens that is said at once; a busy machine needs its time to say that somebody does. */
const isListening = () =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host: hostname, port: Number(port), timeout: 60_000 });
    for (const event of ['connect', 'error', 'timeout'] as const)
      socket.on(event, () => {
        socket.destroy();
        resolve(event === 'connect');
      });
  });

/** Asked once for all test files, which collect their tests without waiting: they find the server in DATABASE_URL, or none. */
// biome-ignore lint/style/noDefaultExport: what jest asks of it
export default async function findServer(): Promise<void> {
  // Workers are other processes: what they leave on the server is known by it.
  process.env.TEST_RUN ??= randomBytes(4).toString('hex');
  if (process.env.DATABASE_URL !== undefined) return;
  if (await isListening()) process.env.DATABASE_URL = `${LOCAL_SERVER}?options=${encodeURIComponent(NO_FLUSHES)}`;
  else process.stderr.write(`\nskipped on PostgreSQL: DATABASE_URL is not set and no server answers at ${hostname}:${port}\n`);
}
