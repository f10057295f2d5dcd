import { EXIT, fail } from './fail.mjs';

const MINIMUM = [20, 19];

/** Stops with one line when Node is older than package.json's `engines`, the oldest that the packages of the lock run on. */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isNewEnough = major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1]);
  if (!isNewEnough) fail(`Node ${MINIMUM.join('.')} or newer is needed; this is ${version}.`, EXIT.nodeTooOld);
}
