const ADDRESS = /^(\[.*\]|[\d.]+)$/;

/**
 * What shares of a host are counted by: the last two names of it, for whoever owns a name has as many below it as they like. A few owners
 * under one ending of a country share theirs.
 */
export function hostGroup(url: string): string {
  const { hostname } = new URL(url);
  return ADDRESS.test(hostname) ? hostname : hostname.replace(/\.$/, '').split('.').slice(-2).join('.');
}
