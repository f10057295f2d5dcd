/** Sending waits this long after a password was changed: who took an account over cannot empty it at once. */
export const SENDING_HELD_HOURS = 24;
