import type { StreamLog } from './calls';

const RETRY_MS = 5_000;

/** Opens the private channel of a connection: a fresh token, `auth`, and once that is accepted the subscription. */
export class PrivateAccess {
  private pending: { authId: number; onAccepted: () => void } | undefined;
  private isAccepted = false;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private retry: (() => void) | undefined;
  /** Counts connections, so that a token asked for on an old one is not used on the next. */
  private era = 0;

  constructor(
    private readonly requestToken: () => Promise<{ token: string }>,
    private readonly log: StreamLog,
  ) {}

  /** A new connection knows nobody. */
  reset(): void {
    this.era += 1;
    this.pending = undefined;
    this.isAccepted = false;
    this.retry = undefined;
    clearTimeout(this.retryTimer);
  }

  /** `authenticate` sends the token and returns the id of its request; `isWanted` says whether anybody still listens. */
  open(authenticate: (token: string) => number, onAccepted: () => void, isWanted: () => boolean): void {
    if (this.isAccepted) {
      onAccepted();
      return;
    }
    const era = this.era;
    this.retry = () => this.open(authenticate, onAccepted, isWanted);
    void this.token().then((token) => {
      if (era !== this.era || !isWanted()) return;
      if (token === undefined) this.retryLater();
      else this.pending = { authId: authenticate(token), onAccepted };
    });
  }

  accepted(id: number): void {
    if (this.pending?.authId !== id) return;
    const { onAccepted } = this.pending;
    this.pending = undefined;
    this.isAccepted = true;
    onAccepted();
  }

  /** The token was too old, or the session is gone: the next token request tells which. */
  refused(id: number): void {
    if (this.pending?.authId !== id) return;
    this.pending = undefined;
    this.retryLater();
  }

  private async token(): Promise<string | undefined> {
    try {
      const { token } = await this.requestToken();
      return token;
    } catch (error) {
      this.log('no token for the private channel', error);
      return undefined;
    }
  }

  private retryLater(): void {
    clearTimeout(this.retryTimer);
    this.retryTimer = setTimeout(() => this.retry?.(), RETRY_MS);
  }
}
