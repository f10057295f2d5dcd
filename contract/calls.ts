import type { Static, TSchema } from 'typebox';
import { convertCalls } from './calls/convertCalls';
import { custodyCalls } from './calls/custodyCalls';
import { earnCalls } from './calls/earnCalls';
import { expressCalls } from './calls/expressCalls';
import { historyCalls } from './calls/historyCalls';
import { moneyCalls } from './calls/moneyCalls';
import { noticeCalls } from './calls/noticeCalls';
import { securityCalls } from './calls/securityCalls';
import { signInCalls } from './calls/signInCalls';
import { siteCalls } from './calls/siteCalls';
import { tradingCalls } from './calls/tradingCalls';
import { verificationCalls } from './calls/verificationCalls';
import { withdrawalCalls } from './calls/withdrawalCalls';
import type { EndpointName } from './endpoints';

interface CallSchemas {
  summary: string;
  /** Query of GET, body of POST and DELETE. */
  params: TSchema;
  data: TSchema;
}

/** What every endpoint takes and answers; validators, types and OpenAPI all come from here. */
export const calls = {
  ...siteCalls,
  ...signInCalls,
  ...securityCalls,
  ...verificationCalls,
  ...noticeCalls,
  ...tradingCalls,
  ...moneyCalls,
  ...convertCalls,
  ...expressCalls,
  ...custodyCalls,
  ...historyCalls,
  ...earnCalls,
  ...withdrawalCalls,
} as const satisfies Record<EndpointName, CallSchemas>;

export type CallParams<Name extends EndpointName> = Static<(typeof calls)[Name]['params']>;
export type CallData<Name extends EndpointName> = Static<(typeof calls)[Name]['data']>;
