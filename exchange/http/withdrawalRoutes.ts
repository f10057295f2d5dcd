import type { FastifyInstance } from 'fastify';
import type { Verifications } from '../app/verification/createVerifications';
import {
  addAddress,
  addressAddChallenge,
  listRecipients,
  readAddressBook,
  removeAddress,
  renameAddress,
  setSavedOnly,
} from '../app/withdrawals/addressBook';
import { checkAddress } from '../app/withdrawals/checkAddress';
import type { WithdrawalContext } from '../app/withdrawals/context';
import { limitsLeft } from '../app/withdrawals/readLimits';
import { cancelWithdrawal, readWithdrawal, startWithdrawal, withdraw, withdrawChallenge } from '../app/withdrawals/withdraw';
import { CALL_COSTS } from './callLimits';
import { route } from './route';

/** What leaves for other networks, and the addresses it may go to. */
export function registerWithdrawalRoutes(
  app: FastifyInstance,
  withdrawals: WithdrawalContext,
  { state }: Pick<Verifications, 'state'>,
): void {
  route(app, 'profileLimits', async ({ actor }) => {
    const { level, limits } = await state(actor);
    return { level, limits, withdrawn: await limitsLeft(withdrawals, actor.userId, limits.withdrawPerDay.amount) };
  });
  route(app, 'withdrawAddress', ({ actor, params }) => checkAddress(withdrawals, actor, params), CALL_COSTS.listing);
  route(app, 'withdrawRecipients', ({ actor }) => listRecipients(withdrawals, actor), CALL_COSTS.listing);
  route(app, 'withdrawVerify', ({ actor, params, ...caller }) => startWithdrawal(withdrawals, actor, caller, params));
  route(app, 'withdrawChallenge', ({ actor, params, ...caller }) => withdrawChallenge(withdrawals, actor, caller, params));
  route(app, 'withdraw', ({ actor, params, ...caller }) => withdraw(withdrawals, actor, caller, params));
  route(app, 'withdrawal', ({ actor, params }) => readWithdrawal(withdrawals, actor, params));
  route(app, 'withdrawCancel', ({ actor, params }) => cancelWithdrawal(withdrawals, actor, params));
  route(app, 'addressBook', ({ actor }) => readAddressBook(withdrawals, actor));
  route(app, 'addressAddChallenge', ({ actor, params, ...caller }) => addressAddChallenge(withdrawals, actor, caller, params));
  route(app, 'addressAdd', ({ actor, params, ...caller }) => addAddress(withdrawals, actor, caller, params));
  route(app, 'addressRename', ({ actor, params }) => renameAddress(withdrawals, actor, params));
  route(app, 'addressRemove', ({ actor, params }) => removeAddress(withdrawals, actor, params));
  route(app, 'savedOnlySet', ({ actor, params }) => setSavedOnly(withdrawals, actor, params));
}
