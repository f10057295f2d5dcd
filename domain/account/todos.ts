import { type Stages, whyNotGoOn } from '../verification/starting';

/** What an account is asked to finish, in the order that is recommended. */
export const TODO_KINDS = [
  'ADDRESS',
  'PRACTICE_FUNDS',
  'AUTHENTICATOR',
  'RECOVERY_CODES',
  'ANTI_PHISHING',
  'IDENTITY',
  'FIRST_TRADE',
] as const;
export type TodoKind = (typeof TODO_KINDS)[number];

/** From so few unused recovery codes on, new ones are worth making. */
export const FEW_RECOVERY_CODES = 6;

/** What is known of an account; times are ms since 1970, null where it has not happened. */
export interface TodoFacts {
  /** The address was confirmed with it. */
  registeredAt: number;
  /** Mails go out to it. */
  hasMail: boolean;
  /** All visitors of a brand share it: what protects or names it is nobody's to change. */
  isShared: boolean;
  /** null also where the brand gives none. */
  fundsClaimedAt: number | null;
  hasPracticeFunds: boolean;
  /** Of the first second factor it has. */
  factorAt: number | null;
  hasAuthenticator: boolean;
  recoveryCodesLeft: number;
  hasAntiPhishing: boolean;
  antiPhishingAt: number | null;
  isVerified: boolean;
  /** Where its person's verification stands. */
  stages: Pick<Stages, 'IDENTITY'>;
  hasSpot: boolean;
  firstTradeAt: number | null;
}

export interface Todo {
  kind: TodoKind;
  isDone: boolean;
  /** null: not done, or nobody knows when. */
  doneAt: number | null;
}

/** The todos of an account, done or not. What a brand does not have, or the account cannot do, is on no list. */
export function todosOf(facts: TodoFacts): Todo[] {
  const at = (doneAt: number | null) => ({ isDone: doneAt !== null, doneAt });
  const unless = (cannot: boolean, state: Omit<Todo, 'kind'>) => (cannot && !state.isDone ? undefined : state);
  const { isShared, hasMail, hasAuthenticator, hasAntiPhishing, isVerified } = facts;
  const antiPhishing = { isDone: hasAntiPhishing, doneAt: hasAntiPhishing ? facts.antiPhishingAt : null };
  const states: Record<TodoKind, Omit<Todo, 'kind'> | undefined> = {
    ADDRESS: at(facts.registeredAt),
    PRACTICE_FUNDS: facts.hasPracticeFunds ? at(facts.fundsClaimedAt) : undefined,
    AUTHENTICATOR: unless(isShared, at(facts.factorAt)),
    RECOVERY_CODES: !isShared && hasAuthenticator && facts.recoveryCodesLeft <= FEW_RECOVERY_CODES ? at(null) : undefined,
    ANTI_PHISHING: unless(isShared || !hasMail, antiPhishing),
    IDENTITY: unless(isShared || whyNotGoOn('IDENTITY', facts.stages) !== undefined, { isDone: isVerified, doneAt: null }),
    FIRST_TRADE: facts.hasSpot ? at(facts.firstTradeAt) : undefined,
  };
  return TODO_KINDS.flatMap((kind) => {
    const state = states[kind];
    return state ? [{ kind, ...state }] : [];
  });
}
