import type { FastifyInstance } from 'fastify';
import type { CallData } from '@/contract/calls';
import { SUCCESS_CODE } from '@/contract/codes';
import { type EndpointName, endpoints } from '@/contract/endpoints';
import type { SessionActor } from '../app/actor';
import { AppError } from '../app/appError';
import { CALL_COSTS } from './callLimits';
import { type CallContext, type Visit, visitOf } from './context';
import { paramsReader } from './routeParams';

/**
 * Whether a call says that somebody is at it: it does something. Reading does not, for pages read by themselves for as long as they
 * are open; nor does the token of a stream, which is asked for anew after every cut.
 */
const isActing = (name: EndpointName) => endpoints[name].method !== 'GET' && name !== 'websocketToken';

async function signedIn(app: FastifyInstance, visit: Visit, name: EndpointName): Promise<SessionActor> {
  const actor = visit.token === undefined ? undefined : await app.access.authenticate(visit.token, visit.brand, isActing(name));
  if (!actor) throw new AppError('tokenInvalid');
  return actor;
}

/**
 * Serves one endpoint of the contract. The handler gets checked parameters and, on private calls, the signed-in user;
 * what it returns travels as `data`. It refuses by throwing an AppError. `cost` is what the call takes out of its caller's budget.
 */
export function route<Name extends EndpointName>(
  app: FastifyInstance,
  name: Name,
  handler: (context: CallContext<Name>) => Promise<CallData<Name>> | CallData<Name>,
  cost: number = CALL_COSTS.light,
): void {
  const { method, path, auth } = endpoints[name];
  const read = paramsReader(name);
  app.route({
    method,
    url: path,
    config: { endpoint: name, cost },
    handler: async (request) => {
      const visit = visitOf(app, request);
      const actor = auth === 'user' ? await signedIn(app, visit, name) : undefined;
      if (!app.access.isOffered(name, visit.brand)) throw new AppError('featureOff');
      const params = read(method === 'GET' ? request.query : request.body);
      const data = await handler({ ...visit, params, actor } as CallContext<Name>);
      return { code: SUCCESS_CODE, msg: 'success', data };
    },
  });
}
