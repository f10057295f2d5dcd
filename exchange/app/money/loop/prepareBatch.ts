import type { Actor } from '../../actor';
import type { LookUpContext } from '../commands/commandKind';
import { type CommandName, type CommandTypes, commandTable } from '../commands/commandTable';
import { ID_KINDS, ID_RANGE_SIZE } from '../desk/idRange';
import { loadTraders } from '../desk/loadTraders';
import { type AccountKey, accountKeyText } from '../ledger/account';
import type { Command } from './command';

// Everything a batch needs from the database is fetched before its first command is applied. For users who have traded
// before that is nothing at all, so a busy market pays one round trip per batch, the commit's.

/** What the database had to say about the commands of a batch. */
export class Findings {
  private readonly byInput = new Map<unknown, unknown>();

  add(found: ReadonlyMap<unknown, unknown>): void {
    for (const [input, what] of found) this.byInput.set(input, what);
  }

  of<Name extends CommandName>(command: Command<Name>): CommandTypes[Name]['found'] | undefined {
    return this.byInput.get(command.input) as CommandTypes[Name]['found'] | undefined;
  }
}

async function loadNeeds({ desk, store, nowMs }: LookUpContext, commands: readonly Command[]): Promise<void> {
  const strangers = new Map<string, Actor>();
  const accounts: AccountKey[] = [];
  for (const command of commands) {
    const needs = needsOf(desk, command);
    for (const actor of needs.traders ?? []) if (!desk.traders.has(actor.userId)) strangers.set(actor.userId, actor);
    accounts.push(...(needs.accounts ?? []));
  }
  await loadTraders(desk, store, [...strangers.values()], nowMs);
  const missing = new Map<string, AccountKey>();
  for (const key of accounts) if (!desk.findAccount(key)) missing.set(accountKeyText(key), key);
  if (missing.size === 0) return;
  for (const account of await store.ensureAccounts([...missing.values()])) desk.addAccount(account);
}

function needsOf<Name extends CommandName>(desk: LookUpContext['desk'], command: Command<Name>) {
  return commandTable[command.name].needs(desk, command.input);
}

async function refillIds({ desk, store }: LookUpContext): Promise<void> {
  for (const kind of ID_KINDS) {
    if (desk.ids[kind].remaining > ID_RANGE_SIZE / 2) continue;
    desk.ids[kind].refill(await store.reserveIds(kind, ID_RANGE_SIZE), ID_RANGE_SIZE);
  }
}

async function lookUp<Name extends CommandName>(
  context: LookUpContext,
  name: Name,
  commands: readonly Command[],
  findings: Findings,
): Promise<void> {
  const { lookUp: ask } = commandTable[name];
  if (!ask) return;
  const inputs = commands.filter((command): command is Command<Name> & Command => command.name === name).map(({ input }) => input);
  if (inputs.length > 0) findings.add(await ask(context, inputs));
}

/** Loads what the commands touch and asks the database about those that may have been done before. Changes no balance. */
export async function prepareBatch(context: LookUpContext, commands: readonly Command[]): Promise<Findings> {
  await loadNeeds(context, commands);
  await refillIds(context);
  const findings = new Findings();
  for (const name of new Set(commands.map((command) => command.name))) await lookUp(context, name, commands, findings);
  return findings;
}
