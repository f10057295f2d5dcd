import { useCallback } from 'react';
import { PracticeDialog } from '@/src/features/claims';
import { dialogClosed } from '@/src/state/dialogSlice';
import { useAppDispatch, useAppSelector } from '@/src/state/hooks';
import { DepositNotAllowedDialog } from './DepositNotAllowedDialog';
import { LogoutDialog } from './LogoutDialog';
import { VerificationDialog } from './VerificationDialog';

/** The dialogs any screen may ask for through src/state/dialogSlice; one at a time. */
export function ShellDialogs() {
  const dispatch = useAppDispatch();
  const open = useAppSelector((state) => state.dialog.open);
  const close = useCallback(() => dispatch(dialogClosed()), [dispatch]);
  return (
    <>
      <PracticeDialog open={open === 'practiceClaim'} onClose={close} />
      <VerificationDialog open={open === 'verificationPrompt'} onClose={close} />
      <DepositNotAllowedDialog open={open === 'depositNotAllowed'} onClose={close} />
      <LogoutDialog open={open === 'logout'} onClose={close} />
    </>
  );
}
