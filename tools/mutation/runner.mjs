import { readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { DryRunStatus, determineHitLimitReached, TestStatus, toMutantRunResult } from '@stryker-mutator/api/test-runner';

/** Files of MUTATION_TESTS (comma-separated; a name may have a *), in its order and each once: those that notice most first. */
function testFiles() {
  const found = (process.env.MUTATION_TESTS ?? '').split(',').flatMap((glob) => {
    const [start, end] = basename(glob).split('*');
    if (end === undefined) return [glob];
    const names = readdirSync(dirname(glob)).filter((name) => name.startsWith(start) && name.endsWith(end));
    return names.sort().map((name) => join(dirname(glob), name));
  });
  return [...new Set(found)];
}

/** StrykerJS's test runner: loads the tests of an area once and runs them for one mutant after the other (suite.mjs). */
class AreaRunner {
  groups = undefined;

  capabilities() {
    return { reloadEnvironment: false };
  }

  async init() {
    // A mutant may break what nobody waits for any more.
    process.on('unhandledRejection', () => {});
    process.on('uncaughtException', () => {});
  }

  get mutants() {
    const { NAMESPACE } = INSTRUMENTER_CONSTANTS;
    globalThis[NAMESPACE] ??= {};
    return globalThis[NAMESPACE];
  }

  async load() {
    if (this.groups) return;
    await import('tsx');
    const suite = await import('./suite.mjs');
    this.groups = [];
    this.runGroup = suite.runGroup;
    for (const file of testFiles()) this.groups.push(await suite.loadFile(pathToFileURL(resolve(file)).href));
  }

  async dryRun({ coverageAnalysis }) {
    const { mutants } = this;
    mutants.activeMutant = undefined;
    mutants.mutantCoverage = { static: {}, perTest: {} };
    mutants.currentTestId = undefined;
    try {
      await this.load();
    } catch (error) {
      return { status: DryRunStatus.Error, errorMessage: String(error?.stack ?? error) };
    }
    const result = await this.run(
      () => true,
      (name) => {
        mutants.currentTestId = name;
      },
    );
    return coverageAnalysis === 'off' ? result : { ...result, mutantCoverage: mutants.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, mutantActivation }) {
    const { mutants } = this;
    mutants.hitLimit = undefined;
    mutants.hitCount = undefined;
    mutants.activeMutant = mutantActivation === 'static' ? activeMutant.id : undefined;
    try {
      await this.load();
    } catch (error) {
      return toMutantRunResult({
        status: DryRunStatus.Complete,
        tests: [{ id: 'load', name: 'load', status: TestStatus.Failed, failureMessage: String(error), timeSpentMs: 0 }],
      });
    }
    mutants.activeMutant = activeMutant.id;
    mutants.hitLimit = hitLimit;
    mutants.hitCount = hitLimit ? 0 : undefined;
    const wanted = testFilter && new Set(testFilter);
    const result = await this.run(
      (name) => !wanted || wanted.has(name),
      () => {},
      true,
    );
    const endless = determineHitLimitReached(mutants.hitCount, hitLimit);
    mutants.activeMutant = undefined;
    mutants.hitLimit = undefined;
    return toMutantRunResult(endless ?? result);
  }

  async run(isWanted, onStart, isBailing = false) {
    const tests = new Map();
    const note = (name, error, timeSpentMs) => {
      if (tests.get(name)?.status === TestStatus.Failed) return !isBailing;
      const status = error ? TestStatus.Failed : TestStatus.Success;
      const failureMessage = error && `${error.message}\n${error.stack}`.slice(0, 2000);
      tests.set(name, { id: name, name, timeSpentMs, status, ...(error && { failureMessage }) });
      return !(error && isBailing);
    };
    for (const group of this.groups) if (!(await this.runGroup(group, isWanted, note, onStart))) break;
    return { status: DryRunStatus.Complete, tests: [...tests.values()] };
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'area', AreaRunner)];
