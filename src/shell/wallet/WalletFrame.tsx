import type { ReactNode } from 'react';
import { SideFrame } from '../side/SideFrame';
import { WalletNav } from './WalletNav';

/** Around every page of the wallets: the others beside it. */
export function WalletFrame({ children }: { children: ReactNode }) {
  return <SideFrame side={<WalletNav />}>{children}</SideFrame>;
}
