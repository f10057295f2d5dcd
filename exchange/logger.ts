import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { errorRecordOf } from './errorRecord';

// Secrets that could slip into a logged object. Bodies are never logged as a whole; this is the second line of defence.
const secretFields = ['password', 'newPassword', 'token', 'ticket', 'captcha', 'secret', 'passwordHash', 'tokenHash', 'codeHash'];
const redact = [
  ...secretFields,
  ...secretFields.map((field) => `*.${field}`),
  ...['params', 'body', 'message', 'mail'].map((parent) => `${parent}.code`),
  ...['headers', 'req.headers'].flatMap((parent) =>
    ['exchange-token', 'exchange-handover', 'cookie', 'authorization'].map((name) => `${parent}["${name}"]`),
  ),
];

/** JSON lines with ISO times; `destination` is standard output unless a test reads along. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: redact, censor: '[hidden]' },
    serializers: { err: (error: unknown) => errorRecordOf(error) },
  };
  return destination ? pino(options, destination) : pino(options);
}
