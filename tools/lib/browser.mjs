import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { EXIT, fail } from './fail.mjs';

/** Debian's Chromium without its windows: the same pages at two thirds of the work. */
const HEADLESS_SHELL = { debianPackage: 'chromium-headless-shell', path: '/usr/bin/chromium-headless-shell' };
const CHROMIUM = { debianPackage: 'chromium', path: '/usr/bin/chromium' };

const SYSTEM_BROWSERS = [
  HEADLESS_SHELL.path,
  CHROMIUM.path,
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
  const installed = installDebianPackage();
  if (installed) return installed;
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

/** Path of what could be installed; older releases of Debian lack the shell. */
function installDebianPackage() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get') || !runApt(['update', '-qq'])) return undefined;
  for (const { debianPackage, path } of [HEADLESS_SHELL, CHROMIUM]) {
    process.stdout.write(`Installing the package ${debianPackage} for the browser tests ...\n`);
    if (runApt(['install', '-y', '-qq', '--no-install-recommends', debianPackage]) && existsSync(path)) return path;
  }
  return undefined;
}

function runApt(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}
