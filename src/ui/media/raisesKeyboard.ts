/** Whether a focused field brings up a keyboard, over half of what is there to be seen: where fingers point, they type too. */
export const raisesKeyboard = (): boolean => window.matchMedia('(pointer: coarse)').matches;
