import type { OpenBatch } from './openBatch';

/** A batch on its way to the database. */
export interface Flight {
  open: OpenBatch;
  isLanded: boolean;
  done: Promise<Landing>;
}

/** How it arrived; without a failure it is written. */
export interface Landing {
  failure?: unknown;
}

/** A batch that was filled while another one was on its way. */
export interface Filled {
  open: OpenBatch;
  /** Why it could not be filled. */
  failure?: unknown;
}
