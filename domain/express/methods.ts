/** How money comes or goes. `WALLET` is one on the payer's phone, which charges a card. */
export const METHOD_KINDS = ['CARD', 'BANK', 'WALLET'] as const;
export type MethodKind = (typeof METHOD_KINDS)[number];

/** What is paid so can be charged back weeks later. */
export const chargesCard = (kind: MethodKind): boolean => kind !== 'BANK';
