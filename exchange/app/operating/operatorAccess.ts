import { AppError } from '../appError';
import { isSameSecret } from '../constantTime';
import type { Clock } from '../ports/clock';
import type { Log } from '../ports/log';
import { hashToken, isToken, newToken } from '../tokens';
import type { CallingOperator, NewOperator, Operator, OperatorStore } from './operatorStore';
import { WrongTokens } from './wrongTokens';

/** Where the one-time secret waits: a file only this machine's owner can read. */
export interface SecretFile {
  readonly path: string;
  write(secret: string): Promise<void>;
  remove(): Promise<void>;
}

/** A secret that only this machine's owner can have written where it stands, a moment ago. */
export interface MachineProof {
  /** Undefined when there is none, or somebody else may have written it. */
  read(): Promise<string | undefined>;
  remove(): Promise<void>;
}

/** From as many on operators let each other in, and the machine's secret is worth nothing. */
const FOUNDERS = 2;

interface AccessParts {
  store: OperatorStore;
  secretFile: SecretFile;
  proof: MachineProof;
  clock: Clock;
  log: Log;
}

/**
 * Who is an operator. The first two show a one-time secret that the exchange writes into its data folder: both prove that the machine is
 * theirs, so that neither depends on the other, and from then on two independent people decide on everybody else.
 */
export class OperatorAccess {
  readonly #wrongTokens: WrongTokens;
  #secretHash: string | undefined;

  constructor(private readonly parts: AccessParts) {
    this.#wrongTokens = new WrongTokens(parts);
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
  async authenticate(token: string | undefined, peer: string): Promise<CallingOperator> {
    if (token === undefined || !isToken(token)) return this.#wrongTokens.refuse(peer, 'token');
    const tokenHash = hashToken(token);
    const operator = await this.parts.store.byTokenHash(tokenHash);
    return operator ? { ...operator, tokenHash } : this.#wrongTokens.refuse(peer, 'token');
  }

  /** Makes one of the first two operators. @throws AppError as `authenticate`, badRequest when the name is taken */
  async join(secret: string, operator: NewOperator, peer: string): Promise<Operator> {
    if (!isSecret(secret, this.#secretHash)) return this.#wrongTokens.refuse(peer, 'secret');
    const { store, clock } = this.parts;
    const audit = { actor: `operator:${operator.name}`, action: 'operator.join', subject: `operator:${operator.name}`, details: {} };
    const joined = await store.join(operator, FOUNDERS, clock.now(), audit);
    if (!joined) throw new AppError('badRequest', 'name', 'taken, or there are two operators already');
    await this.offerSecret();
    return joined;
  }

  /**
   * Gives an operator another token because this machine's owner says so: of two operators, one who lost theirs would leave the other
   * unable to do what takes both. What the operator proposed is void: whoever found the old token may have proposed it.
   * @throws AppError as `authenticate`, badRequest when there is no such active operator
   */
  async recover(secret: string, { note, ...operator }: NewOperator & { note: string }, peer: string): Promise<Recovered> {
    const { store, proof, clock, log } = this.parts;
    const written = await proof.read();
    if (!isSecret(secret, written && hashToken(written))) return this.#wrongTokens.refuse(peer, 'proof');
    await proof.remove();
    const { name } = operator;
    const voidProposals = await store.recover(operator, clock.now(), (voided) => ({
      actor: 'rule:recovery',
      action: 'operator.recover',
      subject: `operator:${name}`,
      details: { voidProposals: voided, note },
    }));
    if (!voidProposals) throw new AppError('badRequest', 'name', 'no active operator, or the token is taken');
    log.warn(
      { operator: name, voidProposals, note },
      "an operator has a new token, by this machine's owner; the one before is worth nothing",
    );
    return { name, voidProposals };
  }
}

interface Recovered {
  name: string;
  voidProposals: readonly string[];
}

function isSecret(secret: string, hash: string | undefined): boolean {
  return hash !== undefined && isSameSecret(hashToken(secret), hash);
}
