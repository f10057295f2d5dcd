const NO_BREAK_SPACE = '\u00a0';

/** Keeps a date or a figure in one line of the sentence it stands in. */
export const unbroken = (text: string): string => text.replaceAll(' ', NO_BREAK_SPACE);
