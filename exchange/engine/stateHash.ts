/**
 * A 64-bit fingerprint of what is fed in, in its order: two FNV-1a lanes with different primes, as 16 hex digits.
 * It tells states apart in tests and after restarts; it is no cryptographic hash.
 */
export class StateHash {
  private low = 0x811c9dc5;
  private high = 0xcbf29ce4;

  text(value: string): this {
    for (let index = 0; index < value.length; index += 1) this.word(value.charCodeAt(index));
    return this.word(value.length);
  }

  /** A non-negative safe integer. */
  integer(value: number): this {
    return this.word(value >>> 0).word(Math.floor(value / 0x1_0000_0000));
  }

  digest(): string {
    return (this.high >>> 0).toString(16).padStart(8, '0') + (this.low >>> 0).toString(16).padStart(8, '0');
  }

  private word(value: number): this {
    this.low = Math.imul(this.low ^ value, 0x01000193);
    this.high = Math.imul(this.high ^ value ^ (this.low >>> 15), 0x9e3779b1);
    return this;
  }
}
