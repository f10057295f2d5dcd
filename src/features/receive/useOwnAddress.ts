import { standingOf } from '@/contract/standing';
import { type WhyNot, whyNot } from '@/domain/account/standing';
import { type ChainOfCoin, useDepositAddress } from '@/src/api/queries/custody';
import { useSite } from '@/src/brand/SiteContext';
import { useHasToken } from '@/src/lib/useHasToken';
import { useAppSelector } from '@/src/state/hooks';

/** The own address of a coin on a network, where deposits are open and this account may make one; `reason`: why it may not. */
export function useOwnAddress(symbol: string, { chainId, deposits }: ChainOfCoin) {
  const { globalRegion } = useSite();
  const hasToken = useHasToken(true);
  const user = useAppSelector((state) => state.profile.userInfo);
  // The rule of every deposit act: who comes by the address alone is told the same.
  const reason: WhyNot | undefined = user ? whyNot('DEPOSIT', standingOf(user), { globalRegion }, Date.now()) : undefined;
  const isAsked = hasToken && deposits.isOpen && reason === undefined;
  return { ...useDepositAddress(isAsked ? { symbol, chainId } : undefined), reason };
}
