/** What packages with parts for one system alone are chosen by. */
export function thisMachine() {
  const { glibcVersionRuntime } = process.platform === 'linux' ? process.report.getReport().header : {};
  const libc = glibcVersionRuntime ? 'glibc' : 'musl';
  return { os: process.platform, cpu: process.arch, libc: process.platform === 'linux' ? libc : undefined };
}

/** `['linux']`, or `['!win32']`; absent: all. */
function isAmong(value, names) {
  if (names === undefined) return true;
  const wanted = names.filter((name) => !name.startsWith('!'));
  return !names.includes(`!${value}`) && (wanted.length === 0 || wanted.includes(value));
}

/** Part of a package for this machine. Optional ones that name none are what parts for others need: npm leaves them out with those. */
const isPartFor = ({ os, cpu, libc }, machine) =>
  (os ?? cpu ?? libc) !== undefined && isAmong(machine.os, os) && isAmong(machine.cpu, cpu) && isAmong(machine.libc, libc);

/**
 * Whether what npm has written down of a folder (node_modules/.package-lock.json, which it writes when it is done) is what the lock
 * asks for on this machine: nothing missing, nothing else, nothing more.
 */
export function fitsLock({ packages }, installed, machine) {
  const there = installed?.packages;
  if (!there) return false;
  const isSame = (path) => there[path]?.version === packages[path].version && there[path]?.integrity === packages[path].integrity;
  const isMissing = (path) => path !== '' && !(path in there) && (!packages[path].optional || isPartFor(packages[path], machine));
  return Object.keys(there).every((path) => path in packages && isSame(path)) && !Object.keys(packages).some(isMissing);
}
