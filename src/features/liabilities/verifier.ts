/** The file that checks a proof, for everybody to read, keep and run elsewhere. It is not part of the page's own code. */
export const VERIFIER_PATH = '/verify-owed.mjs';

export type Verified = { isProven: true; own: string; everybody: string } | { isProven: false; why: string };

interface Verifier {
  verifyLiability(proof: unknown, publishedRoot: string): Promise<Verified>;
}

/** Runs the very file that is shown. Rejects when it cannot be loaded. */
export const loadVerifier = (): Promise<Verifier> =>
  import(/* webpackIgnore: true */ /* turbopackIgnore: true */ `${window.location.origin}${VERIFIER_PATH}`);

/** Its text, as it is served. */
export async function readVerifier(): Promise<string> {
  const answer = await fetch(VERIFIER_PATH);
  if (!answer.ok) throw new Error(`${VERIFIER_PATH}: ${answer.status}`);
  return answer.text();
}
