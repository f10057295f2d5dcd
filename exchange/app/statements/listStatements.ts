import type { CallParams } from '@/contract/calls';
import type { Statements } from '@/contract/statements';
import { isTimeZone } from '@/domain/account/preferences';
import { monthsSince } from '@/domain/statement/months';
import type { Actor } from '../actor';
import { AppError } from '../appError';
import type { StatementContext } from './context';
import { statementLanguageOf } from './words';

const UTC = 'UTC';

/** @throws AppError timeZoneUnknown */
export function readZone(timeZone: string = UTC): string {
  if (!isTimeZone(timeZone)) throw new AppError('timeZoneUnknown');
  return timeZone;
}

/** Of which months there are statements. @throws AppError timeZoneUnknown, tokenInvalid */
export async function listStatements(
  { joinedAt, clock }: Pick<StatementContext, 'joinedAt' | 'clock'>,
  { userId }: Pick<Actor, 'userId'>,
  { timeZone }: CallParams<'statements'>,
  language: string,
): Promise<Statements> {
  const zone = readZone(timeZone);
  const since = await joinedAt(userId);
  if (since === undefined) throw new AppError('tokenInvalid');
  return { months: monthsSince(since, clock.now(), zone), language: statementLanguageOf(language) };
}
