import Type, { type Static } from 'typebox';
import { RISK_SIGNS } from '../domain/withdrawal/risk';
import { WITHDRAWAL_STATUSES } from '../domain/withdrawal/states';
import { CodeSent, SixDigits, Ticket } from './auth';
import { ChainId } from './custody';
import { AssetCode, Decimal, Id, oneOf, StorableText, TimestampMs } from './primitives';
import { factorProof } from './secondFactor';
import { ProfileLimits } from './wallet';

const strict = { additionalProperties: false };
const nullable = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** As it was typed or pasted. */
const TypedAddress = StorableText({ minLength: 1, maxLength: 200 });
const Memo = StorableText({ minLength: 1, maxLength: 64 });
const Label = StorableText({ minLength: 1, maxLength: 40 });

export const AddressQuery = Type.Object({ symbol: AssetCode, address: TypedAddress, memo: Type.Optional(Memo) });

/** Why an address is not for a network; `own`: it is the account's deposit address there; `contract`: of a token, nobody has its key. */
export const ADDRESS_PROBLEMS = ['format', 'checksum', 'otherNetwork', 'own', 'contract'] as const;
export type AddressProblem = (typeof ADDRESS_PROBLEMS)[number];

/** An address against every network of a coin, and against what the account knows. */
export const AddressChecked = Type.Object({
  networks: Type.Array(Type.Object({ chainId: ChainId, problem: nullable(oneOf(ADDRESS_PROBLEMS)) })),
  /** Where it fits none of them: networks of other coins that it is written for. */
  otherNetworks: Type.Array(Type.String()),
  /** As it stands in the address book. */
  label: nullable(Type.String()),
  /** When a saved one can be used, where that is to come. */
  usableAt: nullable(TimestampMs),
  /** How often something was sent there, and when last. */
  sentTimes: Type.Integer({ minimum: 0 }),
  lastSentAt: nullable(TimestampMs),
  /** Held longer: nothing was sent there before, and it does not stand ready in the address book. */
  isFirst: Type.Boolean(),
  /** It could be taken for this one, and is not it. */
  looksLike: nullable(Type.Object({ address: Type.String(), label: nullable(Type.String()) })),
});
export type AddressChecked = Static<typeof AddressChecked>;

const wanted = {
  symbol: AssetCode,
  chainId: ChainId,
  address: TypedAddress,
  /** Absent where the recipient needs none: said by `needsNoMemo` on networks that have memos. */
  memo: Type.Optional(Memo),
  needsNoMemo: Type.Optional(Type.Boolean()),
  /** What leaves the wallet; the fee is inside of it. */
  amount: Decimal,
  /** As it was shown: another one by then is refused. */
  fee: Decimal,
  /** The address was compared, character by character, with the one it could be taken for. */
  comparedAddress: Type.Optional(Type.Boolean()),
};

export const WithdrawVerify = Type.Object(wanted, strict);
export type WithdrawVerify = Static<typeof WithdrawVerify>;

/** The code confirms exactly this withdrawal. */
export const WithdrawCodeSent = Type.Object({
  ...CodeSent.properties,
  recipientGets: Decimal,
  /** How long it will be held before it leaves, and why longer than usual. */
  holdSeconds: Type.Integer({ minimum: 0 }),
  isFirst: Type.Boolean(),
});

export const WithdrawConfirm = Type.Object(
  {
    ...wanted,
    /** Chosen by the client; the same id again answers with the withdrawal it first made. */
    clientWithdrawalId: Type.String({ pattern: '^[A-Za-z0-9._-]{1,36}$' }),
    ticket: Ticket,
    code: SixDigits,
    ...factorProof,
  },
  strict,
);
export type WithdrawConfirm = Static<typeof WithdrawConfirm>;

export const WithdrawalQuery = Type.Object({ withdrawalId: Id });

export const Withdrawal = Type.Object({
  withdrawalId: Id,
  symbol: AssetCode,
  chainId: ChainId,
  networkName: Type.String(),
  /** Short, for the coin on this network; empty where it is offered there no more. */
  mark: Type.String(),
  address: Type.String(),
  memo: nullable(Type.String()),
  /** As it stood in the address book. */
  label: nullable(Type.String()),
  amount: Decimal,
  fee: Decimal,
  recipientGets: Decimal,
  status: oneOf(WITHDRAWAL_STATUSES),
  /** Why it is held or waits: see HOLD_REASONS; of a rejected one NOT_SAVED, or a text an operator wrote; of a failed one NOT_MOVED. */
  reason: nullable(Type.String()),
  signs: Type.Array(oneOf(RISK_SIGNS)),
  askedAt: TimestampMs,
  leavesAt: TimestampMs,
  approvedAt: nullable(TimestampMs),
  isApprovedByPerson: Type.Boolean(),
  sentAt: nullable(TimestampMs),
  endedAt: nullable(TimestampMs),
  txId: nullable(Type.String()),
  confirmations: Type.Integer({ minimum: 0 }),
  confirmationsNeeded: Type.Integer({ minimum: 1 }),
  /** From being sent to the end, on average. */
  expectedSeconds: Type.Integer({ minimum: 1 }),
  /** Of who asked; empty where not known. */
  device: Type.String(),
  country: nullable(Type.String()),
});
export type Withdrawal = Static<typeof Withdrawal>;

export const Recipient = Type.Object({
  label: nullable(Type.String()),
  address: Type.String(),
  memo: nullable(Type.String()),
  chainId: ChainId,
  networkName: Type.String(),
  lastAt: TimestampMs,
});
export type Recipient = Static<typeof Recipient>;

export const SavedAddress = Type.Object({
  addressId: Id,
  label: Type.String(),
  chainId: ChainId,
  networkName: Type.String(),
  /** Null: every coin of the network. */
  symbol: nullable(AssetCode),
  address: Type.String(),
  memo: nullable(Type.String()),
  addedAt: TimestampMs,
  usableAt: TimestampMs,
});
export type SavedAddress = Static<typeof SavedAddress>;

/** Coins leave to saved addresses only. */
const SavedOnly = Type.Object({
  isOn: Type.Boolean(),
  /** When it ends by its owner's wish. */
  endsAt: nullable(TimestampMs),
});

export const AddressBook = Type.Object({ savedOnly: SavedOnly, addresses: Type.Array(SavedAddress) });
export type AddressBook = Static<typeof AddressBook>;

const placeOf = { chainId: ChainId, symbol: Type.Optional(AssetCode), address: TypedAddress, memo: Type.Optional(Memo) };
/** What a passkey signs of an address that is saved. */
export const AddressPlace = Type.Object(placeOf, strict);

export const AddressAdd = Type.Object(
  {
    label: Label,
    ...placeOf,
    /** It was compared, character by character, with the one it could be taken for. */
    comparedAddress: Type.Optional(Type.Boolean()),
    ...factorProof,
  },
  strict,
);
export type AddressAdd = Static<typeof AddressAdd>;

export const AddressRename = Type.Object({ addressId: Id, label: Label }, strict);
export const AddressRemove = Type.Object({ addressId: Id }, strict);
export const SavedOnlySet = Type.Object({ isOn: Type.Boolean() }, strict);

/** What the account may send in 24 hours, and what it has sent in the last ones. */
export const LimitsLeft = Type.Object({
  ...ProfileLimits.properties,
  withdrawn: Type.Object({ usedUsd: Decimal, leftUsd: Decimal }),
});
export type LimitsLeft = Static<typeof LimitsLeft>;
