import type { CallParams } from '@/contract/calls';
import type { Statement } from '@/contract/statements';
import { dayNumber } from '@/domain/days';
import { add, multiply, roundDecimals } from '@/domain/money/decimal';
import { type AssetSums, type Entry, StatementSums } from '@/domain/statement/addUp';
import { monthSpan, type Span } from '@/domain/statement/months';
import type { Actor } from '../actor';
import { AppError } from '../appError';
import type { Rates } from '../wallet/walletStore';
import type { StatementContext } from './context';
import { listStatements, readZone } from './listStatements';
import type { ValuedAsset } from './paper';

const CENTS = 2;
/** Days before the last one whose prices may stand in for it: an exchange that stood still took none. */
const DAYS_BACK = 7;

async function addUp({ ledger }: StatementContext, userId: string, span: Span, timeZone: string): Promise<AssetSums[]> {
  const sums = new StatementSums(span, timeZone);
  let after: string | undefined;
  do {
    const page = await ledger(userId, after);
    for (const row of page.rows) sums.take(row as unknown as Entry);
    after = page.next;
  } while (after !== undefined);
  return sums.sums();
}

/** Prices of the last day (UTC) that was over with the month. */
async function ratesOfDay({ rateDays }: StatementContext, assets: readonly string[], day: number): Promise<Rates> {
  const rows = await rateDays(assets, day - DAYS_BACK, day);
  return new Map([...rows].sort((left, right) => left.period - right.period).map(({ asset, usd }) => [asset, usd]));
}

function valued(sums: AssetSums, rates: Rates): ValuedAsset {
  const price = rates.get(sums.asset);
  return { ...sums, price, worth: price === undefined ? undefined : roundDecimals(multiply(sums.closing, price), CENTS, 'down') };
}

/**
 * What an account held when a month began and ended by a clock, and what moved meanwhile, as a PDF. Made out of the ledger's entries alone,
 * so opening and movements are the closing balance, exactly. The month that has not ended is told up to now.
 * @throws AppError timeZoneUnknown; badRequest for a month of which there is none; unavailable
 */
export async function makeStatement(
  context: StatementContext,
  actor: Pick<Actor, 'userId' | 'brand'>,
  { month, timeZone: wanted }: CallParams<'statement'>,
  language: string,
): Promise<Statement> {
  const { clock, brandOf, paper, ratesNow } = context;
  const timeZone = readZone(wanted);
  const madeAtMs = clock.now();
  const { months, language: spoken } = await listStatements(context, actor, { timeZone }, language);
  if (!months.includes(month)) throw new AppError('badRequest', 'month', 'month');
  const whole = monthSpan(month, timeZone);
  const isOver = whole.toMs <= madeAtMs;
  const span = isOver ? whole : { ...whole, toMs: madeAtMs };
  const sums = await addUp(context, actor.userId, span, timeZone);
  const pricesOfDay = isOver ? dayNumber(span.toMs) - 1 : undefined;
  const named = sums.map(({ asset }) => asset);
  const rates = pricesOfDay === undefined ? ratesNow() : await ratesOfDay(context, named, pricesOfDay);
  const assets = sums.map((one) => valued(one, rates));
  const { name, isPractice } = brandOf(actor.brand);
  const pdf = await paper.make({
    brand: name,
    isPractice,
    userId: actor.userId,
    language: spoken,
    month,
    timeZone,
    span,
    isOver,
    madeAtMs,
    pricesOfDay,
    assets,
    totalUsd: assets.reduce((sum, { worth = '0' }) => add(sum, worth), '0'),
  });
  return { month, until: span.toMs, fileName: `statement-${actor.userId}-${month}.pdf`, pdf: Buffer.from(pdf).toString('base64') };
}
