const MINUTE_MS = 60_000;

/** How long a code can be used. */
export const CODE_VALID_MS = 10 * MINUTE_MS;
/** The next one is not sent before. */
export const RESEND_AFTER_MS = MINUTE_MS;
export const MAX_TRIES_PER_CODE = 5;
/** First one included. Then one starts over, with a new captcha. */
export const MAX_CODES_PER_TICKET = 6;
