import dynamic from 'next/dynamic';
import { type ReactNode, useState } from 'react';
import { useSite } from '@/src/brand/SiteContext';
import { useAppSelector } from '@/src/state/hooks';
import { isReachable } from '../menus/reachable';
import { useDeposit } from './useDeposit';

const DepositPicker = dynamic(() => import('./DepositPicker').then((module) => module.DepositPicker), { ssr: false });

interface DepositStarterProps {
  /** Gets what starts a deposit; undefined before the receive page exists, and before it is known whose account this is. */
  children: (deposit: (() => void) | undefined) => ReactNode;
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
      {children(isOffered ? () => deposit(user) : undefined)}
      {isPicking && <DepositPicker open onClose={() => setIsPicking(false)} />}
    </>
  );
}
