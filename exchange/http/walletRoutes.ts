import type { FastifyInstance } from 'fastify';
import type { WalletContext } from '../app/wallet/context';
import { listTransfers } from '../app/wallet/listTransfers';
import { listTransactions } from '../app/wallet/transactions/listTransactions';
import { transferFunds } from '../app/wallet/transferFunds';
import { walletDetail } from '../app/wallet/walletDetail';
import { walletWorth } from '../app/wallet/walletWorth';
import { CALL_COSTS } from './callLimits';
import { route } from './route';

/** What is in one's own wallets, and moving it between them. */
export function registerWalletRoutes(app: FastifyInstance, wallet: WalletContext): void {
  route(app, 'createTransfer', ({ actor, params }) => transferFunds(wallet, actor, params));
  route(app, 'transfers', ({ actor, params }) => listTransfers(wallet, actor, params), CALL_COSTS.history);
  route(app, 'transactions', ({ actor, params }) => listTransactions(wallet, actor, params), CALL_COSTS.history);
  route(app, 'walletDetail', ({ actor }) => walletDetail(wallet, actor));
  route(app, 'walletWorth', ({ actor, params }) => walletWorth(wallet, actor, params), CALL_COSTS.history);
}
