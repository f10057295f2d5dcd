/** What stands for a number that is hidden. Six dots for every one: the width must not tell the size. */
export const MASK = '••••••';
