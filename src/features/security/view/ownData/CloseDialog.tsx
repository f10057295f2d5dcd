import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
import { codes } from '@/contract/codes';
import { isApiError } from '@/src/api/apiError';
import { closeAccount } from '@/src/api/calls/ownData';
import { useAccountClosing } from '@/src/api/queries/security';
import { useSubmit } from '@/src/api/useSubmit';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { leaveForHome } from '@/src/lib/leaveForHome';
import { useHasToken } from '@/src/lib/useHasToken';
import { useProof } from '@/src/proof/useProof';
import { useAppSelector } from '@/src/state/hooks';
import { Button } from '@/src/ui/button/Button';
import { Dialog } from '@/src/ui/overlay/Dialog';
import { showToast } from '@/src/ui/toast/showToast';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { Note } from '@/src/ui/views/Note';
import { Skeleton } from '@/src/ui/views/Skeleton';
import { closingView } from '../../model/closing';
import { CloseLook } from './CloseLook';
import { CloseProof } from './CloseProof';

/** Something came in between: the first step shows what. */
const LOOK_AGAIN = new Set<string>([codes.closingOrders.code, codes.closingBalance.code]);

/** Closes the account for good: what it takes and what follows, then password, second factor and the typed UID. */
export function CloseDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('common');
  const router = useRouter();
  const formId = useId();
  const uid = useAppSelector((state) => state.profile.userInfo?.id ?? '');
  const { data, error: lookError, isValidating, mutate } = useAccountClosing(useHasToken(true));
  const words = useErrorWords();
  // No other try helps: it is all visitors' account.
  const isShared = isApiError(lookError) && lookError.code === codes.accountShared.code;
  const [givesUp, setGivesUp] = useState(false);
  const [isProving, setProving] = useState(false);
  const [typed, setTyped] = useState('');
  const proof = useProof();
  const { submit, isBusy, error, clearError } = useSubmit(async () => {
    try {
      await closeAccount({ accountId: typed.trim(), givesUp, ...(await proof.params()) });
    } catch (failure) {
      proof.heed(failure);
      if (isApiError(failure) && LOOK_AGAIN.has(failure.code)) {
        await mutate();
        setProving(false);
      }
      throw failure;
    }
    showToast({ type: 'success', content: t('security.close.done') });
    leaveForHome(router);
  });
  const view = data && closingView(data);
  const canGoOn = view !== undefined && !view.isBlocked && (givesUp || view.lost.length === 0);
  const back = isProving ? () => setProving(false) : onClose;
  return (
    <Dialog
      open
      warning
      role="alertdialog"
      title={t('security.close.ask')}
      description={t(isProving ? 'security.close.proofText' : 'security.close.askText')}
      onClose={isBusy ? undefined : onClose}
      actions={
        <>
          <Button variant="border" size="large" disabled={isBusy} onClick={back}>
            {t(isProving ? 'security.close.back' : 'security.close.keep')}
          </Button>
          {isProving ? (
            <Button danger type="submit" form={formId} size="large" loading={isBusy} data-testid="close-account">
              {t('security.close.act')}
            </Button>
          ) : view?.isBlocked ? (
            <Button size="large" variant="tertiary" loading={isValidating} onClick={() => void mutate()} data-testid="close-look-again">
              {t('security.close.lookAgain')}
            </Button>
          ) : (
            <Button size="large" disabled={!canGoOn} onClick={() => setProving(true)} data-testid="close-continue">
              {t('security.close.continue')}
            </Button>
          )}
        </>
      }
    >
      {isProving ? (
        <CloseProof {...{ formId, uid, typed, proof, isBusy, error }} onTyped={setTyped} onEdit={clearError} onSend={() => void submit()} />
      ) : view ? (
        <CloseLook {...view} givesUp={givesUp} onGivesUp={setGivesUp} />
      ) : isShared ? (
        <Note tone="error">{words(lookError)}</Note>
      ) : lookError ? (
        <ErrorView compact onRetry={() => void mutate()} retrying={isValidating} />
      ) : (
        <Skeleton width="100%" height={180} />
      )}
    </Dialog>
  );
}
