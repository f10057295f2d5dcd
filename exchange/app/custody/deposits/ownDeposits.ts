import type { CallData, CallParams } from '@/contract/calls';
import type { CodeName } from '@/contract/codes';
import type { Deposit, DepositAddress, PracticePayment } from '@/contract/custody';
import type { Page } from '@/contract/envelope';
import type { AddressProblem } from '@/contract/withdrawals';
import { confirmationsAt } from '@/domain/custody/confirmations';
import { fromUnits } from '@/domain/money/units';
import type { Sending } from '../../accounts/createSending';
import type { Caller } from '../../accounts/model';
import type { Actor, SessionActor } from '../../actor';
import { AppError } from '../../appError';
import { DEFAULT_PAGE_SIZE, pageOf, readCursor } from '../../pageCursor';
import type { Clock } from '../../ports/clock';
import type { Chains } from '../chains';
import { confirmationsOf, type Network, type Networks } from '../networks';
import { onNetwork } from '../onNetwork';
import { readMemo } from '../readMemo';
import type { Simulation } from '../simulation';
import type { DepositAddressRow, DepositRow, FollowStore, OwnDepositStore } from './depositStore';
import type { OwnAddresses } from './ownAddresses';
import { type PracticePaymentStore, practicePaymentsLeft, sendPracticeCoins } from './practicePayments';

/** What a user's own deposits stand on. */
export interface DepositsContext {
  store: OwnDepositStore & Pick<FollowStore, 'standing' | 'ownerOf'>;
  /** Asks for the second factor and tells the owner, where coins may go back to another place. */
  sending: Pick<Sending, 'challenge' | 'proveForRefund'>;
  networks: Networks;
  chains: Chains;
  addresses: OwnAddresses;
  scales: ReadonlyMap<string, number>;
  /** Absent where the exchange runs no network itself. */
  simulation?: Pick<Simulation, 'pay' | 'runs'>;
  practicePayments: PracticePaymentStore;
  clock: Clock;
}

type Asked = { symbol: string; chainId: string };

/** @throws AppError assetUnknown, chainUnknown */
async function networkOf({ networks, scales }: DepositsContext, { brand }: Actor, { symbol, chainId }: Asked): Promise<Network> {
  if (!scales.has(symbol)) throw new AppError('assetUnknown', symbol);
  const network = await networks.find(symbol, chainId, brand);
  if (!network) throw new AppError('chainUnknown', chainId);
  return network;
}

/** @throws AppError depositsPaused: nobody is shown where to send what would wait */
function refusePaused({ deposits }: Network): void {
  if (deposits.pausedFor !== null) throw new AppError('depositsPaused');
}

async function shownAddress(
  context: DepositsContext,
  { userId }: Actor,
  network: Network,
  row: DepositAddressRow,
): Promise<DepositAddress> {
  const { asset, chainId, chain } = network;
  const canPractise = context.simulation?.runs(chain);
  return {
    symbol: asset,
    chainId,
    address: row.address,
    memo: row.memo,
    refund: (await context.store.refundAddress(userId, asset, chainId)) ?? null,
    practicePaymentsLeft: canPractise ? await practicePaymentsLeft(context, userId) : null,
  };
}

/** Where a user receives a coin on a network: made when it is first asked for. @throws AppError assetUnknown, chainUnknown, depositsPaused */
export async function depositAddress(context: DepositsContext, actor: Actor, asked: Asked): Promise<DepositAddress> {
  const network = await networkOf(context, actor, asked);
  refusePaused(network);
  return shownAddress(context, actor, network, await context.addresses.current(actor.userId, network.chain));
}

/** Another address. @throws AppError as depositAddress, and addressLimit */
export async function newDepositAddress(context: DepositsContext, actor: Actor, asked: Asked): Promise<DepositAddress> {
  const network = await networkOf(context, actor, asked);
  refusePaused(network);
  return shownAddress(context, actor, network, await context.addresses.another(actor.userId, network.chain));
}

const REFUSED: Record<AddressProblem, CodeName> = {
  format: 'addressFormat',
  checksum: 'addressChecksum',
  otherNetwork: 'addressOtherNetwork',
  own: 'addressOwn',
  contract: 'addressContract',
};

type RefundPlace = CallParams<'refundAddressChallenge'>;

/** @throws AppError assetUnknown, chainUnknown, what is wrong with the address, memoInvalid */
async function readRefund(context: DepositsContext, actor: SessionActor, { symbol, chainId, address, memo: typed }: RefundPlace) {
  const network = await networkOf(context, actor, { symbol, chainId });
  const memo = readMemo(network.chain, typed);
  const checked = await onNetwork({ queries: context.store }, actor.userId, network, address, memo);
  if (checked.problem !== undefined) throw new AppError(REFUSED[checked.problem], network.name);
  const given = { address: checked.address, memo };
  return { network, given, terms: JSON.stringify(['refund', chainId, symbol, given.address, memo]) };
}

/** A challenge for one of the own passkeys, whose answer proves this place and no other. @throws AppError as submitRefundAddress */
export async function refundAddressChallenge(
  context: DepositsContext,
  actor: SessionActor,
  caller: Caller,
  asked: RefundPlace,
): Promise<CallData<'refundAddressChallenge'>> {
  return context.sending.challenge(actor, caller, async () => (await readRefund(context, actor, asked)).terms);
}

/**
 * Names where coins go back to that cannot be credited: a way out, so it takes the second factor where there is one, and the owner is told.
 * Named again it is as it was. @throws AppError as depositAddress, what is wrong with the address, memoInvalid, and as
 * `Sending.proveForRefund`
 */
export async function submitRefundAddress(
  context: DepositsContext,
  actor: SessionActor,
  caller: Caller,
  { symbol, chainId, address, memo: typed, ...proof }: CallParams<'submitRefundAddress'>,
): Promise<DepositAddress> {
  const { store, addresses, clock } = context;
  const { userId } = actor;
  const { network, given, terms } = await readRefund(context, actor, {
    symbol,
    chainId,
    address,
    ...(typed !== undefined && { memo: typed }),
  });
  const { chain, name, mark } = network;
  const { memo } = given;
  const before = await store.refundAddress(userId, symbol, chainId);
  if (before?.address !== given.address || before.memo !== given.memo) {
    const told = { network: `${name} (${mark})`, recipient: given.address, ...(memo !== null && { memo }) };
    await context.sending.proveForRefund(actor, caller, proof, { terms, told });
    await store.saveRefundAddress(userId, symbol, chainId, given, clock.now());
  }
  return shownAddress(context, actor, network, await addresses.current(userId, chain));
}

/** Has practice coins sent to the own address. @throws AppError as depositAddress, practiceOff, practicePaymentLimit */
export async function practicePayment(context: DepositsContext, actor: Actor, asked: Asked): Promise<PracticePayment> {
  const network = await networkOf(context, actor, asked);
  refusePaused(network);
  if (!context.simulation?.runs(network.chain)) throw new AppError('practiceOff');
  return sendPracticeCoins(context, actor.userId, network, await context.addresses.current(actor.userId, network.chain));
}

interface Shown {
  scales: DepositsContext['scales'];
  heights: ReadonlyMap<string, number>;
  needed: ReadonlyMap<string, number>;
}

function shownDeposit(row: DepositRow & { name: string }, { scales, heights, needed }: Shown): Deposit {
  const { depositId, asset, amount, chainId, name, address, memo, txId, status, reason, atMs, creditedMs } = row;
  const confirmationsNeeded = needed.get(chainId) ?? 1;
  return {
    ...{
      depositId,
      coinSymbol: asset,
      amount: fromUnits(amount, scales.get(asset) ?? 0),
      chainId,
      name,
      address,
      memo,
      txId,
      status,
      reason,
    },
    confirmations: Math.min(confirmationsNeeded, confirmationsAt({ height: row.height, head: heights.get(chainId) ?? 0 })),
    confirmationsNeeded,
    at: atMs,
    creditedAt: creditedMs,
  };
}

async function neededBy({ store, chains }: DepositsContext, chainIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const needed = new Map<string, number>();
  for (const chainId of new Set(chainIds)) {
    const asked = (await store.standing(chainId))?.confirmations ?? 1;
    const chain = chains.get(chainId);
    needed.set(chainId, chain ? confirmationsOf({ chain, confirmations: asked }) : asked);
  }
  return needed;
}

/** Own deposits, newest first; what a reorganisation took back is not shown. @throws AppError badRequest for a cursor that is none */
export async function listDeposits(
  context: DepositsContext,
  { userId }: Actor,
  { symbol, searchAfter, pageSize = DEFAULT_PAGE_SIZE }: CallParams<'deposits'>,
): Promise<Page<Deposit>> {
  const { store, scales } = context;
  const rows = await store.page(userId, symbol, readCursor(searchAfter), pageSize + 1);
  const needed = await neededBy(
    context,
    rows.map(({ chainId }) => chainId),
  );
  const shown = { scales, heights: await store.readHeights(), needed };
  return pageOf(
    rows,
    pageSize,
    ({ atMs, depositId }) => ({ atMs, id: depositId }),
    (row) => shownDeposit(row, shown),
  );
}
