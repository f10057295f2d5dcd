import type { CreateExpressOrder, ExpressOrder } from '@/contract/express';
import type { Ground } from '@/domain/account/standing';
import { whyNot } from '@/domain/account/standing';
import { buyAmounts, sellAmounts } from '@/domain/express/amounts';
import { HOUR_MS, ORDERS_AN_HOUR } from '@/domain/express/limits';
import { compare, decimalsOf, divide, isZero, multiply } from '@/domain/money/decimal';
import { fromUnits, toUnits } from '@/domain/money/units';
import type { Caller } from '../accounts/model';
import type { StandingActor } from '../actor';
import { AppError } from '../appError';
import { LEDGER_LIMIT } from '../money/ledger/limits';
import { readAmount } from '../money/ledger/readAmount';
import { refusalFor } from '../standing/refusal';
import type { ExpressContext } from './context';
import { currencyRate, holdHoursOf, isPricedAtOnce, methodOf, ownFeeOf, providerFor } from './offers';
import { openPayment } from './openPayment';
import { checkPrice } from './prices';
import { admitSale } from './proveSale';
import type { ProviderMethod } from './provider';
import { toExpressOrder } from './toOrder';

const CENTS = 2;
/** A transfer is waited for. */
const TRANSFER_DAYS = 5;

function refuseSize(wanted: CreateExpressOrder, total: string, coins: string, { min, max }: ProviderMethod): void {
  if (compare(total, min) < 0 || isZero(coins)) throw new AppError('expressTooSmall', min, wanted.currency);
  if (compare(total, max) > 0) throw new AppError('expressTooLarge', max, wanted.currency);
}

/** An amount that is none of the currency, or none of the coin. */
function refuseStep({ side, amount, coin, currency }: CreateExpressOrder, scale: number): void {
  if (side === 'BUY' && decimalsOf(amount) > CENTS) throw new AppError('amountStep', '0.01', currency);
  if (side === 'SELL') readAmount(coin, scale, amount);
}

function amountsOf(context: ExpressContext, wanted: CreateExpressOrder, method: ProviderMethod) {
  const { side, amount, price, coin } = wanted;
  const scale = context.scales.get(coin);
  if (scale === undefined) throw new AppError('assetUnknown', coin);
  refuseStep(wanted, scale);
  const fees = { providerPercent: method.feePercent, ownPercent: ownFeeOf(method, context.terms) };
  const amounts = (side === 'BUY' ? buyAmounts : sellAmounts)(amount, { price, fees, scale });
  refuseSize(wanted, amounts.total, amounts.coins, method);
  const [coins, feeCoins] = [toUnits(amounts.coins, scale) ?? 0n, toUnits(amounts.feeCoins, scale) ?? 0n];
  if (coins > LEDGER_LIMIT) throw new AppError('amountTooLarge', fromUnits(LEDGER_LIMIT, scale), coin);
  const { total, forCoins, providerFee, ownFee } = amounts;
  return { total, forCoins, providerFee, ownFee, coins, feeCoins };
}

/** What it is worth, for limits. Where the euro is not traded, a dollar counts as one. */
function weightOf(context: ExpressContext, total: string, currency: string): { usd: string; eur: string } {
  const usd = multiply(total, currencyRate(context, currency) ?? '1');
  return { usd, eur: currency === 'EUR' ? total : divide(usd, currencyRate(context, 'EUR') ?? '1', 'up', CENTS) };
}

/** Before a proof is used up for nothing; who makes several at one moment is counted where they are written down (`placeExpress`). */
async function refuseMany({ store, clock }: ExpressContext, userId: string): Promise<void> {
  const last = await store.page(userId, { before: undefined, limit: ORDERS_AN_HOUR });
  const left = (last[ORDERS_AN_HOUR - 1]?.createdMs ?? 0) + HOUR_MS - clock.now();
  if (left > 0) throw new AppError('rateLimited', Math.ceil(left / 1_000));
}

interface Asked {
  ground: Ground;
  caller: Caller;
}

/**
 * Buys or sells coins for money, at a price that was told a moment ago, and opens the provider's page for it. The same client order id again
 * answers with the order it first made, and opens its page where that failed.
 * @throws AppError featureOff, expressOff, expressMethodUnknown, expressPriceOver, expressTooSmall, expressTooLarge, amountStep, limits as
 * `placeExpress`, rateLimited where too many were opened within the hour, and what stands against the account: buying is a deposit, selling
 * leaves it. A sale also addressNotSaved, and what `provePayment` says
 */
export const createExpressOrder = (
  context: ExpressContext,
  actor: StandingActor,
  wanted: CreateExpressOrder,
  asked: Asked,
): Promise<ExpressOrder> => context.inTurn(`${actor.userId} ${wanted.clientOrderId}`, () => createOnce(context, actor, wanted, asked));

async function createOnce(
  context: ExpressContext,
  actor: StandingActor,
  wanted: CreateExpressOrder,
  { ground, caller }: Asked,
): Promise<ExpressOrder> {
  const { writer, clock, terms, scales } = context;
  const { side, currency, coin, methodId, clientOrderId } = wanted;
  const { userId, brand } = actor;
  const provider = providerFor(context, brand, side);
  const reason = whyNot(side === 'BUY' ? 'DEPOSIT' : 'WITHDRAW', actor.standing, ground, clock.now());
  if (reason) throw refusalFor(reason);
  const method = methodOf(provider, side, currency, methodId);
  // A call whose answer was lost is asked again: its price may be over and its code used up by then. The writer knows whether it is the same.
  const isAgain = (await context.store.byName(userId, clientOrderId)) !== undefined;
  if (!isAgain) checkPrice(context, brand, wanted);
  const amounts = amountsOf(context, wanted, method);
  if (!isAgain) await refuseMany(context, userId);
  if (side === 'SELL' && !isAgain) await admitSale(context, actor, caller, wanted, `${provider.name}: ${amounts.total} ${currency}`);
  const isPriced = isPricedAtOnce(side, method);
  const record = await writer.run('placeExpress', {
    level: await context.levelOf(actor),
    limitUsd: await context.limitUsd(actor),
    approvalRules: terms.approval,
    validUntilMs: wanted.validUntil,
    payWithinMs: isPriced ? terms.paySeconds * 1_000 : TRANSFER_DAYS * 86_400_000,
    terms: {
      ...{ userId, brand, clientOrderId, side, coin, currency, methodId, isPriced, price: wanted.price },
      ...amounts,
      ...weightOf(context, amounts.total, currency),
      methodKind: method.kind,
      provider: provider.name,
      maxMinutes: method.maxMinutes,
      holdHours: holdHoursOf(side, method, terms),
      ...{ paymentId: null, payUrl: null, paidWith: null, openedMs: null, paidMs: null, deliveredMs: null, endedMs: null },
      ...{ refundedMs: null, sendableMs: null, takenBack: 0n, debt: 0n, forgiven: 0n },
      ...{ reviewMs: null, approvedBy: null, releasedMs: null, reason: null, lateUntilMs: null },
    },
  });
  return toExpressOrder(await openPayment(context, record, caller.language), scales.get(coin) ?? 0);
}
