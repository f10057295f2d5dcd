/** How long the exchange may take to begin the answer to a call, or to open a stream, ms. Whether it is away is watched besides. */
export const PATIENCE_MS = 15_000;
