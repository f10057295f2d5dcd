import Type, { type Static } from 'typebox';
import { WALLETS } from '../domain/account/wallets';
import { AssetCode, Decimal, oneOf } from './primitives';

/** Balance of one asset in one wallet; total = available + held. */
export const Balance = Type.Object({ wallet: oneOf(WALLETS), asset: AssetCode, available: Decimal, held: Decimal });
export type Balance = Static<typeof Balance>;
