import type { FastifyInstance } from 'fastify';
import { endpoints } from '@/contract/endpoints';
import type { Accounts } from '../app/accounts/createAccounts';
import type { OwnData } from '../app/ownData/createOwnData';
import { CALL_COSTS } from './callLimits';
import { setFileStatuses } from './fileStatuses';
import { admitted, route } from './route';
import { paramsReader } from './routeParams';

/** Everything there is of the own account, as a file that is made while it is read. */
export function registerOwnDataRoutes(app: FastifyInstance, { security }: Pick<Accounts, 'security'>, ownData: OwnData): void {
  route(app, 'dataExport', ({ actor, params, ...caller }) => {
    // Said where it is read, before a password is asked for and a link is given out that opens nothing.
    ownData.refuseSecond(actor.userId);
    return security.startExport(actor, caller, params);
  });
  void app.register(async (files) => registerFile(files, security, ownData));
}

function registerFile(app: FastifyInstance, security: Accounts['security'], ownData: OwnData): void {
  setFileStatuses(app);
  const { method, path } = endpoints.dataExportFile;
  const read = paramsReader('dataExportFile');
  app.route({
    method,
    url: path,
    // Its head alone would cost the whole file.
    exposeHeadRoute: false,
    config: { endpoint: 'dataExportFile', cost: CALL_COSTS.decoding },
    handler: async (request, reply) => {
      const { brand } = await admitted(app, 'dataExportFile', request);
      const userId = await security.followExport(brand, read(request.query));
      return reply
        .header('content-type', 'application/zip')
        .header('content-disposition', `attachment; filename="account-${userId}.zip"`)
        .header('cross-origin-resource-policy', 'same-origin')
        .header('referrer-policy', 'no-referrer')
        .send(ownData.zipOf(userId));
    },
  });
}
