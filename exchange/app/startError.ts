/**
 * Why the exchange could not start, and the exit code that says so to scripts (README, "When it does not start"; tools/lib/fail.mjs uses
 * the same numbers).
 */
export const exitCodes = {
  unexpected: 1,
  nodeTooOld: 10,
  portTaken: 11,
  dataFolderNotWritable: 12,
  dataIsNewer: 13,
  databaseUnreachable: 14,
  secondInstance: 15,
  settingInvalid: 16,
} as const;

export type StartFailure = keyof typeof exitCodes;

/** Stops the start. `message` is one line for the operator: what is wrong and what to do. Never a secret. */
export class StartError extends Error {
  readonly exitCode: number;

  constructor(
    readonly failure: StartFailure,
    message: string,
  ) {
    super(message);
    this.name = 'StartError';
    this.exitCode = exitCodes[failure];
  }
}
