import type { Database } from '../ports/database';
import { StartError } from '../startError';
import type { Ownership } from './loop/loopParts';

const RETRY_MS = 250;
/** A killed owner's locks are gone as soon as the server notices; a restart waits that long. */
const PATIENCE_MS = 5_000;

type Release = () => Promise<void>;

/** The locks that make this process the only owner of the markets. They are gone when the connection that holds them is. */
export class MarketLocks implements Ownership {
  isLost = false;
  private releases: Release[] = [];

  constructor(
    private readonly database: Database,
    private readonly symbols: readonly string[],
    private readonly onLost: () => void = () => {},
  ) {}

  /** Takes all of them. Throws StartError `secondInstance` when somebody else has one for longer than that. */
  async take(patienceMs: number = PATIENCE_MS): Promise<void> {
    const untilMs = Date.now() + patienceMs;
    for (const symbol of this.symbols) {
      while (!(await this.tryOne(symbol))) {
        if (Date.now() >= untilMs) {
          await this.release();
          throw new StartError('secondInstance', `market ${symbol} is run by another instance on the same database`);
        }
        await new Promise<void>((resume) => setTimeout(resume, RETRY_MS));
      }
    }
    this.isLost = false;
  }

  /** After they were lost; false when somebody else has one by now. */
  async retake(): Promise<boolean> {
    await this.release();
    for (const symbol of this.symbols) {
      if (await this.tryOne(symbol)) continue;
      await this.release();
      return false;
    }
    this.isLost = false;
    return true;
  }

  async release(): Promise<void> {
    for (const release of this.releases.splice(0)) await release();
  }

  private async tryOne(symbol: string): Promise<boolean> {
    const release = await this.database.tryLock(`market:${symbol}`, () => this.lose());
    if (release) this.releases.push(release);
    return release !== undefined;
  }

  private lose(): void {
    if (this.isLost) return;
    this.isLost = true;
    this.onLost();
  }
}
