import type { AccountsContext } from '../context';

/** What an authenticator's key is sealed for. */
export const authenticatorAbout = (userId: string) => `authenticator:${userId}`;

export const sealKey = ({ sealer }: Pick<AccountsContext, 'sealer'>, userId: string, key: string): string =>
  sealer.seal(key, authenticatorAbout(userId));
export const openKey = ({ sealer }: Pick<AccountsContext, 'sealer'>, userId: string, sealed: string): string =>
  sealer.open(sealed, authenticatorAbout(userId));
