/**
 * What the work comes to, if it does in time; its signal is told when it is late. Whoever waits is let go by a timer of this function's
 * own: a signal alone is not enough, for Node's `Request` follows it by a weak reference, which is lost with the `Request` while a body is
 * still being read.
 */
export async function withinPatience<Result>(patienceMs: number, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`not within ${patienceMs} ms`));
      ending.abort();
    }, patienceMs);
  });
  try {
    return await Promise.race([work(ending.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
