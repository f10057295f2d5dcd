import { codes } from '@/contract/codes';
import type { PasskeyChallenge, PasskeyCreation, PasskeyRegistration } from '@/contract/passkeys';
import type { PasskeyAssertion } from '@/contract/secondFactor';
import { canUsePasskeys } from '@/src/lib/canUsePasskeys';
import { ApiError } from '../apiError';

// The browser's own dialogs for passkeys. Their library is loaded with the first of them.

const refusal = (key: string, code = key) => new ApiError({ code, msg: key, status: 0 });
const known = ({ code, key }: { code: string; key: string }) => refusal(key, code);

/** Errors that say more than that it did not happen (WebAuthn, 5.1.3 and 5.1.4); closed, timed out and nothing found are one. */
const NAMED: Readonly<Record<string, () => ApiError>> = {
  NotAllowedError: () => refusal('passkey.cancelled'),
  AbortError: () => refusal('passkey.cancelled'),
  InvalidStateError: () => known(codes.passkeyKnown),
  SecurityError: () => known(codes.passkeyElsewhere),
  NotSupportedError: () => refusal('passkey.unsupported'),
};

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');

/** What a dialog ended with, as refusals of the exchange are: whoever shows those shows these. */
const inWords = (error: unknown): ApiError => NAMED[nameOf(error)]?.() ?? refusal('passkey.failed');

async function library() {
  if (!canUsePasskeys()) throw refusal('passkey.unsupported');
  return import('@simplewebauthn/browser');
}

/**
 * Asks for a passkey that answers a challenge. With `isAutofill` the browser offers them among what it fills in, and waits for as long
 * as nobody picks one.
 * @throws ApiError passkey.cancelled, passkey.failed, passkey.unsupported, or codes.passkeyElsewhere
 */
export async function askBrowser({ options }: PasskeyChallenge, isAutofill = false): Promise<PasskeyAssertion> {
  const { startAuthentication } = await library();
  try {
    const { id, rawId, type, response } = await startAuthentication({ optionsJSON: options, useBrowserAutofill: isAutofill });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, userHandle } };
  } catch (error) {
    throw inWords(error);
  }
}

/** Has the browser make a passkey. @throws ApiError as askBrowser does, and codes.passkeyKnown */
export async function makePasskey({ options }: PasskeyCreation): Promise<PasskeyRegistration> {
  const { startRegistration } = await library();
  try {
    const { id, rawId, type, response } = await startRegistration({ optionsJSON: options });
    const { clientDataJSON, attestationObject, transports } = response;
    return {
      id,
      rawId,
      type,
      response: { clientDataJSON, attestationObject, transports: transports as PasskeyRegistration['response']['transports'] },
    };
  } catch (error) {
    throw inWords(error);
  }
}

/** Whether the browser can offer passkeys among what it fills in. */
export async function canOfferPasskeys(): Promise<boolean> {
  if (!canUsePasskeys()) return false;
  return (await library()).browserSupportsWebAuthnAutofill();
}

/** Ends a dialog or an offer that is open. */
export async function closeBrowserDialog(): Promise<void> {
  if (canUsePasskeys()) (await library()).WebAuthnAbortService.cancelCeremony();
}
