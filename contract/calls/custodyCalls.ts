import Type from 'typebox';
import * as custody from '../custody';

/** What comes in from networks. */
export const custodyCalls = {
  chains: { summary: 'Networks a coin travels on', params: custody.ChainsQuery, data: Type.Array(custody.ChainOfCoin) },
} as const;
