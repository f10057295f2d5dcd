import type { FastifyInstance } from 'fastify';
import { Compile, type Validator } from 'typebox/compile';
import { type CallData, type CallParams, calls } from '@/contract/calls';
import { type EndpointName, endpoints } from '@/contract/endpoints';
import type { Envelope } from '@/contract/envelope';
import { PLAIN_STANDING } from '@/domain/account/standing';
import type { Actor } from '@/exchange/app/actor';
import type { Database } from '@/exchange/app/ports/database';
import { createSpot } from '@/exchange/app/spot/createSpot';
import { createClaimRepository } from '@/exchange/db/practice/claimRepository';
import { createSpotRepository } from '@/exchange/db/spot/spotRepository';
import { createWebsocketTokenRepository } from '@/exchange/db/spot/websocketTokenRepository';
import { registerPracticeRoutes } from '@/exchange/http/practiceRoutes';
import { registerSpotRoutes } from '@/exchange/http/spotRoutes';
import { buildRouteTestApp } from './exchangeApp';
import type { Money } from './moneyDesk';

/** The spot and practice routes on a database. A user's token is the user id; brands are practice brands unless named `real`. */
export function buildSpotApp(database: Database, { writer, clock }: Money, actors: readonly Actor[]) {
  const app = buildRouteTestApp({
    authenticate: async (token) => {
      const actor = actors.find(({ userId }) => userId === token);
      return actor && { sessionId: '0', sessionEndsMs: 8.64e15, standing: PLAIN_STANDING, ...actor };
    },
  });
  const websocketTokens = createWebsocketTokenRepository(database);
  const spot = createSpot({ writer, queries: createSpotRepository(database), websocketTokens, clock });
  registerSpotRoutes(app, spot);
  registerPracticeRoutes(app, { writer, queries: createClaimRepository(database), isPracticeBrand: (brand) => brand !== 'real', clock });
  return { app, spot };
}

const validators = new Map<EndpointName, Validator>();

function expectContract(name: EndpointName, data: unknown): void {
  const validator = validators.get(name) ?? Compile(calls[name].data);
  validators.set(name, validator);
  expect(validator.Errors(data)).toEqual([]);
}

/** Calls an endpoint as a user; a successful answer is checked against the contract. */
export async function call<Name extends EndpointName>(
  app: FastifyInstance,
  actor: Actor,
  name: Name,
  params: CallParams<Name>,
): Promise<Envelope<CallData<Name>>> {
  const { method, path } = endpoints[name];
  const headers = { 'exchange-token': actor.userId };
  const sent = method === 'GET' ? { query: toQuery(params) } : { payload: params as object };
  const envelope = (await app.inject({ method, url: path, headers, ...sent })).json<Envelope<CallData<Name>>>();
  if (envelope.code === '0') expectContract(name, envelope.data);
  return envelope;
}

function toQuery(params: object): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)]));
}
