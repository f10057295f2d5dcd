/** Whoever signs does not answer, or has not opened its keys: nothing is said of what it was asked for, and whatever else it is asked waits as long. */
export class SignerAwayError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SignerAwayError';
  }
}
