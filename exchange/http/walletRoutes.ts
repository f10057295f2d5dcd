import type { FastifyInstance } from 'fastify';
import { transferFunds, type WalletContext } from '../app/wallet/transferFunds';
import { route } from './route';

/** Moving money between one's own wallets. */
export function registerWalletRoutes(app: FastifyInstance, wallet: WalletContext): void {
  route(app, 'createTransfer', ({ actor, params }) => transferFunds(wallet, actor, params));
}
