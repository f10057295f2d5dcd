import type { ApiError } from './apiError';

/** What the api needs of the page around it. The shell connects it; the api itself knows no screens. */
export interface ApiHost {
  /** Shows the words for an error. */
  showError(error: ApiError): void;
  /** A call was refused: what it is said with is fetched now, if it is not there. */
  beforeRefusal?(): Promise<void>;
  /** The token was refused and is removed already: go to the login page of the current locale. */
  goToLogin(): void;
  /** A call was refused for how the account stands: what is shown of it may be out of date. */
  readStanding?(): void;
  /** Another user has signed in in this browser: the page is the one before's, and must become theirs. */
  readAccount?(): void;
  /** This address may not use the site: go to /error/ip-limit. */
  goToAddressLimit(): void;
}

const nobody: ApiHost = { showError: () => undefined, goToLogin: () => undefined, goToAddressLimit: () => undefined };

let host: ApiHost = nobody;

/** @returns a function that disconnects again */
export function connectApi(next: ApiHost): () => void {
  host = next;
  return () => {
    if (host === next) host = nobody;
  };
}

export function apiHost(): ApiHost {
  return host;
}
