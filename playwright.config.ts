import { defineConfig } from '@playwright/test';

// The test command starts the built web and the real exchange and says where they listen.
const TIMED = 'reconnect.spec.ts';
const webPort = process.env.E2E_WEB_PORT ?? '3000';

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.build/test-results/e2e',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  // Two cores serve the browsers, the web and the exchange: more workers only make everything slower.
  workers: 2,
  // What is measured by the clock runs when nothing else does, one test after the other.
  projects: [
    { name: 'product', testIgnore: TIMED },
    { name: 'timed', testMatch: TIMED, dependencies: ['product'], fullyParallel: false },
  ],
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://kontor.localhost:${webPort}`,
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
