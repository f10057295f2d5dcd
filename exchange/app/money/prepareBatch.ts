import type { Actor } from '../actor';
import { type AccountKey, accountKeyText, keyOf, tradeKey } from './account';
import { hasRememberedNames, NAME_MEMORY_MS } from './clientOrderIds';
import type { Command, Findings, PlaceCommand, PostCommand } from './command';
import type { Desk } from './desk';
import { ID_KINDS, ID_RANGE_SIZE } from './idRange';
import { loadTraders } from './loadTraders';
import { receivedAsset, spentAsset } from './market';
import type { MoneyStore } from './moneyStore';

// Everything a batch needs from the database is fetched before its first command is applied. For users who have traded
// before that is nothing at all, so a busy market pays one round trip per batch, the commit's.

/** When a batch is made. */
interface BatchMoment {
  nowMs: number;
  /** Resolves when the batch before is no longer on its way. */
  settled: Promise<unknown>;
}

function accountsNeeded(desk: Desk, command: Command): AccountKey[] {
  switch (command.type) {
    case 'place': {
      const { market } = desk.marketDesk(command.terms.symbol);
      const { side } = command.terms;
      return [spentAsset(market, side), receivedAsset(market, side)].map((asset) => tradeKey(command.actor.userId, asset));
    }
    case 'post':
      return command.posting.entries.map(({ owner, asset }) => keyOf(owner, asset));
    default:
      return [];
  }
}

async function loadStrangers(desk: Desk, store: MoneyStore, commands: readonly Command[], nowMs: number): Promise<void> {
  const strangers = new Map<string, Actor>();
  for (const command of commands) {
    if (command.type !== 'post' && !desk.traders.has(command.actor.userId)) strangers.set(command.actor.userId, command.actor);
  }
  await loadTraders(desk, store, [...strangers.values()], nowMs);
}

async function openAccounts(desk: Desk, store: MoneyStore, commands: readonly Command[]): Promise<void> {
  const missing = new Map<string, AccountKey>();
  for (const command of commands) {
    for (const key of accountsNeeded(desk, command)) if (!desk.findAccount(key)) missing.set(accountKeyText(key), key);
  }
  if (missing.size === 0) return;
  for (const account of await store.ensureAccounts([...missing.values()])) desk.addAccount(account);
}

async function refillIds(desk: Desk, store: MoneyStore): Promise<void> {
  for (const kind of ID_KINDS) {
    if (desk.ids[kind].remaining > ID_RANGE_SIZE / 2) continue;
    desk.ids[kind].refill(await store.reserveIds(kind, ID_RANGE_SIZE), ID_RANGE_SIZE);
  }
}

async function findDuplicates(
  desk: Desk,
  store: MoneyStore,
  places: readonly PlaceCommand[],
  { nowMs, settled }: BatchMoment,
): Promise<Findings['duplicates']> {
  const orderIds = new Map<string, PlaceCommand>();
  const unsure = new Map<string, PlaceCommand>();
  for (const command of places) {
    const { actor, clientOrderId } = command;
    if (!hasRememberedNames(actor)) continue;
    const answer = desk.names.find(actor.userId, clientOrderId, nowMs);
    if (answer.type === 'seen') orderIds.set(answer.orderId, command);
    if (answer.type === 'unsure') unsure.set(`${actor.userId}|${clientOrderId}`, command);
  }
  if (unsure.size > 0) {
    const names = [...unsure.values()].map(({ actor, clientOrderId }) => ({ userId: actor.userId, clientOrderId }));
    for (const name of await store.findNames(names, nowMs - NAME_MEMORY_MS)) {
      const command = unsure.get(`${name.userId}|${name.clientOrderId}`);
      if (command) orderIds.set(name.orderId, command);
    }
  }
  const duplicates: Findings['duplicates'] = new Map();
  if (orderIds.size === 0) return duplicates;
  await settled;
  for (const record of await store.ordersByIds([...orderIds.keys()])) {
    const command = orderIds.get(record.orderId);
    if (command) duplicates.set(command, record);
  }
  return duplicates;
}

async function findPosted(store: MoneyStore, posts: readonly PostCommand[], settled: Promise<unknown>): Promise<Set<PostCommand>> {
  const done = new Set<PostCommand>();
  if (posts.length === 0) return done;
  await settled;
  const keyText = ({ kind, reference }: { kind: string; reference: string }) => `${kind}|${reference}`;
  const existing = new Set((await store.findPostings(posts.map(({ posting }) => posting))).map(keyText));
  for (const command of posts) if (existing.has(keyText(command.posting))) done.add(command);
  return done;
}

/**
 * Loads what the commands touch and tells which of them were done before. Changes no balance. `settled` resolves when the
 * batch before is no longer on its way: what it writes must be there before anyone looks for duplicates.
 */
export async function prepareBatch(
  desk: Desk,
  store: MoneyStore,
  commands: readonly Command[],
  { nowMs, settled }: BatchMoment,
): Promise<Findings> {
  await loadStrangers(desk, store, commands, nowMs);
  await openAccounts(desk, store, commands);
  await refillIds(desk, store);
  const places = commands.filter((command) => command.type === 'place');
  const posts = commands.filter((command) => command.type === 'post');
  return {
    duplicates: await findDuplicates(desk, store, places, { nowMs, settled }),
    alreadyPosted: await findPosted(store, posts, settled),
  };
}
