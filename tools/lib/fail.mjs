// Exit codes of the commands. The exchange uses the same numbers (README, "When it does not start").
export const EXIT = {
  failed: 1,
  nodeTooOld: 10,
  portTaken: 11,
  dataNotWritable: 12,
  dataTooNew: 13,
  databaseUnreachable: 14,
  secondInstance: 15,
  badSetting: 16,
  noBrowser: 17,
};

/** Says what is wrong in one line and ends the command. */
export function fail(message, exitCode = EXIT.failed) {
  process.stderr.write(`kontor: ${message}\n`);
  process.exit(exitCode);
}
