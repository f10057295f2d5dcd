import type { FastifyInstance } from 'fastify';
import type { Verifications } from '../app/verification/createVerifications';
import { CALL_COSTS } from './callLimits';
import { route } from './route';

/** Who a user is. */
export function registerVerificationRoutes(app: FastifyInstance, { state, kyc, kyb }: Verifications): void {
  route(app, 'verificationState', ({ actor }) => state(actor));

  route(app, 'kycDict', ({ actor, language }) => kyc.dict(actor, language), CALL_COSTS.listing);
  route(app, 'kycQuestionRecord', ({ actor, params }) => kyc.record(actor, params.level));
  route(app, 'kycInit', ({ actor, params }) => kyc.start(actor, params.level));
  route(app, 'kycQuestionSubmit', ({ actor, params }) => kyc.submit(actor, params));
  route(app, 'kycIdentityInit', ({ actor, params }) => kyc.selfie(actor, params.version));
  route(app, 'kycIdentityFinish', ({ actor, params }) => kyc.finish(actor, params));
  route(app, 'kycSupplementInit', ({ actor, params }) => kyc.requests(actor, params.level));
  route(app, 'kycSupplementSave', ({ actor, params }) => kyc.supplement(actor, params));

  route(app, 'kybDict', ({ actor, language }) => kyb.dict(actor, language), CALL_COSTS.listing);
  route(app, 'kybQuestionRecord', ({ actor }) => kyb.record(actor));
  route(app, 'kybInit', ({ actor }) => kyb.start(actor));
  route(app, 'kybQuestionSubmit', ({ actor, params }) => kyb.submit(actor, params));
  route(app, 'kybIdentityInit', ({ actor, params }) => kyb.people(actor, params.version));
  route(app, 'kybIdentityFinish', ({ actor, params }) => kyb.finish(actor, params.version));
  route(app, 'kybSupplementInit', ({ actor }) => kyb.requests(actor));
  route(app, 'kybSupplementSave', ({ actor, params }) => kyb.supplement(actor, params));
}
