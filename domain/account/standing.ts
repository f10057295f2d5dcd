// Who may do what: the one place that says so. The exchange asks it in every act, the web before it offers one.

/** What a user can want to do with an account, as far as its standing has a say. */
export const ACTS = [
  /** Looks at what is there, and says that it was looked at. */
  'READ',
  /** Takes ways in or risks away: ends the own session, forgets devices. Never refused to who is signed in. */
  'PROTECT',
  /** Ends sessions besides the own one. */
  'END_SESSIONS',
  /** Shuts the account, or a way into it, for everybody who is in. */
  'FREEZE',
  /** The same by the link of a mail, by whoever has the mailbox ... */
  'LOCK',
  /** ... and another password by a code to it. */
  'RESET_PASSWORD',
  /** Language, what is shown, favourites, what is told by which way. */
  'PREFER',
  'CANCEL',
  'TRADE',
  /** Between own wallets. */
  'TRANSFER',
  'CLAIM_PRACTICE',
  'DEPOSIT',
  /** Names places of deposits that stay: another own address, or where coins go back to. */
  'DEPOSIT_PLACES',
  /** Everything that leaves the account, to other users too. */
  'WITHDRAW',
  /** Password, second factors, the word in mails. */
  'CHANGE_SECURITY',
  'API_KEYS',
  /** Hands in documents and answers about the owner. */
  'VERIFY',
  /** Gets what the exchange pays for whom the owner brought. */
  'REWARD',
  'EXPORT',
  /** Ends the owner's own freeze. */
  'UNFREEZE',
  'CLOSE',
] as const;
export type Act = (typeof ACTS)[number];

/** How an account stands. Times are milliseconds since 1970, null where there is nothing of the kind. */
export interface Standing {
  /** 0 normal, 1 sub account, 2 internal sub account */
  accountType: number;
  isVerified: boolean;
  /** All visitors use it: nobody does what the next one could not take back, or what is theirs alone. */
  isShared: boolean;
  /** Since when an operator has it frozen ... */
  frozenAt: number | null;
  /** ... and since when its owner has. Each ends for itself. */
  selfFrozenAt: number | null;
  /** Since when nobody logs in, by the link of a mail. */
  lockedAt: number | null;
  closedAt: number | null;
  /** Nothing leaves the account before. */
  sendingHeldUntil: number | null;
}

/** What the brand of the account lets. */
export interface Ground {
  /** Its users deposit without verification (specification section 4, "Deposit button"). */
  globalRegion: boolean;
}

/** Why not, and since or until when where that is known. */
export type WhyNot =
  | { kind: 'closed' | 'locked' | 'frozen' | 'selfFrozen'; since: number }
  | { kind: 'sendingHeld'; until: number }
  | { kind: 'unverified' | 'depositNotAllowed' | 'notFrozen' | 'shared' };
export type WhyNotKind = WhyNot['kind'];

/** Nothing stands against this account, but it is not verified. */
export const PLAIN_STANDING: Standing = {
  accountType: 0,
  isVerified: false,
  isShared: false,
  frozenAt: null,
  selfFrozenAt: null,
  lockedAt: null,
  closedAt: null,
  sendingHeldUntil: null,
};
export const PLAIN_GROUND: Ground = { globalRegion: false };

type Rule = (standing: Standing, ground: Ground, now: number) => WhyNot | undefined;

const since = (kind: 'closed' | 'locked' | 'frozen' | 'selfFrozen', at: number | null): WhyNot | undefined =>
  at === null ? undefined : { kind, since: at };
const notClosed: Rule = ({ closedAt }) => since('closed', closedAt);
const notLocked: Rule = ({ lockedAt }) => since('locked', lockedAt);
const notFrozen: Rule = ({ frozenAt }) => since('frozen', frozenAt);
const notSelfFrozen: Rule = ({ selfFrozenAt }) => since('selfFrozen', selfFrozenAt);
const onlySelfFrozen: Rule = ({ selfFrozenAt }) => (selfFrozenAt === null ? { kind: 'notFrozen' } : undefined);
const notHeld: Rule = ({ sendingHeldUntil }, _ground, now) =>
  sendingHeldUntil !== null && sendingHeldUntil > now ? { kind: 'sendingHeld', until: sendingHeldUntil } : undefined;
const notShared: Rule = ({ isShared }) => (isShared ? { kind: 'shared' } : undefined);
const verified: Rule = ({ isVerified }) => (isVerified ? undefined : { kind: 'unverified' });
const depositing: Rule = ({ accountType, isVerified }, { globalRegion }) => {
  if (accountType !== 0) return { kind: 'depositNotAllowed' };
  return isVerified || globalRegion ? undefined : { kind: 'unverified' };
};

/** In the order in which they weigh; what is said is the first. */
const THERE = [notClosed, notLocked];
const MOVING = [...THERE, notFrozen, notSelfFrozen];
const RULES: Readonly<Record<Act, readonly Rule[]>> = {
  READ: THERE,
  PROTECT: THERE,
  END_SESSIONS: [...THERE, notShared],
  FREEZE: [...THERE, notShared],
  LOCK: [notClosed, notShared],
  // A reset ends every session, which is what a freeze is often for.
  RESET_PASSWORD: [...THERE, notShared],
  PREFER: THERE,
  // A resting order is a risk: who is frozen gets out of it.
  CANCEL: THERE,
  TRADE: MOVING,
  TRANSFER: MOVING,
  CLAIM_PRACTICE: MOVING,
  DEPOSIT: [...MOVING, depositing],
  DEPOSIT_PLACES: [...MOVING, notShared, depositing],
  // A shared one is nobody's to empty, and its mails are nobody's to read.
  WITHDRAW: [...MOVING, notShared, notHeld],
  CHANGE_SECURITY: [...MOVING, notShared],
  API_KEYS: [...MOVING, notShared, verified],
  // What an operator asks for may be what ends the operator's freeze.
  VERIFY: [...THERE, notSelfFrozen, notShared],
  REWARD: MOVING,
  // Whoever made the owner freeze it may be signed in still. An operator's freeze takes nobody's data away.
  EXPORT: [...THERE, notSelfFrozen, notShared],
  UNFREEZE: [...THERE, onlySelfFrozen],
  CLOSE: [...MOVING, notShared],
};

/** Why an account cannot do something at the moment; undefined when it may. `now`: milliseconds since 1970. */
export function whyNot(act: Act, standing: Standing, ground: Ground, now: number): WhyNot | undefined {
  for (const rule of RULES[act]) {
    const reason = rule(standing, ground, now);
    if (reason) return reason;
  }
  return undefined;
}
