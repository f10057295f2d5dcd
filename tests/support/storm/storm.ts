import type { Actor } from '@/exchange/app/actor';
import { AppError } from '@/exchange/app/appError';
import type { Database } from '@/exchange/app/ports/database';
import { DatabaseUnavailableError } from '@/exchange/app/ports/databaseFailure';
import { createMoneyRepository } from '@/exchange/db/money/moneyRepository';
import { storedActor } from '../depositsRig';
import { type Money, startMoney, TestClock } from '../moneyDesk';
import { failing, StoreDouble } from '../storeDoubles';
import { createDice, type Dice } from './dice';

/** One thing that a user, a network or a provider may do; a refusal is an outcome like another. */
export interface StormAct {
  name: string;
  /** How often, beside the others. */
  weight: number;
  act(storm: Storm, actor: Actor): Promise<void>;
}

const LOST = new Error('the line broke');
/** Asking again after the writer was lost; the outcome is there by then or never was. */
const MOST_TRIES = 200;
const A_MOMENT_MS = 5;

/**
 * Users, a writer whose commits fail now and then, before the database got them or after, and what everybody should have by what was
 * answered to them.
 */
export class Storm {
  readonly clock = new TestClock();
  readonly dice: Dice;
  actors: readonly Actor[] = [];
  /** Units by user and asset, all wallets together, held included. */
  readonly expected = new Map<string, bigint>();
  readonly happened = new Map<string, number>();
  #money: Money | undefined;
  #serial = 0;
  readonly #double: StoreDouble;

  constructor(
    readonly database: Database,
    seed: number,
  ) {
    this.dice = createDice(seed);
    this.#double = new StoreDouble(createMoneyRepository(database));
  }

  get money(): Money {
    if (!this.#money) throw new Error('the storm has not begun');
    return this.#money;
  }

  async begin(users = 8): Promise<void> {
    const actors = [];
    for (let count = 0; count < users; count += 1) actors.push(await storedActor(this.database));
    this.actors = actors;
    await this.start();
  }

  private async start(): Promise<void> {
    this.#money = await startMoney(this.database, { store: this.#double.store, clock: this.clock });
  }

  /** What a process does that is stopped and started again. */
  async restart(): Promise<void> {
    await this.money.writer.stop();
    await this.start();
    this.count('restart');
  }

  /** The next commit is lost: nobody knows whether the database has it. */
  breakLine(): void {
    this.#double.next[this.dice.happens(50) ? 'commit' : 'committed'].push(failing(LOST));
    this.count('broken line');
  }

  /** A name that was never used. */
  name(): string {
    this.#serial += 1;
    return `storm-${this.#serial}`;
  }

  count(what: string): void {
    this.happened.set(what, (this.happened.get(what) ?? 0) + 1);
  }

  gain({ userId }: Pick<Actor, 'userId'>, asset: string, units: bigint): void {
    const key = `${userId} ${asset}`;
    this.expected.set(key, (this.expected.get(key) ?? 0n) + units);
  }

  /** What only reads, or is done again in its next turn whatever came of this one: undefined when it is refused, or its line breaks. */
  async offered<Answer>(work: () => Promise<Answer> | Answer): Promise<Answer | undefined> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof AppError || error instanceof DatabaseUnavailableError) return undefined;
      throw error;
    }
  }

  /**
   * Does something under a name, until it is known what came of it. Whoever hears that nobody knows asks again under the same name, and one
   * in ten asks once more although it was answered. `unavailable` says that nothing was done: then it is asked under another name, and
   * would be there twice if that were not true. Undefined when it is refused.
   */
  async surely<Answer>(work: (name: string) => Promise<Answer>): Promise<Answer | undefined> {
    let name = this.name();
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      try {
        const answer = await work(name);
        if (!this.dice.happens(10)) return answer;
        const again = await work(name);
        expect(again).toEqual(answer);
        return again;
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        if (error.codeName === 'unavailable') name = this.name();
        else if (error.codeName === 'outcomeUnknown') this.count('nobody knows');
        else return undefined;
        await new Promise((resume) => setTimeout(resume, A_MOMENT_MS));
      }
    }
    throw new Error('the writer did not come back');
  }
}

/** Several things at once, again and again, with a broken line or a restart now and then. */
export async function rage(storm: Storm, acts: readonly StormAct[], operations: number, atOnce = 8): Promise<void> {
  const lots = acts.flatMap((act) => Array.from({ length: act.weight }, () => act));
  const half = Math.floor(operations / 2 / atOnce) * atOnce;
  for (let done = 0; done < operations; done += atOnce) {
    if (storm.dice.happens(6)) storm.breakLine();
    const chosen = Array.from({ length: Math.min(atOnce, operations - done) }, () => storm.dice.pick(lots));
    for (const { name } of chosen) storm.count(name);
    await Promise.all(chosen.map(({ act }) => act(storm, storm.dice.pick(storm.actors))));
    storm.clock.advance(storm.dice.roll(2_000));
    // Once for certain.
    if (storm.dice.happens(3) || done === half) await storm.restart();
  }
}
