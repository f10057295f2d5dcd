/** Runs what is asked for under one key one after the other, each whatever became of the one before. */
export type InTurn = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/** Keeps a key only as long as somebody waits for it. */
export function createInTurn(): InTurn {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const before = last.get(key);
    const own = before ? before.then(work, work) : work();
    last.set(key, own);
    try {
      return await own;
    } finally {
      if (last.get(key) === own) last.delete(key);
    }
  };
}
