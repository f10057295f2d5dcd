import { useEffect, useState } from 'react';
import { isApiError } from '@/src/api/apiError';
import { passkeyLogin } from '@/src/api/calls/passkeys';
import { askBrowser, canOfferPasskeys, closeBrowserDialog } from '@/src/api/passkeys/browserDialog';
import { quietCall } from '@/src/api/quietCall';
import { useSubmit } from '@/src/api/useSubmit';
import { signIn } from './actions/signIn';

/** A device that answers what is offered by itself would go on for ever with a passkey that is refused: the button is left then. */
const MOST_OFFERS = 3;
/** An offer is renewed before its challenge is too old to be answered. */
const EARLY_MS = 30_000;

/**
 * Signing in with a passkey alone: by a button, and from among what the browser fills in, where it can. `isIn` runs once a user is.
 */
export function usePasskeyLogin(isIn: () => Promise<void>) {
  // Grows with every dialog that took the offer's place and failed: the browser has one at a time.
  const [offers, setOffers] = useState(0);
  const send = async (ask: () => ReturnType<typeof askBrowser>) => {
    signIn(await passkeyLogin(await ask()));
    await isIn();
  };
  const { submit, isBusy, error, clearError } = useSubmit(async (given?: Awaited<ReturnType<typeof askBrowser>>) => {
    try {
      await send(async () => given ?? askBrowser(await quietCall('passkeyLoginChallenge', {})));
    } catch (failure) {
      setOffers((count) => count + 1);
      throw failure;
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: an offer stands for as long as the page, or until a dialog took its place
  useEffect(() => {
    let isOver = false;
    let renewal: ReturnType<typeof setTimeout> | undefined;
    const offer = async (): Promise<void> => {
      const challenge = await quietCall('passkeyLoginChallenge', {});
      if (isOver) return;
      let isLate = false;
      renewal = setTimeout(
        () => {
          isLate = true;
          void closeBrowserDialog();
        },
        challenge.expiresAt - Date.now() - EARLY_MS,
      );
      try {
        const passkey = await askBrowser(challenge, true);
        if (!isOver) await submit(passkey);
      } catch (failure) {
        if (isLate && !isOver) return offer();
        if (!isApiError(failure)) throw failure;
      } finally {
        clearTimeout(renewal);
      }
    };
    const start = async () => {
      if (offers < MOST_OFFERS && (await canOfferPasskeys()) && !isOver) await offer();
    };
    // Nobody asked for it: what fails here is shown when a user does.
    start().catch(() => undefined);
    return () => {
      isOver = true;
      clearTimeout(renewal);
      void closeBrowserDialog();
    };
  }, [offers]);

  return { submit: () => void submit(), isBusy, error, clearError };
}
