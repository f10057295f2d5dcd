/** Why a brand file cannot be used: where in it, and what is wrong there. */
export class BrandFileError extends Error {
  constructor(
    /** Such as `accent.dark.accent`; empty when the file as a whole is wrong. */
    readonly path: string,
    readonly reason: string,
  ) {
    super(path === '' ? reason : `${path}: ${reason}`);
    this.name = 'BrandFileError';
  }
}
