import { existsSync, readFileSync } from 'node:fs';

/** Collects what each part of the test command counted. */
export function createReport() {
  const parts = [];
  const total = (key) => parts.reduce((sum, part) => sum + part[key], 0);
  return {
    add(name, { passed, failed, skipped = 0 }, startedAtMs) {
      parts.push({ name, passed, failed, skipped });
      const seconds = ((Date.now() - startedAtMs) / 1000).toFixed(1);
      process.stdout.write(
        `${failed ? 'FAILED' : 'ok    '} ${name}: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''} (${seconds} s)\n`,
      );
    },
    hasFailed: () => total('failed') > 0,
    /** The closing line, alone on a line. */
    line: () => `${total('passed')} passed, ${total('failed')} failed${total('skipped') ? `, ${total('skipped')} skipped` : ''}`,
  };
}

/** Counts of a jest --json file. A run that died without writing one counts as one failure. */
export function jestCounts(file, exitCode) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const result = JSON.parse(readFileSync(file, 'utf8'));
  // A suite that could not even load has no failed tests of its own.
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  return { passed: result.numPassedTests, failed: failed || (exitCode === 0 ? 0 : 1), skipped: result.numPendingTests };
}

/** Counts of a Playwright JSON report. A flaky test counts as failed: a test that needs luck is a bug. */
export function playwrightCounts(file, exitCode) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  const failed = stats.unexpected + stats.flaky;
  return { passed: stats.expected, failed: failed || (exitCode === 0 ? 0 : 1), skipped: stats.skipped };
}
