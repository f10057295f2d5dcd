import type { FastifyInstance } from 'fastify';
import { totalAccountBalance, transferTargets, userBalanceSummary } from '../app/wallet/accountSummary';
import { accountBalances, allWalletBalance, walletCoin } from '../app/wallet/coinBalances';
import type { WalletContext } from '../app/wallet/context';
import { listTransfers } from '../app/wallet/listTransfers';
import { mainWallet, subUserMainWallet } from '../app/wallet/mainWallet';
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
  route(app, 'transferTargets', ({ actor }) => transferTargets(actor));
  route(app, 'walletDetail', ({ actor, params }) => walletDetail(wallet, actor, params));
  route(app, 'mainWallet', ({ actor, params }) => mainWallet(wallet, actor, params));
  route(app, 'subUserMainWallet', ({ actor, params }) => subUserMainWallet(wallet, actor, params));
  route(app, 'walletCoin', ({ actor, params }) => walletCoin(wallet, actor, params));
  route(app, 'allWalletBalance', ({ actor, params }) => allWalletBalance(wallet, actor, params));
  route(app, 'accountBalances', ({ actor, params }) => accountBalances(wallet, actor, params));
  route(app, 'totalAccountBalance', ({ actor, params }) => totalAccountBalance(wallet, actor, params));
  route(app, 'userBalanceSummary', ({ actor }) => userBalanceSummary(wallet, actor));
  route(app, 'walletWorth', ({ actor, params }) => walletWorth(wallet, actor, params), CALL_COSTS.history);
}
