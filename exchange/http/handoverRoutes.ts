import type { FastifyInstance } from 'fastify';
import type { Handovers } from '../app/verification/handover/createHandovers';
import { CALL_COSTS } from './callLimits';
import type { Visit } from './context';
import { pieceRoute } from './pieceRoute';
import { route } from './route';

/** Pictures by a phone: what the computer does, and what the phone may by its own secret alone. */
export function registerHandoverRoutes(app: FastifyInstance, handovers: Handovers): void {
  route(app, 'handoverBegin', ({ actor, params }) => handovers.begin(actor, params.step));
  route(app, 'handover', ({ actor }) => handovers.follow(actor), CALL_COSTS.history);
  route(app, 'handoverEnd', ({ actor }) => handovers.end(actor));

  const ofPhone = ({ brand, phoneSecret }: Pick<Visit, 'brand' | 'phoneSecret'>) => handovers.ofPhone(brand, phoneSecret);
  route(app, 'handoverOpen', ({ params, ...caller }) => handovers.open(caller, params), CALL_COSTS.history);
  route(app, 'handoverAsked', async (visit) => handovers.asked(await ofPhone(visit)), CALL_COSTS.history);
  route(app, 'handoverUploadBegin', async ({ params, ...visit }) => handovers.beginUpload(await ofPhone(visit), params));
  pieceRoute(app, 'handoverUploadPart', ofPhone, (open, params, piece) => handovers.receivePart(open, params, piece));
  route(
    app,
    'handoverUploadFinish',
    async ({ params, ...visit }) => handovers.finishUpload(await ofPhone(visit), params.sessionId),
    CALL_COSTS.decoding,
  );
}
