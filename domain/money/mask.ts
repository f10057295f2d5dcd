/** Six dots for every hidden amount: the width of the mask must not tell the size. */
export const MASK = '••••••';
