/** What the command ends with. */
export const EXIT = {
  done: 0,
  /** The exchange refused; it said why. */
  refused: 1,
  /** The words of the command were not understood. */
  usage: 2,
  /** No token, or one the exchange does not take. */
  notAllowed: 3,
  /** No exchange answered on this machine. */
  unreachable: 4,
  /** Reconciliation found differences. */
  differences: 5,
};

/** Ends the command with one line. `isUndone`: the exchange has certainly not done what it was asked. */
export class OperatorError extends Error {
  constructor(message, exitCode, isUndone = false) {
    super(message);
    this.exitCode = exitCode;
    this.isUndone = isUndone;
  }
}

/** @param about words of the command whose help says more */
export const usage = (message, about = []) =>
  new OperatorError(`${message} Try: ${['npm run operator -- help', ...about].join(' ')}`, EXIT.usage);
