import type { LookUpContext } from '../commands/commandKind';
import { type CommandName, type CommandTypes, commandTable } from '../commands/commandTable';
import type { Desk } from '../desk/desk';
import { ID_KINDS, ID_RANGE_SIZE } from '../desk/idRange';
import { loadTraders } from '../desk/load/loadTraders';
import type { Command } from './command';
import type { FaultyCommand, Unread } from './refusals';
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

/** What is said of commands that cannot be applied. */
interface Unprepared {
  /** The database did not answer what they need. */
  unread: Map<Command, unknown>;
  /** What they ask is refused, or breaks the program. */
  faulty: FaultyCommand[];
}

/**
 * Asks for commands of one kind. A question that fails because of one of them is asked in ever smaller parts until that one stands alone.
 */
async function lookUpApart(
  context: LookUpContext,
  name: CommandName,
  those: readonly Command[],
  findings: Findings,
  { unread, faulty }: Unprepared,
): Promise<void> {
  try {
    const failure = await failureOf(() => lookUp(context, name, those, findings));
    if (failure !== undefined) for (const command of those) unread.set(command, failure);
  } catch (error) {
    const [only] = those;
    if (those.length === 1 && only) {
      faulty.push({ command: only, error });
      return;
    }
    const middle = Math.ceil(those.length / 2);
    for (const half of [those.slice(0, middle), those.slice(middle)]) await lookUpApart(context, name, half, findings, { unread, faulty });
  }
}

/**
 * Loads what the commands touch and asks the database about those that may have been done before. Changes no balance. Answers the
 * commands that cannot be applied, because the database did not answer or for a fault of their own.
 */
export async function prepareBatch(
  context: LookUpContext,
  commands: readonly Command[],
  findings: Findings,
): Promise<{ unread: Unread; faulty: readonly FaultyCommand[] }> {
  const unread = new Map<Command, unknown>();
  const faulty: FaultyCommand[] = [];
  await loadUsers(context, commands, unread);
  const ready = () => commands.filter((command) => !unread.has(command));
  const failure = await failureOf(() => refillIds(context));
  if (failure !== undefined) for (const command of ready()) unread.set(command, failure);
  for (const name of new Set(ready().map((command) => command.name))) {
    const those = ready().filter((command) => command.name === name);
    await lookUpApart(context, name, those, findings, { unread, faulty });
  }
  return { unread, faulty };
}
