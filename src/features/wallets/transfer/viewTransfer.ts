import type { WalletDetail } from '@/contract/wallet';
import type { Wallet } from '@/domain/account/wallets';
import { add, compare, decimalsOf, isZero, subtract } from '@/domain/money/decimal';

export interface TransferForm {
  from: Wallet;
  coin: string;
  /** Plain decimal; "" for nothing. */
  amount: string;
}

export const otherWallet = (wallet: Wallet): Wallet => (wallet === 'MAIN' ? 'TRADE' : 'MAIN');

interface Side {
  wallet: Wallet;
  /** What is free now; undefined while that is not known. */
  now: string | undefined;
  after: string | undefined;
}

export interface TransferView {
  from: Side;
  to: Side;
  /** Why it cannot be sent; undefined when it can. */
  reason: 'loading' | 'empty' | 'tooMuch' | 'tooFine' | undefined;
}

/** As fine as the ledger keeps any coin. */
const MOST_DECIMALS = 8;

function freeIn(detail: WalletDetail | undefined, coin: string, wallet: Wallet): string | undefined {
  const found = detail?.assets.find(({ coinSymbol }) => coinSymbol === coin);
  return detail && (found?.[wallet === 'MAIN' ? 'main' : 'trade'].available ?? '0');
}

function reasonOf(amount: string, free: string | undefined): TransferView['reason'] {
  if (free === undefined) return 'loading';
  if (amount === '' || isZero(amount)) return 'empty';
  if (decimalsOf(amount) > MOST_DECIMALS) return 'tooFine';
  return compare(amount, free) > 0 ? 'tooMuch' : undefined;
}

/** What a transfer would do to both wallets, and what stands against it. What is set aside stays where it is. */
export function viewTransfer({ from, coin, amount }: TransferForm, detail: WalletDetail | undefined): TransferView {
  const to = otherWallet(from);
  const [fromNow, toNow] = [freeIn(detail, coin, from), freeIn(detail, coin, to)];
  const reason = reasonOf(amount, fromNow);
  const moved = reason === undefined ? amount : undefined;
  return {
    from: { wallet: from, now: fromNow, after: moved && fromNow && subtract(fromNow, moved) },
    to: { wallet: to, now: toNow, after: moved && toNow && add(toNow, moved) },
    reason,
  };
}
