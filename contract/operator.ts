import Type, { type Static } from 'typebox';
import { WALLETS } from '../domain/account/wallets';
import { DEPOSIT_STATUSES } from '../domain/custody/deposits';
import { EXPRESS_STATES } from '../domain/express/orderState';
import { MARKET_STATES } from '../domain/market/marketState';
import { REFUSAL_REASONS, REQUEST_NAMES } from '../domain/verification/reasons';
import { ChainId, OPERATOR_PAUSES, SIMULATED_ACTS, SIMULATED_MISHAPS } from './custody';
import { AssetCode, Decimal, Id, oneOf, PageQuery, SignedDecimal, StorableText, SymbolName, TimestampMs, UNSTORABLE } from './primitives';

// What operators ask of the exchange. These calls exist on the exchange's own port on its own machine only: the web never passes them
// on, and they are in no public description. `npm run operator` speaks them.

const strict = { additionalProperties: false };

/** Lower case, as it stands in the audit log behind `operator:`. */
export const OperatorName = Type.String({ pattern: '^[a-z][a-z0-9.-]{1,39}$' });
/** SHA-256 of a token, base64url. Who is added makes the token; nobody else ever sees it. */
export const TokenHash = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });
/** Why; kept in the audit log. Not blank. */
const Note = Type.String({ maxLength: 500, pattern: `^\\s*[^\\s${UNSTORABLE}][^${UNSTORABLE}]*$` });
const searched = (maxLength: number) => StorableText({ minLength: 1, maxLength });
const WholeNumber = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
/** Of a verification: KX-7F3M-92QA-XH4T. */
const Reference = Type.String({ pattern: '^[Kk][Xx](-[0-9A-Za-z]{4}){3}$' });
/** Rows of a page. */
const Limit = Type.Optional(Type.Integer({ minimum: 1, maximum: 500, default: 50 }));
/** What its owner reads besides the reasons, as it is written. */
const OwnWords = Type.Optional(searched(500));
const FeeTier = Type.Integer({ minimum: 0, maximum: 99 });
const Nothing = Type.Object({}, strict);

/** States an operator may choose; of the reasons theirs is OPERATOR. */
const SetMarket = Type.Object(
  {
    symbol: SymbolName,
    state: Type.Optional(oneOf(MARKET_STATES)),
    /** When the state ends by itself; not with LIVE or DELISTED. */
    until: Type.Optional(TimestampMs),
    priceIncrement: Type.Optional(Decimal),
    quantityIncrement: Type.Optional(Decimal),
    minQuantity: Type.Optional(Decimal),
    maxQuantity: Type.Optional(Decimal),
    minNotional: Type.Optional(Decimal),
    priceBand: Type.Optional(Decimal),
    note: Note,
  },
  strict,
);
export type SetMarket = Static<typeof SetMarket>;

const Adjust = Type.Object(
  {
    userId: Id,
    wallet: Type.Optional(oneOf(WALLETS, { default: 'TRADE' })),
    asset: AssetCode,
    /** What the user gets; negative: what is taken from them. */
    amount: SignedDecimal,
    note: Note,
  },
  strict,
);

const line = (maxLength: number) => Type.String({ maxLength, pattern: `^\\s*[^\\s${UNSTORABLE}][^${UNSTORABLE}]*$` });
const AnnouncedText = Type.Object({ title: line(80), body: line(1_000) }, strict);
const ANNOUNCED_LANGUAGES = ['en', 'es', 'zh-TW', 'zh-MY', 'ar-AE', 'it-IT', 'pt-PT', 'bg'];

interface OperatorCall {
  method: 'GET' | 'POST';
  path: `/operator${string}`;
  /** False for the calls of this machine's owner, who shows a secret of the data folder instead of a token. */
  needsToken?: false;
  params: Type.TSchema;
}

export const operatorCalls = {
  join: {
    method: 'POST',
    path: '/operator/join',
    needsToken: false,
    params: Type.Object({ secret: Type.String({ maxLength: 100 }), name: OperatorName, tokenHash: TokenHash }, strict),
  },
  recover: {
    method: 'POST',
    path: '/operator/recover',
    needsToken: false,
    params: Type.Object({ secret: Type.String({ maxLength: 100 }), name: OperatorName, tokenHash: TokenHash, note: Note }, strict),
  },
  listOperators: { method: 'GET', path: '/operator/operators', params: Nothing },
  addOperator: {
    method: 'POST',
    path: '/operator/operators/add',
    params: Type.Object({ name: OperatorName, tokenHash: TokenHash, note: Note }, strict),
  },
  disableOperator: {
    method: 'POST',
    path: '/operator/operators/disable',
    params: Type.Object({ name: OperatorName, note: Note }, strict),
  },

  listProposals: { method: 'GET', path: '/operator/proposals', params: Nothing },
  confirmProposal: { method: 'POST', path: '/operator/proposals/confirm', params: Type.Object({ id: Id }, strict) },
  rejectProposal: { method: 'POST', path: '/operator/proposals/reject', params: Type.Object({ id: Id }, strict) },

  listMarkets: { method: 'GET', path: '/operator/markets', params: Nothing },
  setMarket: { method: 'POST', path: '/operator/markets/set', params: SetMarket },
  resolveMarket: {
    method: 'POST',
    path: '/operator/markets/resolve',
    params: Type.Object({ symbol: SymbolName, note: Note }, strict),
  },
  listFees: { method: 'GET', path: '/operator/fees', params: Nothing },
  setFees: {
    method: 'POST',
    path: '/operator/fees/set',
    params: Type.Object(
      { tier: FeeTier, symbol: Type.Optional(SymbolName), makerFeeRate: Decimal, takerFeeRate: Decimal, note: Note },
      strict,
    ),
  },
  clearFees: {
    method: 'POST',
    path: '/operator/fees/clear',
    params: Type.Object({ tier: FeeTier, symbol: SymbolName, note: Note }, strict),
  },

  findUsers: {
    method: 'GET',
    path: '/operator/users',
    /**
     * By id or the whole of an address, masked. Where `note` says why they are needed they are whole, and found by the beginning of an
     * address, too; phone numbers are looked for with a reason only.
     */
    params: Type.Object({ search: searched(254), note: Type.Optional(Note) }, strict),
  },
  showUser: {
    method: 'POST',
    path: '/operator/users/show',
    /** By id, or the whole of an address. Masked without `note`, which a phone number needs. */
    params: Type.Object({ user: searched(254), note: Type.Optional(Note) }, strict),
  },
  showReferral: { method: 'POST', path: '/operator/referral/show', params: Type.Object({ userId: Id, note: Note }, strict) },
  referralTotals: { method: 'GET', path: '/operator/referral/totals', params: Nothing },
  freezeUser: {
    method: 'POST',
    path: '/operator/users/freeze',
    params: Type.Object({ userId: Id, cancelOrders: Type.Optional(Type.Boolean({ default: false })), note: Note }, strict),
  },
  unlockUser: {
    method: 'POST',
    path: '/operator/users/unlock',
    /** `factors`: what becomes of ways to prove oneself that came in the week before the lock; needed where there are some. */
    params: Type.Object({ userId: Id, factors: Type.Optional(oneOf(['keep', 'remove'])), note: Note }, strict),
  },
  resetFactor: { method: 'POST', path: '/operator/users/reset-factor', params: Type.Object({ userId: Id, note: Note }, strict) },
  setUserTier: {
    method: 'POST',
    path: '/operator/users/tier',
    params: Type.Object({ userId: Id, tier: FeeTier, note: Note }, strict),
  },
  unfreezeUser: {
    method: 'POST',
    path: '/operator/users/unfreeze',
    /** `own`: the owner's own freeze instead of an operator's. */
    params: Type.Object({ userId: Id, own: Type.Optional(Type.Boolean({ default: false })), note: Note }, strict),
  },

  listChains: { method: 'GET', path: '/operator/custody/chains', params: Nothing },
  hotBalances: { method: 'GET', path: '/operator/custody/balances', params: Type.Object({ chainId: ChainId }, strict) },
  listHotAlarms: { method: 'GET', path: '/operator/custody/alarms', params: Nothing },
  setHotAlarm: {
    method: 'POST',
    path: '/operator/custody/alarm',
    /** What the hot wallet should have left once what waits has been paid, in the coin. Without `most` it may have any amount. */
    params: Type.Object({ chainId: ChainId, asset: AssetCode, least: Decimal, most: Type.Optional(Decimal), note: Note }, strict),
  },
  resumeChain: { method: 'POST', path: '/operator/custody/resume', params: Type.Object({ chainId: ChainId, note: Note }, strict) },
  setNetwork: {
    method: 'POST',
    path: '/operator/custody/network',
    /** Without `reason` it is opened. */
    params: Type.Object(
      {
        ...{ asset: AssetCode, chainId: ChainId, side: oneOf(['deposits', 'withdrawals']) },
        ...{ reason: Type.Optional(oneOf(OPERATOR_PAUSES)), until: Type.Optional(TimestampMs), note: Note },
      },
      strict,
    ),
  },
  simulate: {
    method: 'POST',
    path: '/operator/custody/simulate',
    params: Type.Object(
      {
        ...{ chainId: ChainId, act: oneOf(SIMULATED_ACTS), note: Note },
        /** Blocks to mine, or that give way. */
        count: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
        isLossy: Type.Optional(Type.Boolean()),
        mishap: Type.Optional(oneOf(SIMULATED_MISHAPS)),
        ...{ to: Type.Optional(searched(200)), asset: Type.Optional(AssetCode), amount: Type.Optional(Decimal) },
        memo: Type.Optional(searched(64)),
      },
      strict,
    ),
  },
  listDeposits: {
    method: 'GET',
    path: '/operator/deposits',
    /** MISSING: credited, and no block has them any more. */
    params: Type.Object(
      {
        status: Type.Optional(oneOf([...DEPOSIT_STATUSES, 'MISSING'])),
        ...{ userId: Type.Optional(Id), chainId: Type.Optional(ChainId), limit: Limit },
      },
      strict,
    ),
  },
  showDeposit: { method: 'POST', path: '/operator/deposits/show', params: Type.Object({ id: Id, note: Note }, strict) },
  creditDeposit: {
    method: 'POST',
    path: '/operator/deposits/credit',
    params: Type.Object({ id: Id, userId: Type.Optional(Id), note: Note }, strict),
  },
  returnDeposit: {
    method: 'POST',
    path: '/operator/deposits/return',
    params: Type.Object({ id: Id, txId: searched(200), note: Note }, strict),
  },

  listUploads: { method: 'GET', path: '/operator/uploads', params: Type.Object({ userId: Id, note: Note }, strict) },
  /** Answers the file in base 64. Why it is looked at goes to the audit log before anything of it is read. */
  readUpload: { method: 'POST', path: '/operator/uploads/read', params: Type.Object({ uploadId: Id, note: Note }, strict) },
  rotateKeys: { method: 'POST', path: '/operator/storage/rotate-keys', params: Type.Object({ note: Note }, strict) },
  listVerifications: {
    method: 'GET',
    path: '/operator/verifications',
    /** Behind `searchAfter`, that a page before has told. */
    params: Type.Object({ brand: Type.Optional(searched(40)), searchAfter: PageQuery.searchAfter, limit: Limit }, strict),
  },
  showVerification: {
    method: 'POST',
    path: '/operator/verifications/show',
    params: Type.Object({ reference: Reference, note: Note }, strict),
  },
  approveVerification: {
    method: 'POST',
    path: '/operator/verifications/approve',
    params: Type.Object({ reference: Reference, note: Note }, strict),
  },
  rejectVerification: {
    method: 'POST',
    path: '/operator/verifications/reject',
    params: Type.Object(
      {
        reference: Reference,
        reasons: Type.Array(oneOf(REFUSAL_REASONS), { minItems: 1, maxItems: 10 }),
        text: OwnWords,
        isFinal: Type.Optional(Type.Boolean({ default: false })),
        note: Note,
      },
      strict,
    ),
  },
  askVerification: {
    method: 'POST',
    path: '/operator/verifications/ask',
    params: Type.Object(
      { reference: Reference, requests: Type.Array(oneOf(REQUEST_NAMES), { minItems: 1, maxItems: 10 }), text: OwnWords, note: Note },
      strict,
    ),
  },

  listWithdrawals: {
    method: 'GET',
    path: '/operator/withdrawals',
    params: Type.Object({ status: Type.Optional(searched(20)), userId: Type.Optional(Id), limit: Limit }, strict),
  },
  showWithdrawal: { method: 'POST', path: '/operator/withdrawals/show', params: Type.Object({ id: Id, note: Note }, strict) },
  approveWithdrawal: { method: 'POST', path: '/operator/withdrawals/approve', params: Type.Object({ id: Id, note: Note }, strict) },
  rejectWithdrawal: {
    method: 'POST',
    path: '/operator/withdrawals/reject',
    params: Type.Object({ id: Id, reason: line(300), note: Note }, strict),
  },
  holdWithdrawal: { method: 'POST', path: '/operator/withdrawals/hold', params: Type.Object({ id: Id, note: Note }, strict) },
  releaseWithdrawal: { method: 'POST', path: '/operator/withdrawals/release', params: Type.Object({ id: Id, note: Note }, strict) },
  renewWithdrawal: { method: 'POST', path: '/operator/withdrawals/renew', params: Type.Object({ id: Id, note: Note }, strict) },
  retryWithdrawal: { method: 'POST', path: '/operator/withdrawals/retry', params: Type.Object({ id: Id, note: Note }, strict) },

  adjust: { method: 'POST', path: '/operator/adjustments', params: Adjust },
  reverse: {
    method: 'POST',
    path: '/operator/reversals',
    params: Type.Object({ postingId: Id, note: Note }, strict),
  },

  reconcile: {
    method: 'POST',
    path: '/operator/reconcile',
    /** `full` sums the whole ledger up anew instead of from where the last run ended. */
    params: Type.Object({ full: Type.Optional(Type.Boolean({ default: false })) }, strict),
  },
  trialBalance: { method: 'GET', path: '/operator/trial-balance', params: Nothing },
  haltMoney: { method: 'POST', path: '/operator/halt', params: Type.Object({ note: Note }, strict) },
  resumeMoney: { method: 'POST', path: '/operator/resume', params: Type.Object({ note: Note }, strict) },

  announce: {
    method: 'POST',
    path: '/operator/announcements',
    params: Type.Object(
      {
        brand: Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' }),
        /** By language; English is shown where a language is missing. */
        texts: Type.Object(
          Object.fromEntries(ANNOUNCED_LANGUAGES.map((language) => [language, Type.Optional(AnnouncedText)])),
          strict,
        ) as unknown as Type.TUnsafe<Partial<Record<string, Static<typeof AnnouncedText>>>>,
        note: Note,
      },
      strict,
    ),
  },

  listExpress: {
    method: 'GET',
    path: '/operator/express',
    params: Type.Object(
      {
        state: Type.Optional(oneOf(EXPRESS_STATES)),
        userId: Type.Optional(Id),
        /** Of which coins are owed after a chargeback. */
        isOwed: Type.Optional(Type.Boolean()),
        before: Type.Optional(Id),
        limit: Limit,
      },
      strict,
    ),
  },
  showExpress: { method: 'GET', path: '/operator/express/show', params: Type.Object({ orderId: Id }, strict) },
  refundExpress: { method: 'POST', path: '/operator/express/refund', params: Type.Object({ orderId: Id, note: Note }, strict) },
  chargeBackExpress: { method: 'POST', path: '/operator/express/chargeback', params: Type.Object({ orderId: Id, note: Note }, strict) },
  allowExpress: { method: 'POST', path: '/operator/express/allow', params: Type.Object({ orderId: Id, note: Note }, strict) },
  retryExpress: { method: 'POST', path: '/operator/express/retry', params: Type.Object({ orderId: Id, note: Note }, strict) },
  collectExpress: { method: 'POST', path: '/operator/express/collect', params: Type.Object({ orderId: Id, note: Note }, strict) },
  forgiveExpress: { method: 'POST', path: '/operator/express/forgive', params: Type.Object({ orderId: Id, note: Note }, strict) },

  listEarnPlans: { method: 'GET', path: '/operator/earn', params: Type.Object({ asset: Type.Optional(AssetCode) }, strict) },
  showEarnPlan: { method: 'GET', path: '/operator/earn/show', params: Type.Object({ planId: Id }, strict) },
  setEarnPlan: {
    method: 'POST',
    path: '/operator/earn/set',
    /** What is not named stays. Another rate, in percent a year, holds from the next day (UTC) on. */
    params: Type.Object(
      {
        planId: Id,
        isOpen: Type.Optional(Type.Boolean()),
        aprPercent: Type.Optional(Decimal),
        minAmount: Type.Optional(Decimal),
        maxPerUser: Type.Optional(Decimal),
        capacity: Type.Optional(Decimal),
        note: Note,
      },
      strict,
    ),
  },
  listEarnOfUser: {
    method: 'GET',
    path: '/operator/earn/user',
    params: Type.Object({ userId: Id, ended: Type.Optional(Type.Boolean({ default: false })), limit: Limit }, strict),
  },

  readAudit: {
    method: 'GET',
    path: '/operator/audit',
    params: Type.Object(
      {
        actor: Type.Optional(searched(60)),
        action: Type.Optional(searched(60)),
        subject: Type.Optional(searched(100)),
        before: Type.Optional(WholeNumber),
        limit: Limit,
      },
      strict,
    ),
  },
} as const satisfies Record<string, OperatorCall>;

export type OperatorCallName = keyof typeof operatorCalls;
export type OperatorParams<Name extends OperatorCallName> = Static<(typeof operatorCalls)[Name]['params']>;
