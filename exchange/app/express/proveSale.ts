import type { CodeSent } from '@/contract/auth';
import type { CreateExpressOrder, SaleTerms } from '@/contract/express';
import type { PasskeyChallenge } from '@/contract/passkeys';
import { fromUnits } from '@/domain/money/units';
import type { Caller } from '../accounts/model';
import type { SaleProof } from '../accounts/receivers/provePayment';
import type { StandingActor } from '../actor';
import { AppError } from '../appError';
import type { MessageAbout } from '../mail/words/mailWords';
import { readAmount } from '../money/ledger/readAmount';
import type { ExpressContext } from './context';
import { methodOf, providerFor } from './offers';

/** Which sale is meant, however its amount is written: not what it pays, which is told anew every few seconds. */
interface Named {
  /** What a passkey signs; transfers to users sign other words. */
  terms: string;
  /** What the code is sent for. */
  about: MessageAbout;
}

/** @throws AppError featureOff, expressOff, expressMethodUnknown, assetUnknown, amountStep */
function nameSale(context: ExpressContext, brand: string, { coin, amount: text, currency, methodId }: SaleTerms): Named {
  const provider = providerFor(context, brand, 'SELL');
  methodOf(provider, 'SELL', currency, methodId);
  const scale = context.scales.get(coin);
  if (scale === undefined) throw new AppError('assetUnknown', coin);
  const units = readAmount(coin, scale, text);
  return {
    terms: JSON.stringify(['sale', coin, String(units), provider.name, methodId, currency]),
    about: { amount: `${fromUnits(units, scale)} ${coin}`, recipient: `${provider.name}: ${methodId}, ${currency}` },
  };
}

/** Sends the code that confirms exactly this sale. @throws AppError as `nameSale`; addressNotSaved, rateLimited */
export async function startSale(context: ExpressContext, actor: StandingActor, caller: Caller, wanted: SaleTerms): Promise<CodeSent> {
  const { about } = nameSale(context, actor.brand, wanted);
  await context.refuseBesidesSaved(actor.userId);
  return context.sales.sendSaleCode(actor, caller, about);
}

/** A challenge for one of the own passkeys, whose answer proves this sale and no other. @throws AppError as `nameSale`; passkeyElsewhere */
export async function saleChallenge(
  context: ExpressContext,
  actor: StandingActor,
  caller: Caller,
  wanted: SaleTerms,
): Promise<PasskeyChallenge> {
  return context.sales.challenge(actor, caller, nameSale(context, actor.brand, wanted).terms);
}

/** The proof that comes with a sale. @throws AppError badRequest */
function proofOf(wanted: CreateExpressOrder): SaleProof {
  const { currentPassword, ticket, code, authenticatorCode, recoveryCode, passkey } = wanted;
  if (currentPassword === undefined) throw new AppError('badRequest', 'currentPassword', 'missing');
  if (ticket === undefined) throw new AppError('badRequest', 'ticket', 'missing');
  if (code === undefined) throw new AppError('badRequest', 'code', 'missing');
  return {
    ...{ currentPassword, ticket, code },
    ...(authenticatorCode && { authenticatorCode }),
    ...(recoveryCode && { recoveryCode }),
    ...(passkey && { passkey }),
  };
}

/**
 * A sale takes money out of the account: it is asked for what everything that leaves is, once for each order.
 * @param payout what its owner is told that it pays, and through whom
 */
export async function admitSale(
  context: ExpressContext,
  actor: StandingActor,
  caller: Caller,
  wanted: CreateExpressOrder,
  payout: string,
): Promise<void> {
  const proof = proofOf(wanted);
  const { terms, about } = nameSale(context, actor.brand, wanted);
  await context.refuseBesidesSaved(actor.userId);
  await context.sales.proveSale(actor, caller, proof, { terms, confirmed: about, told: { ...about, recipient: payout } });
}
