/** The part of pino the use cases need; tests hand in a silent one. Never pass secrets. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
