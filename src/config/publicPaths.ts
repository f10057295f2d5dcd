// What lies in public/ or is not a page. The matcher of middleware.ts says the same; a test holds the two together.
const PUBLIC_PATH = /^\/(api\/|ws$|_next\/(static\/|image)|(fonts|coins|home|brands)\/|(favicon\.ico|manifest\.webmanifest|robots\.txt)$)/;

/** True for paths that middleware.ts does not see. */
export function isPublicPath(path: string): boolean {
  return PUBLIC_PATH.test(path.split(/[?#]/, 1)[0] ?? '');
}
