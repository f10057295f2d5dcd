import type { Wallet } from '@/domain/account/wallets';
import { MainWallet } from './MainWallet';
import { TradeWallet } from './TradeWallet';

interface WalletScreenProps {
  wallet: Wallet;
  onDeposit: ((coin?: string) => void) | undefined;
}

/** One of the own wallets. */
export function WalletScreen({ wallet, onDeposit }: WalletScreenProps) {
  return wallet === 'MAIN' ? <MainWallet onDeposit={onDeposit} /> : <TradeWallet />;
}
