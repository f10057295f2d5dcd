/** Prints what came of a command; see show.mjs. */
export function show(command: object, asked: object, answer: unknown, given: object): void;
