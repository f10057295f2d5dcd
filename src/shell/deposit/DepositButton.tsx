import { ArrowDownToLine } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useSite } from '@/src/brand/SiteContext';
import { useAppSelector } from '@/src/state/hooks';
import { Button } from '@/src/ui/button/Button';
import { isReachable } from '../menus/reachable';
import { DepositPicker } from './lazyDepositPicker';
import { useDeposit } from './useDeposit';

interface DepositButtonProps {
  isInDrawer?: boolean;
  onLeave?: () => void;
  className?: string;
}

/** Starts a deposit. Not shown before the receive page exists, nor before it is known whose account this is. */
export function DepositButton({ isInDrawer = false, onLeave, className }: DepositButtonProps) {
  const { t } = useTranslation();
  const site = useSite();
  const user = useAppSelector((state) => state.profile.userInfo);
  const [isPicking, setIsPicking] = useState(false);
  const deposit = useDeposit({ pickCoin: () => setIsPicking(true), onLeave });
  if (!user || !isReachable('walletsReceive', site)) return null;
  return (
    <>
      <Button
        variant={isInDrawer ? 'primary' : 'tertiaryLight'}
        size={isInDrawer ? 'medium' : 'small'}
        block={isInDrawer}
        className={className}
        startIcon={<ArrowDownToLine size={14} aria-hidden="true" />}
        onClick={() => deposit(user)}
        data-testid="deposit"
      >
        {t('shell.deposit.action')}
      </Button>
      {isPicking && <DepositPicker onClose={() => setIsPicking(false)} />}
    </>
  );
}
