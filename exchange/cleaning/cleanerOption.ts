/** By which the exchange's program knows that it is to read files. */
export const CLEANER_OPTION = '--clean-files';
