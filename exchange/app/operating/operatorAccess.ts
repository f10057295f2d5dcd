import { timingSafeEqual } from 'node:crypto';
import { hashToken, isToken, newToken } from '../accounts/tokens';
import { AppError } from '../appError';
import type { Clock } from '../ports/clock';
import type { Log } from '../ports/log';
import { FailureBudget } from './failureBudget';
import type { NewOperator, Operator, OperatorStore } from './operatorStore';

/** Where the one-time secret waits: a file only this machine's owner can read. */
export interface SecretFile {
  readonly path: string;
  write(secret: string): Promise<void>;
  remove(): Promise<void>;
}

/** From as many on operators let each other in, and the machine's secret is worth nothing. */
const FOUNDERS = 2;

interface AccessParts {
  store: OperatorStore;
  secretFile: SecretFile;
  clock: Clock;
  log: Log;
}

/**
 * Who is an operator. The first two show a one-time secret that the exchange writes into its data folder: both prove that the machine is
 * theirs, so that neither depends on the other, and from then on two independent people decide on everybody else.
 */
export class OperatorAccess {
  readonly #failures: FailureBudget;
  #secretHash: string | undefined;

  constructor(private readonly parts: AccessParts) {
    this.#failures = new FailureBudget(parts.clock);
  }

  /** Writes a secret while there are fewer than two operators, and takes an old one away when there are enough. */
  async offerSecret(): Promise<void> {
    const { store, secretFile, log } = this.parts;
    const active = (await store.operators()).filter(({ disabledMs }) => disabledMs === null).length;
    this.#secretHash = undefined;
    if (active >= FOUNDERS) return secretFile.remove();
    const secret = newToken();
    try {
      await secretFile.write(secret);
    } catch (error) {
      // An exchange without operators trades all the same.
      log.warn({ err: error, file: secretFile.path }, 'the one-time secret of operators cannot be written: nobody can join');
      return;
    }
    this.#secretHash = hashToken(secret);
    log.info({ file: secretFile.path, operators: active }, 'an operator can join with the one-time secret in this file');
  }

  /** @throws AppError tokenInvalid, or rateLimited when too many wrong tokens came from there */
  async authenticate(token: string | undefined, peer: string): Promise<Operator> {
    const operator = token !== undefined && isToken(token) ? await this.parts.store.byTokenHash(hashToken(token)) : undefined;
    return operator ?? this.#refuse(peer);
  }

  /** Makes one of the first two operators. @throws AppError as `authenticate`, badRequest when the name is taken */
  async join(secret: string, operator: NewOperator, peer: string): Promise<Operator> {
    if (!this.#isSecret(secret)) return this.#refuse(peer);
    const { store, clock } = this.parts;
    const audit = { actor: `operator:${operator.name}`, action: 'operator.join', subject: `operator:${operator.name}`, details: {} };
    const joined = await store.join(operator, FOUNDERS, clock.now(), audit);
    if (!joined) throw new AppError('badRequest', 'name', 'taken, or there are two operators already');
    await this.offerSecret();
    return joined;
  }

  #isSecret(secret: string): boolean {
    if (this.#secretHash === undefined) return false;
    return timingSafeEqual(Buffer.from(hashToken(secret)), Buffer.from(this.#secretHash));
  }

  #refuse(peer: string): never {
    const seconds = this.#failures.charge(peer);
    throw seconds === undefined ? new AppError('tokenInvalid') : new AppError('rateLimited', seconds);
  }
}
