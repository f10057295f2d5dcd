import type { CodeName } from '@/contract/codes';
import type { AddressProblem, WithdrawVerify } from '@/contract/withdrawals';
import { fromUnits, toUnits } from '@/domain/money/units';
import { recipientGets, usdCentsOf } from '@/domain/withdrawal/amounts';
import { LIMIT_WINDOW_MS, leftCents } from '@/domain/withdrawal/limits';
import { riskOf } from '@/domain/withdrawal/risk';
import { type HoldReason, holdOf, isSavedOnly } from '@/domain/withdrawal/rules';
import type { Actor } from '../actor';
import { AppError } from '../appError';
import type { Network } from '../custody/networks';
import { onNetwork } from '../custody/onNetwork';
import { readMemo } from '../custody/readMemo';
import type { MessageAbout } from '../mail/words/mailWords';
import { readAmount } from '../money/ledger/readAmount';
import type { WithdrawalAsked, WithdrawalTerms } from '../money/records/withdrawalRecord';
import { KNOWN_RECIPIENTS, type Known, knownOf } from './checkAddress';
import type { WithdrawalContext } from './context';

/** What a user wants to send, checked against everything that is known before money is asked. */
export interface Draft {
  terms: Omit<WithdrawalTerms, 'clientWithdrawalId'>;
  asked: Omit<WithdrawalAsked, 'device' | 'country'>;
  holdMs: number;
  reason: HoldReason;
  isFirst: boolean;
  limitUsd: string;
  recipientGets: string;
  /** As its code's message says it. */
  about: MessageAbout;
  /** What a passkey signs of it, however it was typed: addresses, transfers to users and sales sign other words. */
  signed: string;
}

const REFUSALS: Readonly<Record<AddressProblem, CodeName>> = {
  format: 'sendToFormat',
  checksum: 'sendToChecksum',
  otherNetwork: 'sendToOtherNetwork',
  own: 'addressOwn',
  contract: 'addressContract',
};

/** The amount in ledger units: as fine as the ledger and the network carry it. @throws AppError as `readAmount`; withdrawalTooSmall */
function readSize({ chain, asset, minWithdrawal }: Network, scale: number, text: string): bigint {
  const decimals = Math.min(scale, chain.facts.assets.find((known) => known.asset === asset)?.decimals ?? scale);
  const amount = readAmount(asset, scale, text, 10n ** BigInt(scale - decimals));
  if (amount < minWithdrawal) throw new AppError('withdrawalTooSmall', fromUnits(minWithdrawal, scale), asset);
  return amount;
}

async function refuseUnsaved({ queries, clock }: WithdrawalContext, userId: string, { saved }: Known): Promise<void> {
  const now = clock.now();
  if (!isSavedOnly(await queries.savedOnly(userId), now)) return;
  if (!saved) throw new AppError('addressNotSaved');
  if (saved.usableMs > now) throw new AppError('addressWaiting', saved.usableMs);
}

/**
 * Reads what a user wants to send. @throws AppError assetUnknown, networkUnknown, withdrawalPaused, sendToFormat, sendToChecksum,
 * sendToOtherNetwork, addressOwn, addressContract, memoMissing, memoInvalid, addressLooksLike, addressNotSaved, addressWaiting,
 * amountStep, amountTooLarge, withdrawalTooSmall, withdrawalFeeChanged, withdrawalLimit
 */
export async function readDraft(context: WithdrawalContext, actor: Actor, wanted: WithdrawVerify): Promise<Draft> {
  const { userId, brand } = actor;
  const { queries, clock, rules } = context;
  const { symbol: asset, chainId } = wanted;
  const scale = context.scales.get(asset);
  if (scale === undefined) throw new AppError('assetUnknown', asset);
  const network = await context.networks.find(asset, chainId, brand);
  if (!network) throw new AppError('networkUnknown');
  if (network.withdrawals.pausedFor !== null) throw new AppError('withdrawalPaused', network.name);
  const memo = readMemo(network.chain, wanted.memo);
  if (network.chain.facts.memo !== null && memo === null && wanted.needsNoMemo !== true) throw new AppError('memoMissing');
  const checked = await onNetwork(context, userId, network, wanted.address, memo);
  if (checked.problem !== undefined) throw new AppError(REFUSALS[checked.problem], network.name);
  const { address } = checked;
  const now = clock.now();
  const [book, sent] = await Promise.all([queries.book(userId), queries.sentTo(userId, KNOWN_RECIPIENTS)]);
  const known = knownOf({ book, sent, asset, now }, { chainId, address, memo });
  if (known.looksLike && wanted.comparedAddress !== true) throw new AppError('addressLooksLike');
  await refuseUnsaved(context, userId, known);
  const amount = readSize(network, scale, wanted.amount);
  const fee = network.withdrawalFee;
  const shownFee = toUnits(wanted.fee, scale);
  if (shownFee !== fee) throw new AppError('withdrawalFeeChanged', fromUnits(fee, scale), asset);
  if (amount <= fee) throw new AppError('withdrawalTooSmall', fromUnits(network.minWithdrawal, scale), asset);
  const rate = context.rates().get(asset);
  const usdCents = rate === undefined ? null : usdCentsOf(fromUnits(amount, scale), rate);
  const limitUsd = await context.limitUsd(actor);
  // The writer says it for good; here nobody is sent a code for what cannot be.
  const left = leftCents(limitUsd, await queries.usedCents(userId, now - LIMIT_WINDOW_MS));
  if (usdCents !== null && usdCents > left) throw new AppError('withdrawalLimit', fromUnits(left, 2));
  const { score, signs } = riskOf({
    isFirstAddress: known.isFirst,
    isLookAlike: known.looksLike !== undefined,
    accountAgeMs: now - (await queries.createdMs(userId)),
    usdCents,
    limitUsd,
  });
  const { leavesMs, reason } = holdOf(rules, known.isFirst, now);
  const decimal = fromUnits(amount, scale);
  const gets = recipientGets(decimal, fromUnits(fee, scale));
  return {
    terms: { userId, brand, asset, chainId, address, memo, amount, fee },
    asked: { label: known.saved?.label ?? null, usdCents, score, signs },
    holdMs: leavesMs - now,
    reason,
    isFirst: known.isFirst,
    limitUsd,
    recipientGets: gets,
    about: {
      amount: `${decimal} ${asset}`,
      network: `${network.name} (${network.mark})`,
      recipient: address,
      ...(memo !== null && { memo }),
    },
    signed: JSON.stringify(['withdrawal', asset, chainId, address, memo, String(amount), String(fee)]),
  };
}
