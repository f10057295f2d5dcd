// Pure constants of the stream: the browser may import this file.

export const STREAM_PATH = '/ws';
/** The server is never silent for longer than this. */
export const HEARTBEAT_MS = 800;
/** Close codes a client should know (4000-4999 is the range for applications, RFC 6455 section 7.4.2). */
export const CLOSE_SLOW_CONSUMER = 4008;
export const CLOSE_TOKEN_REVOKED = 4003;
export const CLOSE_RESTARTING = 4012;
