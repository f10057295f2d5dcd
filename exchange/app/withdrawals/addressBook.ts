import type { CallData, CallParams } from '@/contract/calls';
import type { AddressBook, Recipient, SavedAddress } from '@/contract/withdrawals';
import { BOOK_HOLD_MS, isSavedOnly } from '@/domain/withdrawal/rules';
import type { Caller } from '../accounts/model';
import type { SessionActor } from '../actor';
import { AppError } from '../appError';
import { onNetwork } from '../custody/onNetwork';
import { readMemo } from '../custody/readMemo';
import { KNOWN_RECIPIENTS, knownOf } from './checkAddress';
import type { WithdrawalContext } from './context';
import { giveBackAllUnsaved } from './savedOnly';
import type { BookEntry } from './withdrawalStore';

const ADDRESSES_MAX = 100;
const LABEL_MAX = 40;
const RECIPIENTS_SHOWN = 4;

async function toSaved({ queries }: WithdrawalContext, entry: BookEntry): Promise<SavedAddress> {
  const { asset, addedMs, usableMs, ...same } = entry;
  const networkName = (await queries.networkName(entry.chainId)) ?? entry.chainId;
  return { ...same, symbol: asset, networkName, addedAt: addedMs, usableAt: usableMs };
}

export async function readAddressBook(context: WithdrawalContext, { userId }: SessionActor): Promise<AddressBook> {
  const { queries, clock } = context;
  const [entries, savedOnly] = await Promise.all([queries.book(userId), queries.savedOnly(userId)]);
  const isOn = isSavedOnly(savedOnly, clock.now());
  return {
    savedOnly: { isOn, endsAt: isOn ? savedOnly.endsMs : null },
    addresses: await Promise.all(entries.map((entry) => toSaved(context, entry))),
  };
}

function readLabel(text: string): string {
  const label = text.trim().replace(/\s+/g, ' ');
  if (label === '') throw new AppError('addressLabel', LABEL_MAX);
  return label;
}

/** The network by its name, for one of its coins. */
async function networkFor({ networks, chains, scales }: WithdrawalContext, brand: string, chainId: string, asset: string | undefined) {
  const candidates = asset === undefined ? (chains.get(chainId)?.facts.assets.map((one) => one.asset) ?? []) : [asset];
  for (const one of candidates) {
    const network = scales.has(one) ? await networks.find(one, chainId, brand) : undefined;
    if (network) return network;
  }
  throw new AppError('networkUnknown');
}

/** What is saved vouches for itself from then on: one that could be taken for another is compared before. */
async function refuseLookAlike(
  { queries, clock }: WithdrawalContext,
  userId: string,
  { asset, ...place }: { chainId: string; address: string; memo: string | null; asset: string | null },
): Promise<void> {
  const [book, sent] = await Promise.all([queries.book(userId), queries.sentTo(userId, KNOWN_RECIPIENTS)]);
  const { looksLike } = knownOf({ book, sent, asset: asset ?? '', now: clock.now() }, place);
  if (looksLike) throw new AppError('addressLooksLike');
}

type Place = CallParams<'addressAddChallenge'>;

/** @throws AppError networkUnknown, what is wrong with the address or the memo */
async function readPlace(context: WithdrawalContext, { userId, brand }: SessionActor, { chainId, symbol, address, memo: typed }: Place) {
  const network = await networkFor(context, brand, chainId, symbol);
  const memo = readMemo(network.chain, typed);
  const checked = await onNetwork(context, userId, network, address, memo);
  if (checked.problem !== undefined) {
    const codes = {
      format: 'sendToFormat',
      checksum: 'sendToChecksum',
      otherNetwork: 'sendToOtherNetwork',
      own: 'addressOwn',
      contract: 'addressContract',
    } as const;
    throw new AppError(codes[checked.problem], network.name);
  }
  const place = { chainId, asset: symbol ?? null, address: checked.address, memo };
  // What a passkey signs, however the address was written; refund addresses sign other words.
  return { network, place, terms: JSON.stringify(['address', chainId, place.asset, place.address, memo]) };
}

/**
 * A challenge for one of the own passkeys, whose answer proves this address and no other. @throws AppError networkUnknown, what is wrong
 * with the address, passkeyElsewhere, rateLimited
 */
export async function addressAddChallenge(
  context: WithdrawalContext,
  actor: SessionActor,
  caller: Caller,
  asked: Place,
): Promise<CallData<'addressAddChallenge'>> {
  return context.accounts.sending.challenge(actor, caller, async () => (await readPlace(context, actor, asked)).terms);
}

/**
 * Saves an address; it can be used without the first hold in 24 hours, and its owner is told at once. @throws AppError networkUnknown, what
 * is wrong with the address, addressLooksLike, addressKnown, addressLimit, addressLabel, and as `Sending.proveForAddress`
 */
export async function addAddress(
  context: WithdrawalContext,
  actor: SessionActor,
  caller: Caller,
  { label: typed, chainId, symbol, address, memo, comparedAddress, ...proof }: CallParams<'addressAdd'>,
): Promise<SavedAddress> {
  const { userId } = actor;
  const label = readLabel(typed);
  const { network, place, terms } = await readPlace(context, actor, { chainId, address, ...(symbol && { symbol }), ...(memo && { memo }) });
  if (comparedAddress !== true) await refuseLookAlike(context, userId, place);
  await context.accounts.sending.proveForAddress(actor, caller, proof, terms);
  const now = context.clock.now();
  const entry = { label, ...place, addedMs: now, usableMs: now + BOOK_HOLD_MS };
  const added = await context.book.atomically(async (tables) => {
    if (!(await tables.lock(userId))) throw new AppError('tokenInvalid');
    if ((await tables.count(userId)) >= ADDRESSES_MAX) throw new AppError('addressBookFull', ADDRESSES_MAX);
    const made = await tables.add(userId, entry);
    if (!made) throw new AppError('addressKnown');
    const about = { network: network.name, recipient: `${label}: ${made.address}`, ...(made.memo !== null && { memo: made.memo }) };
    await context.accounts.tellOwner(tables.telling, userId, 'addressAdded', about);
    return made;
  });
  return toSaved(context, added);
}

/** @throws AppError addressGone, addressLabel */
export async function renameAddress(
  { book }: WithdrawalContext,
  { userId }: SessionActor,
  { addressId, label }: CallParams<'addressRename'>,
): Promise<CallData<'addressRename'>> {
  if (!(await book.rename(userId, addressId, readLabel(label)))) throw new AppError('addressGone');
  return null;
}

/** @throws AppError addressGone */
export async function removeAddress(
  { book }: WithdrawalContext,
  { userId }: SessionActor,
  { addressId }: CallParams<'addressRemove'>,
): Promise<CallData<'addressRemove'>> {
  if (!(await book.remove(userId, addressId))) throw new AppError('addressGone');
  return null;
}

/**
 * On at once, off in 24 hours, which its owner is told. Asked for again it stays with the first moment. What waits to go anywhere else is
 * given back.
 * @throws AppError rateLimited: each change tells, and what tells of an attack is not to be buried under it
 */
export async function setSavedOnly(
  context: WithdrawalContext,
  actor: SessionActor,
  { isOn }: CallParams<'savedOnlySet'>,
): Promise<AddressBook> {
  const { userId } = actor;
  const now = context.clock.now();
  await context.accounts.sending.admitChoice(actor);
  await context.book.atomically(async (tables) => {
    if (!(await tables.lock(userId))) throw new AppError('tokenInvalid');
    const before = await tables.savedOnly(userId);
    if (isOn) return tables.choose(userId, { isOn: true, endsMs: null });
    if (!isSavedOnly(before, now) || before.endsMs !== null) return;
    await tables.choose(userId, { isOn: true, endsMs: now + BOOK_HOLD_MS });
    await context.accounts.tellOwner(tables.telling, userId, 'savedOnlyEnding');
  });
  if (isOn) await giveBackAllUnsaved(context, userId);
  return readAddressBook(context, actor);
}

/** Where coins were sent last, each place once. */
export async function listRecipients({ queries }: WithdrawalContext, { userId }: SessionActor): Promise<Recipient[]> {
  const [sent, book] = await Promise.all([queries.sentTo(userId, RECIPIENTS_SHOWN), queries.book(userId)]);
  return Promise.all(
    sent.map(async ({ chainId, address, memo, lastMs }) => ({
      label: book.find((entry) => entry.chainId === chainId && entry.address === address && entry.memo === memo)?.label ?? null,
      address,
      memo,
      chainId,
      networkName: (await queries.networkName(chainId)) ?? chainId,
      lastAt: lastMs,
    })),
  );
}
