/** Where a provider of verification calls back. No call of the contract: it has no session and answers by HTTP's status. */
export const VERIFICATION_WEBHOOK_PATH = '/verification/webhook';
/** Signs what is told to the provider, and what it answers. */
export const SIGNATURE_HEADER = 'x-kontor-signature';
