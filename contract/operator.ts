import type { Static } from 'typebox';
import { custodyCalls } from './operatorCalls/custodyCalls';
import { earnCalls } from './operatorCalls/earnCalls';
import { expressCalls } from './operatorCalls/expressCalls';
import { ledgerCalls } from './operatorCalls/ledgerCalls';
import { marketsCalls } from './operatorCalls/marketsCalls';
import type { OperatorCall } from './operatorCalls/operatorCall';
import { operatorsCalls } from './operatorCalls/operatorsCalls';
import { usersCalls } from './operatorCalls/usersCalls';
import { verificationsCalls } from './operatorCalls/verificationsCalls';
import { withdrawalsCalls } from './operatorCalls/withdrawalsCalls';

// What operators ask of the exchange. These calls exist on the exchange's own port on its own machine only: the web never passes them
// on, and they are in no public description. `npm run operator` speaks them.

export const operatorCalls = {
  ...operatorsCalls,
  ...marketsCalls,
  ...usersCalls,
  ...custodyCalls,
  ...verificationsCalls,
  ...withdrawalsCalls,
  ...ledgerCalls,
  ...expressCalls,
  ...earnCalls,
} as const satisfies Record<string, OperatorCall>;

export type OperatorCallName = keyof typeof operatorCalls;
export type OperatorParams<Name extends OperatorCallName> = Static<(typeof operatorCalls)[Name]['params']>;
