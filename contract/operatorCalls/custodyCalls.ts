import Type from 'typebox';
import { DEPOSIT_STATUSES } from '../../domain/custody/deposits';
import { ChainId, OPERATOR_PAUSES, SIMULATED_ACTS, SIMULATED_MISHAPS } from '../custody';
import { AssetCode, Decimal, Id, oneOf, TimestampMs } from '../primitives';
import { Limit, Note, Nothing, type OperatorCall, searched, strict } from './operatorCall';

/** Networks, hot wallets and what came in. */
export const custodyCalls = {
  listChains: { method: 'GET', path: '/operator/custody/chains', params: Nothing },
  hotBalances: { method: 'GET', path: '/operator/custody/balances', params: Type.Object({ chainId: ChainId }, strict) },
  listHotAlarms: { method: 'GET', path: '/operator/custody/alarms', params: Nothing },
  setHotAlarm: {
    method: 'POST',
    path: '/operator/custody/alarm',
    /** What the hot wallet should have left once what waits has been paid, in the coin. Without `most` it may have any amount. */
    params: Type.Object({ chainId: ChainId, asset: AssetCode, least: Decimal, most: Type.Optional(Decimal), note: Note }, strict),
  },
  resumeChain: { method: 'POST', path: '/operator/custody/resume', params: Type.Object({ chainId: ChainId, note: Note }, strict) },
  skipAddresses: {
    method: 'POST',
    path: '/operator/custody/skip-addresses',
    /** The last number that is not handed out any more. */
    params: Type.Object({ chainId: ChainId, number: Type.Integer({ minimum: 1, maximum: 2 ** 31 - 2 }), note: Note }, strict),
  },
  setNetwork: {
    method: 'POST',
    path: '/operator/custody/network',
    /** Without `reason` it is opened. */
    params: Type.Object(
      {
        ...{ asset: AssetCode, chainId: ChainId, side: oneOf(['deposits', 'withdrawals']) },
        ...{ reason: Type.Optional(oneOf(OPERATOR_PAUSES)), until: Type.Optional(TimestampMs), note: Note },
      },
      strict,
    ),
  },
  simulate: {
    method: 'POST',
    path: '/operator/custody/simulate',
    params: Type.Object(
      {
        ...{ chainId: ChainId, act: oneOf(SIMULATED_ACTS), note: Note },
        /** Blocks to mine, or that give way. */
        count: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
        isLossy: Type.Optional(Type.Boolean()),
        mishap: Type.Optional(oneOf(SIMULATED_MISHAPS)),
        ...{ to: Type.Optional(searched(200)), asset: Type.Optional(AssetCode), amount: Type.Optional(Decimal) },
        memo: Type.Optional(searched(64)),
      },
      strict,
    ),
  },
  listDeposits: {
    method: 'GET',
    path: '/operator/deposits',
    /** MISSING: credited, and no block has them any more. */
    params: Type.Object(
      {
        status: Type.Optional(oneOf([...DEPOSIT_STATUSES, 'MISSING'])),
        ...{ userId: Type.Optional(Id), chainId: Type.Optional(ChainId), limit: Limit },
      },
      strict,
    ),
  },
  showDeposit: { method: 'POST', path: '/operator/deposits/show', params: Type.Object({ id: Id, note: Note }, strict) },
  creditDeposit: {
    method: 'POST',
    path: '/operator/deposits/credit',
    params: Type.Object({ id: Id, userId: Type.Optional(Id), note: Note }, strict),
  },
  returnDeposit: {
    method: 'POST',
    path: '/operator/deposits/return',
    params: Type.Object({ id: Id, txId: searched(200), note: Note }, strict),
  },
} as const satisfies Record<string, OperatorCall>;
