import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { EXIT, fail } from './fail.mjs';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Path of a Chromium for the browser tests: CHROMIUM_PATH, one of the system's, Playwright's own,
 * or Debian's package, which is installed when this user may.
 */
export async function findBrowser() {
  const found = await findInstalledBrowser();
  if (found) return found;
  if (installDebianPackage()) return '/usr/bin/chromium';
  return fail('No Chromium was found for the browser tests. Run "apt-get install chromium" as root, or set CHROMIUM_PATH.', EXIT.noBrowser);
}

async function findInstalledBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : fail(`CHROMIUM_PATH names no file: ${named}`, EXIT.noBrowser);
  const system = SYSTEM_BROWSERS.find((path) => existsSync(path));
  if (system) return system;
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function installDebianPackage() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  process.stdout.write('Installing the chromium package for the browser tests ...\n');
  const apt = (args) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0;
  return apt(['update', '-qq']) && apt(['install', '-y', '-qq', '--no-install-recommends', 'chromium']) && existsSync('/usr/bin/chromium');
}
