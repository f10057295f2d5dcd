import type { EncodedFrame } from './frame';

/** One public channel: what somebody new needs, and what everybody gets next. */
export interface Channel {
  /**
   * Frames that bring a client from nothing to where the members are: exactly what `collect` has given out so far, so that
   * the next collected frame follows without a gap or a repetition. The same objects for everyone who asks between two changes.
   */
  snapshot(nowMs: number): readonly EncodedFrame[];
  /** What changed since the last call, for all members; nothing when nothing did or it is too soon. */
  collect(nowMs: number): readonly EncodedFrame[];
}
