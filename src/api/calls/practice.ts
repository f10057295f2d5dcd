import { call } from '../call';

/** Claims practice funds for the trading wallet, once a day. Toasts on failure. */
export const claimPracticeFunds = () => call('practiceClaim', {});
