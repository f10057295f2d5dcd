import { useRouter } from 'next/router';
import type { UserInfo } from '@/contract/user';
import { assertNever } from '@/domain/assertNever';
import { useSite } from '@/src/brand/SiteContext';
import { pathTo } from '@/src/config/matchRoute';
import { useReasonWords } from '@/src/i18n/useReasonWords';
import { dialogOpened } from '@/src/state/dialogSlice';
import { useAppDispatch } from '@/src/state/hooks';
import { showToast } from '@/src/ui/toast/showToast';
import { depositStep } from './depositStep';

interface DepositOptions {
  pickCoin: () => void;
  /** The surface the button stands on can close. */
  onLeave?: () => void;
}

/** Takes the step that fits the account: pick a coin unless one is named, go and receive, verify, or hear that it may not. */
export function useDeposit({ pickCoin, onLeave }: DepositOptions): (user: UserInfo, coin?: string) => void {
  const router = useRouter();
  const dispatch = useAppDispatch();
  const site = useSite();
  const wordsOf = useReasonWords();

  return (user, coin) => {
    const step = depositStep(user, site, Date.now(), coin);
    switch (step.kind) {
      case 'pickCoin':
        return pickCoin();
      case 'receive':
        onLeave?.();
        return void router.push(pathTo('walletsReceive', { coin: step.coin }));
      case 'verify':
        onLeave?.();
        return void router.push(pathTo('verificationKyc'));
      case 'notAllowed':
        onLeave?.();
        return void dispatch(dialogOpened('depositNotAllowed'));
      case 'refused':
        return void showToast({ type: 'error', content: wordsOf(step.reason) });
      default:
        return assertNever(step);
    }
  };
}
