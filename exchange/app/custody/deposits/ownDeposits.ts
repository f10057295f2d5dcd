import type { CallParams } from '@/contract/calls';
import type { Deposit, DepositAddress, PracticePayment } from '@/contract/custody';
import type { Page } from '@/contract/envelope';
import { confirmationsAt } from '@/domain/custody/deposits';
import { fromUnits } from '@/domain/money/units';
import type { Actor } from '../../actor';
import { AppError } from '../../appError';
import { DEFAULT_PAGE_SIZE, pageOf, readCursor } from '../../pageCursor';
import type { Clock } from '../../ports/clock';
import type { AddressCheck } from '../chain';
import type { Chains } from '../chains';
import type { Network, Networks } from '../networks';
import type { Simulation } from '../simulation';
import { neededOn } from './context';
import type { DepositAddressRow, DepositRow, FollowStore, OwnDepositStore } from './depositStore';
import type { OwnAddresses } from './ownAddresses';
import { type PracticePaymentStore, practicePaymentsLeft, sendPracticeCoins } from './practicePayments';

/** What a user's own deposits stand on. */
export interface DepositsContext {
  store: OwnDepositStore & Pick<FollowStore, 'standing'>;
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

const REFUSED: Record<Extract<AddressCheck, { ok: false }>['reason'], 'addressFormat' | 'addressChecksum' | 'addressOtherNetwork'> = {
  format: 'addressFormat',
  checksum: 'addressChecksum',
  otherNetwork: 'addressOtherNetwork',
};

/** Names where coins go back to that cannot be credited. @throws AppError as depositAddress, and what is wrong with the address */
export async function submitRefundAddress(
  context: DepositsContext,
  actor: Actor,
  { address, memo, ...asked }: CallParams<'submitRefundAddress'>,
): Promise<DepositAddress> {
  const network = await networkOf(context, actor, asked);
  const checked = network.chain.checkAddress(address);
  if (!checked.ok) throw new AppError(REFUSED[checked.reason]);
  const given = { address: checked.address, memo: network.chain.facts.memo === null ? null : (memo ?? null) };
  await context.store.saveRefundAddress(actor.userId, asked.symbol, asked.chainId, given, context.clock.now());
  return shownAddress(context, actor, network, await context.addresses.current(actor.userId, network.chain));
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
    confirmations: Math.min(confirmationsNeeded, confirmationsAt(row.height, heights.get(chainId) ?? 0)),
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
    needed.set(chainId, chain ? neededOn(chain, asked) : asked);
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
