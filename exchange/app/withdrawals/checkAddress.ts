import type { CallParams } from '@/contract/calls';
import type { AddressChecked } from '@/contract/withdrawals';
import { isSameAddress, lookAlikeOf } from '@/domain/withdrawal/addresses';
import type { Actor } from '../actor';
import { onNetwork } from '../custody/onNetwork';
import { memoOn } from '../custody/readMemo';
import type { WithdrawalRecord } from '../money/records/withdrawalRecord';
import type { WithdrawalContext } from './context';
import type { BookEntry, SentTo } from './withdrawalStore';

/** So far back an account's own recipients are known. */
export const KNOWN_RECIPIENTS = 200;

/** What an account knows of an address. */
export interface Known {
  saved: BookEntry | undefined;
  sent: SentTo | undefined;
  isFirst: boolean;
  looksLike: { address: string; label: string | null } | undefined;
}

const isThere =
  (chainId: string, address: string, memo: string | null) =>
  (one: { chainId: string; address: string; memo: string | null }): boolean =>
    one.chainId === chainId && isSameAddress(one.address, address) && one.memo === memo;

/** The entry of an address book that an address is saved by, ready to be used or not. */
export const savedAs = (
  book: readonly BookEntry[],
  { asset, chainId, address, memo }: Pick<WithdrawalRecord, 'asset' | 'chainId' | 'address' | 'memo'>,
): BookEntry | undefined => book.filter(isThere(chainId, address, memo)).find((entry) => entry.asset === null || entry.asset === asset);

/**
 * Where nothing has arrived yet and what is not in the book, ready to be used, is new; and what looks like a known one is told. One that
 * waits for its hold makes its address no less new: asking twice would pass the hold.
 */
export function knownOf(
  { book, sent, asset, now }: { book: readonly BookEntry[]; sent: readonly SentTo[]; asset: string; now: number },
  { chainId, address, memo }: { chainId: string; address: string; memo: string | null },
): Known {
  const is = isThere(chainId, address, memo);
  const saved = savedAs(book, { asset, chainId, address, memo });
  const before = sent.find(is);
  const trusted = [...book.filter(({ usableMs }) => usableMs <= now), ...sent.filter(({ hasArrived }) => hasArrived)];
  const like = lookAlikeOf(address, trusted, [...book, ...sent]);
  return {
    saved,
    sent: before,
    isFirst: before?.hasArrived !== true && !(saved && saved.usableMs <= now),
    looksLike: like && { address: like.address, label: book.find((entry) => isSameAddress(entry.address, like.address))?.label ?? null },
  };
}

/** Names of the networks of any coin that an address is written for: said where it is for none of the coin's. */
function writtenFor({ chains }: WithdrawalContext, isPractice: boolean, text: string): string[] {
  return chains
    .all()
    .filter(({ facts, checkAddress }) => facts.isPractice === isPractice && checkAddress(text.trim()).ok)
    .map(({ facts }) => facts.chainId);
}

/** Checks an address against every network of a coin, and against what the account has sent to and saved. */
export async function checkAddress(
  context: WithdrawalContext,
  { userId, brand }: Actor,
  { symbol, address: text, memo: typedMemo }: CallParams<'withdrawAddress'>,
): Promise<AddressChecked> {
  const { queries, clock } = context;
  const offered = await context.networks.of(symbol, brand);
  const found = await Promise.all(
    offered.map(async (network) => {
      // What the network does not take is said when it is asked for: until then it is no memo.
      const memo = memoOn(network.chain, typedMemo) ?? null;
      return { network, memo, ...(await onNetwork(context, userId, network, text, memo ?? undefined)) };
    }),
  );
  const [book, sent] = await Promise.all([queries.book(userId), queries.sentTo(userId, KNOWN_RECIPIENTS)]);
  const facts = { book, sent, asset: symbol, now: clock.now() };
  const known = found.flatMap(({ network, memo, address }) =>
    address === undefined ? [] : [knownOf(facts, { chainId: network.chainId, address, memo })],
  );
  // One address may be good on several networks: what is known of any of them is said.
  const best = known.find(({ saved }) => saved) ?? known.find((one) => one.sent) ?? known[0];
  const isPractice = offered[0]?.chain.facts.isPractice ?? false;
  const otherIds = known.length > 0 ? [] : writtenFor(context, isPractice, text);
  return {
    networks: found.map(({ network, problem }) => ({ chainId: network.chainId, problem: problem ?? null })),
    otherNetworks: await Promise.all(otherIds.map(async (chainId) => (await queries.networkName(chainId)) ?? chainId)),
    label: best?.saved?.label ?? null,
    usableAt: best?.saved && best.saved.usableMs > facts.now ? best.saved.usableMs : null,
    sentTimes: known.reduce((sum, one) => sum + (one.sent?.times ?? 0), 0),
    lastSentAt: known.reduce<number | null>((last, one) => Math.max(last ?? 0, one.sent?.lastMs ?? 0) || null, null),
    isFirst: known.every(({ isFirst }) => isFirst),
    looksLike: known.find(({ looksLike }) => looksLike)?.looksLike ?? null,
  };
}
