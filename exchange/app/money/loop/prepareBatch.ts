import type { LookUpContext } from '../commands/commandKind';
import { type CommandName, type CommandTypes, commandTable } from '../commands/commandTable';
import type { Desk } from '../desk/desk';
import { ID_KINDS, ID_RANGE_SIZE } from '../desk/idRange';
import { loadTraders } from '../desk/loadTraders';
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

function usersOf<Name extends CommandName>(desk: Desk, command: Command<Name>): readonly string[] {
  return commandTable[command.name].needs(desk, command.input).users ?? [];
}

/** Whoever a command is about stays in memory until the batch is done, and a while longer. */
async function loadUsers({ desk, store, nowMs }: LookUpContext, commands: readonly Command[]): Promise<void> {
  const userIds = commands.flatMap((command) => usersOf(desk, command));
  await loadTraders(desk, store, userIds);
  for (const userId of userIds) desk.trader(userId).usedMs = nowMs;
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
export async function prepareBatch(context: LookUpContext, commands: readonly Command[], findings: Findings): Promise<void> {
  await loadUsers(context, commands);
  await refillIds(context);
  for (const name of new Set(commands.map((command) => command.name))) await lookUp(context, name, commands, findings);
}
