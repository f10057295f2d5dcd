import { RateLimiterMemory } from 'rate-limiter-flexible';
import { AppError } from '../appError';
import type { Clock } from '../ports/clock';
import type { Log } from '../ports/log';
import type { OperatorStore } from './operatorStore';

const PER_MINUTE = 10;
const MINUTE = 60;
/** Lines of the audit log a minute, of one source and of all: whoever hammers must not fill the table. */
const LINES = { ofOne: 1, ofAll: 10 };

/** What was shown and was not right. */
export type Shown = 'token' | 'secret' | 'proof';

interface WrongTokensParts {
  store: Pick<OperatorStore, 'writeAudit'>;
  clock: Clock;
  log: Log;
}

/**
 * Wrong tokens and secrets, counted by where they come from. Only failures are charged, and only after the token was found wrong:
 * somebody who hammers keeps no operator out.
 */
export class WrongTokens {
  readonly #failures = new RateLimiterMemory({ points: PER_MINUTE, duration: MINUTE });
  readonly #lines = new RateLimiterMemory({ points: LINES.ofOne, duration: MINUTE });
  readonly #allLines = new RateLimiterMemory({ points: LINES.ofAll, duration: MINUTE });

  constructor(private readonly parts: WrongTokensParts) {}

  /** Charges one failure and says so in the audit log. @throws AppError tokenInvalid, rateLimited when too many came from there */
  async refuse(peer: string, shown: Shown): Promise<never> {
    const { consumedPoints, msBeforeNext } = await this.#failures.penalty(peer);
    await this.#tell(peer, shown);
    throw consumedPoints > PER_MINUTE ? new AppError('rateLimited', Math.ceil(msBeforeNext / 1_000)) : new AppError('tokenInvalid');
  }

  async #tell(peer: string, shown: Shown): Promise<void> {
    if ((await this.#lines.penalty(peer)).consumedPoints > LINES.ofOne) return;
    if ((await this.#allLines.penalty('all')).consumedPoints > LINES.ofAll) return;
    const { store, clock, log } = this.parts;
    const audit = { actor: 'rule:wrongTokens', action: 'operator.refuse', subject: `network:${peer}`, details: { shown } };
    // Refused all the same where it cannot be written.
    await store.writeAudit(audit, clock.now()).catch((error: unknown) => log.warn({ err: error, ...audit }, 'a refusal was not audited'));
  }
}
