import type { Page } from '@playwright/test';

/** What holds passkeys for a page: Chromium's own authenticator for tests, which answers at once. */
export interface PasskeyHolder {
  /** How many it holds. */
  count(): Promise<number>;
  /** Whether its owner answers; else the browser's dialog ends as when it is closed. */
  setPresent(isPresent: boolean): Promise<void>;
}

/** Gives the page's browser a device that knows its owner's finger. */
export async function holdPasskeys(page: Page): Promise<PasskeyHolder> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', { options });
  return {
    count: async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    setPresent: async (isPresent) => {
      await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: isPresent });
    },
  };
}
