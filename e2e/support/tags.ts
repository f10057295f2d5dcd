/** Tests that mostly wait for time to pass: they run beside the others, without taking a place from them. */
export const WAITS = '@waits';
/** Tests that kill a program all others use: they run last. */
export const KILLS = '@kills';
