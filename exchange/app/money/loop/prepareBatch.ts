import type { LookUpContext } from '../commands/commandKind';
import { type CommandName, type CommandTypes, commandTable } from '../commands/commandTable';
import type { Desk } from '../desk/desk';
import { ID_KINDS, ID_RANGE_SIZE } from '../desk/idRange';
import { loadTraders } from '../desk/load/loadTraders';
import type { Command } from './command';
import type { Unread } from './refusals';
import { verdictOf } from './verdict';

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

/** Asks the database; answers why it did not answer. What it refuses because of what was asked is thrown: some command is at fault. */
async function failureOf(read: () => Promise<unknown>): Promise<unknown> {
  try {
    await read();
    return undefined;
  } catch (error) {
    if (verdictOf(error) === 'data') throw error;
    return error;
  }
}

function usersOf<Name extends CommandName>(desk: Desk, command: Command<Name>): readonly string[] {
  return commandTable[command.name].needs(desk, command.input).users ?? [];
}

/** Whoever a command is about stays in memory until the batch is done, and a while longer. */
async function loadUsers({ desk, store, nowMs }: LookUpContext, commands: readonly Command[], unread: Map<Command, unknown>) {
  const needed = new Map(commands.map((command) => [command, usersOf(desk, command)]));
  const failure = await failureOf(() => loadTraders(desk, store, [...needed.values()].flat()));
  for (const [command, userIds] of needed) {
    if (failure !== undefined && userIds.some((userId) => !desk.traders.has(userId))) unread.set(command, failure);
    else for (const userId of userIds) desk.trader(userId).usedMs = nowMs;
  }
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

/**
 * Loads what the commands touch and asks the database about those that may have been done before. Changes no balance. Answers the
 * commands that cannot be applied because the database did not answer; throws what is a command's own fault.
 */
export async function prepareBatch(context: LookUpContext, commands: readonly Command[], findings: Findings): Promise<Unread> {
  const unread = new Map<Command, unknown>();
  const give = (failure: unknown, those: readonly Command[]) => {
    if (failure !== undefined) for (const command of those) unread.set(command, failure);
  };
  await loadUsers(context, commands, unread);
  const ready = () => commands.filter((command) => !unread.has(command));
  give(await failureOf(() => refillIds(context)), ready());
  for (const name of new Set(ready().map((command) => command.name))) {
    const those = ready().filter((command) => command.name === name);
    give(await failureOf(() => lookUp(context, name, those, findings)), those);
  }
  return unread;
}
