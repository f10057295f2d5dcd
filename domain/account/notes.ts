/** The most characters of a note that goes with money to another user. */
export const NOTE_LENGTH = 80;
