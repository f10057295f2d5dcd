import { createServer } from 'node:net';

/** Whether something already listens on the port, on any loopback address. */
export async function isPortTaken(port) {
  return (await cannotListen(port, '127.0.0.1')) || (await cannotListen(port, '::1'));
}

/** Whether the Fetch standard bars the port, on which nobody listens yet: what asks with `fetch`, as browsers and Node do, is refused at once. */
export function isPortBarred(port) {
  return fetch(`http://127.0.0.1:${port}`, { signal: AbortSignal.timeout(1_000) }).then(
    () => false,
    (error) => error.cause?.message === 'bad port',
  );
}

function cannotListen(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    // Only EADDRINUSE counts: a machine without IPv6 answers EADDRNOTAVAIL.
    probe.once('error', (error) => resolve(error.code === 'EADDRINUSE'));
    probe.listen(port, host, () => probe.close(() => resolve(false)));
  });
}

/** A port nobody listens on at the moment. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
