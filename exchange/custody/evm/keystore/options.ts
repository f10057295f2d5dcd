/** By which the exchange's program knows that it is to sign; the keystore and the file with its passphrase follow. */
export const SIGNER_OPTION = '--sign';
/** ... and that it is to make a keystore (`npm run operator -- custody keystore`). */
export const KEYSTORE_OPTION = '--make-keystore';
