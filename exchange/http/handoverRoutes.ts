import type { FastifyInstance } from 'fastify';
import type { Handovers } from '../app/verification/handover/createHandovers';
import { CALL_COSTS } from './callLimits';
import { pieceRoute } from './pieceRoute';
import { route } from './route';

/** Pictures by a phone: what the computer does, and what the phone may by its own secret alone. */
export function registerHandoverRoutes(app: FastifyInstance, handovers: Handovers): void {
  route(app, 'handoverBegin', ({ actor, params }) => handovers.begin(actor, params.step));
  route(app, 'handover', ({ actor }) => handovers.follow(actor), CALL_COSTS.history);
  route(app, 'handoverEnd', ({ actor }) => handovers.end(actor));
  route(app, 'handoverConfirm', ({ actor, params }) => handovers.confirm(actor, params));
  route(app, 'handoverOpen', ({ params, ...caller }) => handovers.open(caller, params), CALL_COSTS.history);
  route(app, 'handoverAsked', ({ phone }) => handovers.asked(phone), CALL_COSTS.history);
  route(app, 'handoverUploadBegin', ({ phone, params }) => handovers.beginUpload(phone, params));
  pieceRoute(
    app,
    'handoverUploadPart',
    ({ phone }) => phone,
    (open, params, piece) => handovers.receivePart(open, params, piece),
  );
  route(app, 'handoverUploadFinish', ({ phone, params }) => handovers.finishUpload(phone, params.sessionId), CALL_COSTS.decoding);
}
