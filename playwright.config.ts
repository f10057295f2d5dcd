import { defineConfig } from '@playwright/test';
import { KILLS, WAITS } from './e2e/support/tags';

// The test command starts the built web and the real exchange and says where they listen.
const webPort = process.env.E2E_WEB_PORT ?? '3000';
const tagged = (tag: string) => new RegExp(tag);

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.build/test-results/e2e',
  // Far more than any test takes: a busy machine is slow, not wrong.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  fullyParallel: true,
  // Two cores serve the browsers, the web and the exchange: three at once keep them busy, and what waits takes nobody's place.
  workers: 4,
  projects: [
    { name: 'waits', grep: tagged(WAITS), workers: 1 },
    { name: 'product', grepInvert: [tagged(WAITS), tagged(KILLS)], workers: 3 },
    { name: 'kills', grep: tagged(KILLS), dependencies: ['waits', 'product'] },
  ],
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://kontor.localhost:${webPort}`,
    screenshot: 'only-on-failure',
    // Recording each step costs as much again as the step: E2E_TRACE=1 records, to look into a failure.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Without a card to draw with, a process for it only carries pictures to and fro.
        '--in-process-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
