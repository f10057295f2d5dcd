import type { Clock } from '../../ports/clock';
import type { Log } from '../../ports/log';

/** What lasts is said again after so long. */
const AGAIN_MS = 60_000;
/** More are counted and not named. */
const MOST_NAMED = 10;

interface OfChain {
  /** Why each could not go on, without figures and hashes, which change by themselves. */
  failing: Map<string, string>;
  news: { withdrawalId: string; error: unknown }[];
  /** Since then nothing new was said. */
  saidMs: number;
}

const firstLine = (error: unknown): string =>
  (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).split('\n')[0] ?? '';
const kindOf = (error: unknown): string => firstLine(error).replaceAll(/0x[\da-f]+|\d+/gi, '#');

/** Withdrawals that could not be brought on: said when one comes to them or its reason becomes another, once a minute, and at the end. */
export class Troubles {
  private readonly chains = new Map<string, OfChain>();

  constructor(
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  failed(chainId: string, withdrawalId: string, error: unknown): void {
    const chain: OfChain = this.chains.get(chainId) ?? { failing: new Map(), news: [], saidMs: 0 };
    this.chains.set(chainId, chain);
    const kind = kindOf(error);
    if (chain.failing.get(withdrawalId) !== kind) chain.news.push({ withdrawalId, error });
    chain.failing.set(withdrawalId, kind);
  }

  over(chainId: string, withdrawalId: string): void {
    this.chains.get(chainId)?.failing.delete(withdrawalId);
  }

  /**
   * At the end of a turn.
   * @param open what is not over
   * @param waiting how many wait to be signed beside those that failed
   */
  tell(chainId: string, open: ReadonlySet<string>, waiting: number): void {
    const chain = this.chains.get(chainId);
    if (!chain) return;
    const { failing, news } = chain;
    for (const id of failing.keys()) if (!open.has(id)) failing.delete(id);
    if (failing.size === 0) {
      this.chains.delete(chainId);
      this.log.info({ chainId }, 'withdrawals go on again');
      return;
    }
    const now = this.clock.now();
    const since = now - chain.saidMs;
    // Said later than now where the clock was set back: it is said again.
    if (news.length === 0 && since >= 0 && since < AGAIN_MS) return;
    const last = news.at(-1);
    const names = last ? news.map(({ withdrawalId }) => withdrawalId) : [...failing.keys()];
    const why = last ? { err: last.error } : { why: [...failing.values()].at(-1) };
    const told = { ...why, chainId, withdrawalIds: names.slice(0, MOST_NAMED), failures: failing.size, waiting };
    this.log.warn(told, 'withdrawals could not be brought on; it is tried again');
    chain.news = [];
    chain.saidMs = now;
  }
}
