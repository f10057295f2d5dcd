import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callActs, type PrivateCall } from '@/contract/callActs';
import type { CallData } from '@/contract/calls';
import { SUCCESS_CODE, SUCCESS_MSG } from '@/contract/codes';
import { type EndpointName, endpoints } from '@/contract/endpoints';
import { HEADER_ACCOUNT, HEADER_HANDOVER } from '@/contract/headers';
import { PAGE_READS } from '@/contract/pageReads';
import { whyNot } from '@/domain/account/standing';
import type { StandingActor } from '../app/actor';
import { AppError } from '../app/appError';
import { refusalFor } from '../app/standing/refusal';
import { CALL_COSTS } from './callLimits';
import { type CallContext, headerOf, type Visit, visitOf } from './context';
import { paramsReader } from './routeParams';

/**
 * Whether a call says that a user is at it: it does something. Reading does not, for pages read by themselves for as long as they are
 * open.
 */
const isActing = (name: EndpointName) => endpoints[name].method !== 'GET' && !PAGE_READS.has(name);

/** Who asks, if the account may do this as it stands: nothing of a private call is looked at before. */
async function signedIn({ access }: FastifyInstance, visit: Visit, name: PrivateCall, request: FastifyRequest): Promise<StandingActor> {
  const actor = visit.token === undefined ? undefined : await access.authenticate(visit.token, visit.brand, isActing(name));
  if (!actor) throw new AppError('tokenInvalid');
  // A browser's tabs share the token: what a page of one account sends is nothing that the next one asked for.
  const account = headerOf(request, HEADER_ACCOUNT);
  if (account && account !== actor.userId) throw new AppError('accountOther');
  const reason = whyNot(callActs[name], actor.standing, access.groundOf(visit.brand), access.now());
  if (reason) throw refusalFor(reason);
  return actor;
}

const phoneOf = ({ access }: FastifyInstance, { brand }: Visit, request: FastifyRequest) =>
  access.phoneOf(headerOf(request, HEADER_HANDOVER) || undefined, brand);

const isPrivate = (name: EndpointName): name is PrivateCall => endpoints[name].auth === 'user';

/**
 * Who asks for a call, once it is settled that they may: a user by their token, a phone by its own secret (which is never logged).
 * @throws AppError tokenInvalid, accountOther, handoverOver, featureOff, and what the account's standing says
 */
export async function admitted<Name extends EndpointName>(
  app: FastifyInstance,
  name: Name,
  request: FastifyRequest,
): Promise<Omit<CallContext<Name>, 'params'>> {
  const visit = visitOf(app, request);
  const called: EndpointName = name;
  const actor = isPrivate(called) ? await signedIn(app, visit, called, request) : undefined;
  const phone = endpoints[called].auth === 'handover' ? await phoneOf(app, visit, request) : undefined;
  if (!app.access.isOffered(name, visit.brand)) throw new AppError('featureOff');
  return { ...visit, actor, phone } as Omit<CallContext<Name>, 'params'>;
}

/** What every call answers that is not refused. */
export const answerOf = (data: unknown) => ({ code: SUCCESS_CODE, msg: SUCCESS_MSG, data });

/**
 * Serves one endpoint of the contract. The handler gets checked parameters and, on private calls, the signed-in user;
 * what it returns travels as `data`. It refuses by throwing an AppError. `cost` is what the call takes out of its caller's budget.
 * What takes its time asks by `mayStill` before it is done whether who asked still may: it throws as `admitted` does.
 */
export function route<Name extends EndpointName>(
  app: FastifyInstance,
  name: Name,
  handler: (context: CallContext<Name>, mayStill: () => Promise<unknown>) => Promise<CallData<Name>> | CallData<Name>,
  cost: number = CALL_COSTS.light,
): void {
  const { method, path } = endpoints[name];
  const read = paramsReader(name);
  app.route({
    method,
    url: path,
    config: { endpoint: name, isActing: isActing(name), cost },
    handler: async (request) => {
      const asked = await admitted(app, name, request);
      const params = read(method === 'GET' ? request.query : request.body);
      return answerOf(await handler({ ...asked, params } as CallContext<Name>, () => admitted(app, name, request)));
    },
  });
}
