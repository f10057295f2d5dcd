/** Which brand had a host last, kept over the ends of processes: see `BrandStore.indexHosts`. */
export interface HostMemory {
  /** Brand by host. */
  read(): Promise<ReadonlyMap<string, string>>;
  /** From now on it is these and no others. */
  write(byHost: ReadonlyMap<string, string>): Promise<void>;
}

/** For what reads brands and serves nobody. */
export const noHostMemory: HostMemory = { read: async () => new Map(), write: async () => {} };
