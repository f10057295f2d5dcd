/** Whoever asks under a key while it is under way has what comes of that, success or failure; who asks later begins anew. */
export type Together = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/** Unlike in turn, nobody waits for a second attempt: what does not answer holds all of them up once. Keeps a key only while it is under way. */
export function createTogether(): Together {
  const underWay = new Map<string, Promise<unknown>>();
  return <Result>(key: string, work: () => Promise<Result>) => {
    // Under one key everybody asks for the same.
    const joined = underWay.get(key) as Promise<Result> | undefined;
    if (joined) return joined;
    const own = work().finally(() => underWay.delete(key));
    underWay.set(key, own);
    return own;
  };
}
