/** Where a provider of verification calls back. No call of the contract: it has no session and answers by HTTP's status. */
export const VERIFICATION_WEBHOOK_PATH = '/verification/webhook';
/** Signs what is told to the provider, and what it answers. */
export const SIGNATURE_HEADER = 'x-kontor-signature';
/** Where a payment provider calls back. */
export const PAYMENT_WEBHOOK_PATH = '/express/webhook';
/** The page of the simulated payment provider, and what is done on it. A real provider's page is at its own address. */
export const SIMULATED_PAYMENT_PATH = '/express/simulated/page';
export const SIMULATED_PAYMENT_ACT_PATH = '/express/simulated/act';
