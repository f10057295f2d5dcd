import { fitsLock } from '@/tools/lib/installed.mjs';

const fish = { version: '1.0.0', integrity: 'sha512-fish' };
const lock = {
  packages: {
    '': { name: 'kontor', version: '0.1.0' },
    'node_modules/fish': fish,
    'node_modules/fish/node_modules/fin': { version: '2.0.0', dev: true, integrity: 'sha512-fin' },
    'node_modules/@fish/linux-x64': { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'], libc: ['glibc'] },
    'node_modules/@fish/darwin-arm64': { version: '1.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] },
    'node_modules/@fish/needed-by-darwin': { version: '1.0.0', optional: true },
    'node_modules/@fish/not-win': { version: '1.0.0', optional: true, os: ['!win32'] },
  },
};
const machine = { os: 'linux', cpu: 'x64', libc: 'glibc' };
/** What npm writes down of a folder it has filled here. */
const { '': _root, 'node_modules/@fish/darwin-arm64': _part, 'node_modules/@fish/needed-by-darwin': _needed, ...here } = lock.packages;
const fits = (packages: object) => fitsLock(lock, { packages }, machine);
const without = (name: string) => Object.fromEntries(Object.entries(here).filter(([path]) => path !== name));

describe('a folder of packages that somebody has filled', () => {
  it('is taken when it fits the lock', () => expect(fits(here)).toBe(true));

  it.each([
    ['is missing', without('node_modules/fish')],
    ['of tests is missing', without('node_modules/fish/node_modules/fin')],
    ['of this machine is missing, as in a folder copied from another', without('node_modules/@fish/linux-x64')],
    ['is missing that is for all machines but others', without('node_modules/@fish/not-win')],
    ['has another version', { ...here, 'node_modules/fish': { ...fish, version: '1.0.1' } }],
    ['has another content', { ...here, 'node_modules/fish': { ...fish, integrity: 'sha512-shark' } }],
    ['is too many', { ...here, 'node_modules/shark': fish }],
  ])('is filled anew when a package %s', (_what, packages) => expect(fits(packages)).toBe(false));

  it('may lack what is for another libc', () => {
    expect(fitsLock(lock, { packages: without('node_modules/@fish/linux-x64') }, { ...machine, libc: 'musl' })).toBe(true);
  });

  it('is filled anew when npm has written nothing down', () => {
    expect(fitsLock(lock, undefined, machine)).toBe(false);
    expect(fitsLock(lock, {}, machine)).toBe(false);
  });
});
