/** A user's wallets: MAIN is for deposits and withdrawals, TRADE is what spot orders spend from and receive into. */
export const WALLETS = ['MAIN', 'TRADE'] as const;
export type Wallet = (typeof WALLETS)[number];
