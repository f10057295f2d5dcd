/**
 * `deadline`: no answer in time, or a lock that nobody let go of in time. `connection`: none could be made, or it broke.
 * `busy`: more is waiting for a connection than may wait.
 */
export type DatabaseFailureReason = 'deadline' | 'connection' | 'busy';

/** The database did not do what it was asked for a reason that lies with it or the way to it, not with what was asked. */
export class DatabaseUnavailableError extends Error {
  /** SQLSTATE where the server said so itself. */
  readonly code: string | undefined;

  constructor(
    readonly reason: DatabaseFailureReason,
    /** True: nothing was done and nothing will be. False: what was sent may still take effect, now or later. */
    readonly isOutcomeKnown: boolean,
    message: string,
    cause?: Error & { code?: string },
  ) {
    super(message, { cause });
    this.name = 'DatabaseUnavailableError';
    this.code = cause?.code;
  }
}
