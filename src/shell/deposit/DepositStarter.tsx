import { type ReactNode, useState } from 'react';
import { useSite } from '@/src/brand/SiteContext';
import { useAppSelector } from '@/src/state/hooks';
import { isReachable } from '../menus/reachable';
import { DepositPicker } from './lazyDepositPicker';
import { useDeposit } from './useDeposit';

interface DepositStarterProps {
  /** Gets what starts a deposit, of a coin or of one to be picked; undefined without a receive page, and while nobody knows whose account this is. */
  children: (deposit: ((coin?: string) => void) | undefined) => ReactNode;
}

/** Lets a page start a deposit as the header's button does. */
export function DepositStarter({ children }: DepositStarterProps) {
  const site = useSite();
  const user = useAppSelector((state) => state.profile.userInfo);
  const [isPicking, setIsPicking] = useState(false);
  const deposit = useDeposit({ pickCoin: () => setIsPicking(true) });
  const isOffered = user && isReachable('walletsReceive', site);
  return (
    <>
      {children(isOffered ? (coin) => deposit(user, coin) : undefined)}
      {isPicking && <DepositPicker onClose={() => setIsPicking(false)} />}
    </>
  );
}
