import type { FastifyInstance } from 'fastify';
import type { CallParams } from '@/contract/calls';
import type { Accounts } from '../app/accounts/createAccounts';
import type { OwnData } from '../app/ownData/createOwnData';
import { CALL_COSTS } from './callLimits';
import { fileRoute, OWN_FILE } from './fileRoute';
import { route } from './route';

/** Everything there is of the own account, as a file that is made while it is read. */
export function registerOwnDataRoutes(app: FastifyInstance, { security }: Pick<Accounts, 'security'>, ownData: OwnData): void {
  route(app, 'dataExport', ({ actor, params, ...caller }) => {
    // Said where it is read, before a password is asked for and a link is given out that opens nothing.
    ownData.refuseSecond(actor.userId);
    return security.startExport(actor, caller, params);
  });
  const fileOf = async (brand: string, params: CallParams<'dataExportFile'>) => {
    const userId = await security.followExport(brand, params);
    const headers = { 'content-disposition': `attachment; filename="account-${userId}.zip"`, ...OWN_FILE };
    return { contentType: 'application/zip', headers, body: ownData.zipOf(userId) };
  };
  fileRoute(app, 'dataExportFile', fileOf, { cost: CALL_COSTS.decoding });
}
