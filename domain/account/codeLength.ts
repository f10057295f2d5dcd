/** Digits of a code that is sent by mail or text message, and of one an authenticator app shows (RFC 6238, its default). */
export const CODE_LENGTH = 6;
