import type { CodeName } from '@/contract/codes';
import { nextDue } from '@/domain/convert/schedule';
import type { Actor } from '../actor';
import { AppError } from '../appError';
import { refuseOutOfBounds } from './bounds';
import type { ConvertContext } from './context';
import type { DuePlace, PlanRecord } from './convertStore';
import { runConversion } from './placeConversion';
import { bestGiving } from './price';

/** Plans looked at in one go. */
const PIECE = 100;

/** What the next minutes may put right: the time stays due, and is tried again until the one after it comes. */
const PASSING: ReadonlySet<CodeName> = new Set<CodeName>([
  'unavailable',
  'convertNoWay',
  'convertThin',
  'convertPriceMoved',
  'convertDeskFull',
  'marketPaused',
  'marketHalted',
  'marketPostOnly',
  'noLiquidity',
  'convertQuoteExpired',
]);

/**
 * Converts for one time of a plan, at the price of now. The time is the quote's name: it converts once, whatever dies in between. Asked
 * before anything of now is judged: a time that was converted is over with, whatever its coin costs by now.
 */
async function convertDue(context: ConvertContext, plan: PlanRecord, actor: Actor, dueMs: number): Promise<void> {
  const { planId, wallet, from, to, give } = plan;
  const name = `plan-${planId}-${dueMs}`;
  if (await context.store.isConverted(actor.userId, name)) return;
  refuseOutOfBounds(context, from, give);
  const priced = bestGiving(context, { from, to, give }, context.settings.spreadPpm);
  if (!priced) throw new AppError('convertThin');
  const now = context.clock.now();
  const when = { quotedMs: now, expiresMs: now + context.settings.quoteMs, askedMs: now };
  await runConversion(context, {
    actor,
    clientId: name,
    quoteId: name,
    kind: 'RECURRING',
    planId,
    wallet,
    items: [{ ...priced, fee: 0n }],
    ...when,
  });
}

async function runPlan(context: ConvertContext, plan: PlanRecord & Pick<Actor, 'brand' | 'accountType'>): Promise<void> {
  const { store, clock } = context;
  const { nextMs: dueMs, userId, brand, accountType } = plan;
  if (dueMs === null) return;
  // Times that were missed are caught up by this one.
  const next = () => nextDue(plan, Math.max(clock.now(), dueMs));
  try {
    await convertDue(context, plan, { userId, brand, accountType }, dueMs);
    await store.advance(plan, next(), { dueMs });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // It may be done: under the same name its conversion is found, however late.
    if (error.codeName === 'outcomeUnknown') return;
    if (PASSING.has(error.codeName) && nextDue(plan, dueMs) > clock.now()) return;
    await store.advance(plan, next(), { dueMs, skip: { atMs: clock.now(), reason: error.msg } });
  }
}

/** The clock ran ahead when a next time was set: it is set anew, and no time that is over with comes again. */
async function bringBack({ store, clock }: ConvertContext): Promise<void> {
  for (const plan of await store.strayPlans(clock.now(), PIECE)) {
    const next = nextDue(plan, Math.max(clock.now(), plan.lastMs ?? 0));
    if (plan.nextMs !== null && next < plan.nextMs) await store.advance(plan, next);
  }
}

/**
 * Converts for every plan whose time has come: what cannot be now keeps none behind it waiting. `breathe` lets others have their turn, and
 * throws to interrupt.
 */
export async function runPlans(context: ConvertContext, breathe: () => Promise<void>): Promise<void> {
  await bringBack(context);
  const now = context.clock.now();
  for (let after: DuePlace | undefined; ; ) {
    const piece = await context.store.duePlans(now, PIECE, after);
    for (const plan of piece) {
      await runPlan(context, plan).catch((error: unknown) => {
        context.log.error({ err: error, planId: plan.planId }, 'a recurring conversion could not be run; it is tried again');
      });
      await breathe();
    }
    const last = piece.at(-1);
    if (!last || piece.length < PIECE) return;
    after = { dueMs: last.nextMs ?? now, planId: last.planId };
  }
}
