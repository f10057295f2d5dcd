import Big from 'big.js';
import type { CreateSpotOrder, SpotOrder } from '@/contract/spot';
import type { Actor } from '@/exchange/app/actor';
import { AppError } from '@/exchange/app/appError';
import { expectSame } from '../support/expectSame';
import { fund, type Money, newActor } from '../support/moneyDesk';
import { LISTINGS, STAKES } from './listing';
import { type Action, TRADERS } from './randomOrders';
import { SettlementOracle } from './settlementOracle';
import type { OracleOrder } from './sweep';

interface Asked {
  who: number;
  terms: CreateSpotOrder;
}

/** One call of the exchange, and what the oracle says to its answer. */
interface Call {
  send(): Promise<unknown>;
  /** Throws when the oracle disagrees. `isAlone`: nothing else was in the batch, so that the answer is the order as it stands. */
  judge(answer: { value?: unknown; refusal?: string }, isAlone: boolean): void;
}

async function answerTo({ send }: Call): Promise<{ value?: unknown; refusal?: string }> {
  try {
    return { value: await send() };
  } catch (error) {
    if (error instanceof AppError && error.codeName !== 'unavailable') return { refusal: error.codeName };
    throw error;
  }
}

/** Traders before a real money writer, with the oracle beside them: every answer is judged, the rest is left to be compared. */
export class Trial {
  readonly oracle = new SettlementOracle();
  readonly actors: Actor[] = Array.from({ length: TRADERS }, () => newActor());
  private readonly asked: Asked[] = [];
  private readonly ids = new Map<OracleOrder, string>();

  constructor(private readonly money: Money) {}

  async fundAll(): Promise<void> {
    for (const [who, actor] of this.actors.entries())
      for (const [asset, stake] of Object.entries(STAKES)) {
        await fund(this.money, actor, asset, stake, LISTINGS[0]?.scale[asset]);
        this.oracle.credit(who, asset, stake);
      }
  }

  /** Sends a burst at once; the exchange must answer as if its calls had come one by one. */
  async play(burst: readonly Action[]): Promise<void> {
    const before = new Set(this.asked);
    const calls = burst.flatMap((action) => this.callsOf(action, before));
    const answers = await Promise.all(calls.map(answerTo));
    for (const [index, call] of calls.entries()) call.judge(answers[index] ?? {}, calls.length === 1);
  }

  async clear(): Promise<void> {
    for (const actor of this.actors) await this.money.writer.cancelAllSpotOrders(actor);
  }

  private callsOf(action: Action, before: Set<Asked>): Call[] {
    if (action.type === 'place') {
      const asked = { ...action, terms: { ...action.terms, clientOrderId: `order-${this.asked.length}` } };
      this.asked.push(asked);
      return action.isDoubleClick ? [this.placing(asked), this.placing(asked)] : [this.placing(asked)];
    }
    if (action.type === 'cancelAll') return [this.cancelingAll(action.who)];
    const asked = [...before][action.pick % Math.max(1, before.size)];
    if (!asked) return [];
    if (action.type === 'cancel') return [this.canceling(action.who, asked, action.isByName)];
    // Once a burst: which of two that are on their way is the first order's name, and which the other's, is nobody's promise.
    before.delete(asked);
    const other = { ...asked.terms, size: new Big(asked.terms.size).times(2).toFixed() };
    return [this.placing(action.hasOtherTerms ? { ...asked, terms: other } : asked)];
  }

  private placing({ who, terms }: Asked): Call {
    return {
      send: () => this.money.writer.placeSpotOrder(this.actors[who] as Actor, terms),
      judge: ({ value, refusal }, isAlone) => {
        const verdict = this.oracle.place(who, terms);
        if (Array.isArray(verdict)) return expectOneOf(verdict, refusal, terms);
        expectSame(refusal, undefined);
        const order = value as SpotOrder;
        expectSame(order.orderId, this.ids.get(verdict) ?? order.orderId);
        this.ids.set(verdict, order.orderId);
        if (isAlone) expectSame(factsOf(order), factsExpected(verdict));
      },
    };
  }

  /** Of one's own order, or of another trader's: that one is not there. */
  private canceling(who: number, asked: Asked, isByName: boolean): Call {
    const { symbol, clientOrderId } = asked.terms;
    const target = this.oracle.find(asked.who, clientOrderId);
    const orderId = (target && this.ids.get(target)) ?? '999999999999';
    return {
      send: () => this.money.writer.cancelSpotOrder(this.actors[who] as Actor, { symbol, ...(isByName ? { clientOrderId } : { orderId }) }),
      judge: ({ value, refusal }) => {
        if (!target || asked.who !== who) return expectOneOf(['orderNotFound'], refusal, { symbol, who });
        if (target.status !== 'OPEN') return expectOneOf(['orderNotOpen'], refusal, { symbol, who });
        expectSame([refusal, (value as SpotOrder | undefined)?.orderId], [undefined, orderId]);
        this.oracle.cancel(target);
      },
    };
  }

  private cancelingAll(who: number): Call {
    return {
      send: () => this.money.writer.cancelAllSpotOrders(this.actors[who] as Actor),
      judge: ({ value }) => {
        const own = this.oracle.open.filter(({ owner }) => owner === who);
        expectSame(
          value,
          own.map((order) => this.ids.get(order)),
        );
        for (const order of own) this.oracle.cancel(order);
      },
    };
  }
}

/** Refused for a rule that is broken; which one is told first is not settlement's business. */
function expectOneOf(reasons: readonly string[], refusal: string | undefined, terms: object): void {
  if (refusal === undefined || !reasons.includes(refusal)) expect({ terms, refusal }).toEqual({ terms, refusal: reasons.join(' or ') });
}

const plain = (text: string) => new Big(text).toFixed();

const factsOf = ({ status, closeReason, filledQuantity, filledQuote, feePaid, averagePrice }: SpotOrder) => ({
  status,
  closeReason,
  filled: plain(filledQuantity),
  quote: plain(filledQuote),
  fee: plain(feePaid),
  average: averagePrice && plain(averagePrice),
});

/** An average is told with two decimals more than the tick has, the rest cut off. */
function factsExpected({ status, closeReason, filled, filledQuote, feePaid, listing }: OracleOrder) {
  const decimals = (listing.tick.toFixed().split('.')[1] ?? '').length + 2;
  const average = filled.eq(0) ? null : filledQuote.div(filled).round(decimals, Big.roundDown).toFixed();
  return { status, closeReason, filled: filled.toFixed(), quote: filledQuote.toFixed(), fee: feePaid.toFixed(), average };
}
