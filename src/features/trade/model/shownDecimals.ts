/** Fees and what is left after them are shown as the ledger keeps them: with fewer digits a small fee would read as none. */
export const FEE_DECIMALS = 8;
