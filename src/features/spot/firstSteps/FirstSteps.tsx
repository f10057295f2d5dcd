import { useTranslation } from 'next-i18next/pages';
import { useCallback, useEffect, useState } from 'react';
import { usePracticeStatus } from '@/src/api/queries/practice';
import { useFormat } from '@/src/format';
import { useClaimDialog } from '@/src/market/claims/useClaimDialog';
import { useMarket } from '@/src/market/MarketContext';
import { useOwnAccount } from '@/src/realtime';
import { useAppSelector } from '@/src/state/hooks';
import { useTicket } from '../ticket/useTicket';
import { CoachMark } from './CoachMark';
import { nextProgress } from './nextProgress';
import { keepProgress, type Progress, progressOf, type Step } from './progress';

/** What each hint stands beside. A ticket with a size in it is ready to be sent. */
const TARGETS: Record<Step | 'send', string> = {
  claim: '[data-testid="ticket"] [data-testid="available"]',
  // The input itself lies unseen over what is drawn of it.
  buy: '[data-testid="ticket"] :has(> input[type="range"])',
  send: '[data-testid="ticket"] [data-testid="place-order"]',
  see: '[data-testid="orders-panel"] [role="tablist"]',
};

const targetOf = (place: Step | 'send'): HTMLElement | null => document.querySelector<HTMLElement>(TARGETS[place]);

/** The element a hint stands beside, looked for again whenever the terminal may have changed; null while it is not there. */
function useTarget(place: Step | 'send' | undefined): HTMLElement | null {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  // After every paint: panels come and go without asking.
  useEffect(() => {
    setTarget(place === undefined ? null : targetOf(place));
  });
  return target;
}

const COUNT = 3;
const QUARTER = 25;

/** Three hints for a new user's first order: where the funds come from, how to buy, where to see it. */
export function FirstSteps({ userId }: { userId: string }) {
  const { t } = useTranslation('common');
  const { progress, finish } = useProgress(userId);
  const openClaim = useClaimDialog();
  const isCovered = useAppSelector(({ dialog }) => dialog.open !== undefined);
  const step = progress === 'done' || isCovered ? undefined : progress;
  const target = useTarget(step === 'buy' ? undefined : step);
  if (step === 'buy') return <BuyStep onSkip={finish} />;
  if (step === undefined || target === null) return null;

  const words = (name: string) => t(`trade.firstSteps.${name}`);
  if (step === 'claim') {
    const act = { label: words('claimAct'), onPress: openClaim };
    return <CoachMark target={target} title={words('claim')} text={words('claimText')} place={1} count={COUNT} act={act} onSkip={finish} />;
  }
  const act = { label: words('done'), onPress: finish };
  return <CoachMark target={target} isAbove title={words('see')} text={words('seeText')} place={3} count={COUNT} act={act} />;
}

/** How much to buy, then the button; its ticket is the page's, so it is asked for in this step alone. */
function BuyStep({ onSkip }: { onSkip: () => void }) {
  const { t } = useTranslation('common');
  const { quote, totalDecimals } = useMarket();
  const format = useFormat();
  const ticket = useTicket();
  const isShown = useAppSelector(({ profile }) => profile.showBalances);
  const isReady = ticket.form.size !== undefined;
  const target = useTarget(isReady ? 'send' : 'buy');
  if (target === null) return null;
  const words = (name: string, values?: Record<string, string>) => t(`trade.firstSteps.${name}`, values);
  // A hidden balance is hidden here, too.
  const funds = isShown ? `${format.fixed(ticket.balances.quote, totalDecimals)} ${quote}` : quote;
  const act = isReady ? undefined : { label: words('buyAct'), onPress: () => ticket.takeShare(QUARTER) };
  const text = isReady ? words('sendText') : words('buyText', { funds });
  return <CoachMark target={target} title={words('buy')} text={text} place={2} count={COUNT} act={act} onSkip={onSkip} />;
}

/** How far a user has come, kept for the next visit. */
function useProgress(userId: string): { progress: Progress | undefined; finish: () => void } {
  const [kept, setKept] = useState(() => progressOf(userId));
  const isDone = kept === 'done';
  const { data: status } = usePracticeStatus(!isDone);
  const account = useOwnAccount();
  const progress = nextProgress(kept, account, status?.canClaim);
  useEffect(() => {
    if (progress === undefined || progress === kept) return;
    keepProgress(userId, progress);
    setKept(progress);
  }, [userId, progress, kept]);
  const finish = useCallback(() => {
    keepProgress(userId, 'done');
    setKept('done');
  }, [userId]);
  return { progress, finish };
}
