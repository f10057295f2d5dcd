/** What is told of a picture by looking at it (domain/upload/imageQuality.ts), one line each. */
export const LOOKED_AT = 3;
