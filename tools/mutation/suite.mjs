import { createRequire } from 'node:module';

// Jest's own, which it does not hand out by itself.
const { expect } = createRequire(import.meta.resolve('jest'))('expect');

// As much of a test framework as the areas' tests use. They are loaded once and run again for every mutant, in one process: Jest would
// load everything anew each time, which takes many times as long as the tests.

/** No test of an area takes nearly as long; one that does waits for what never comes. */
const PATIENCE_MS = Number(process.env.MUTATION_TEST_MS ?? 30_000);

const group = (name, parent) => ({ name, parent, tests: [], groups: [], beforeAll: [], afterAll: [], beforeEach: [], afterEach: [] });
let current = group('', undefined);

/** Jest's title of a row of `each`. */
const titled = (title, row) => {
  let at = 0;
  return title.replace(/%[psidfoj]/g, () => String(row[at++]));
};
const eachOf = (define) => (rows) => (title, body) => {
  for (const row of rows) {
    const values = Array.isArray(row) ? row : [row];
    define(titled(title, values), () => body(...values));
  }
};

function describe(name, body) {
  const own = group(name, current);
  current.groups.push(own);
  current = own;
  body();
  current = own.parent;
}
const it = (name, body) => current.tests.push({ name, body });
describe.each = eachOf(describe);
it.each = eachOf(it);
it.skip = () => {};
it.failing = it.skip;
describe.skip = () => {};
const hook = (kind) => (body) => current[kind].push(body);
const hooks = ['beforeAll', 'afterAll', 'beforeEach', 'afterEach'];
Object.assign(globalThis, { describe, it, test: it, expect, ...Object.fromEntries(hooks.map((kind) => [kind, hook(kind)])) });

/** Loads a file of tests and answers its outermost group. */
export async function loadFile(url) {
  const file = group('', undefined);
  current = file;
  await import(url);
  return file;
}

async function call(body) {
  let timer;
  const patience = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('it does not end')), PATIENCE_MS);
  });
  try {
    await Promise.race([(async () => body())(), patience]);
  } finally {
    clearTimeout(timer);
  }
}

const fullName = (own, name) => (own.parent ? fullName(own.parent, `${own.name} ${name}`) : name.trim());
const chain = (own) => (own ? [...chain(own.parent), own] : []);

/**
 * Runs the tests of a group that `isWanted`, and its hooks when there are any; a hook that fails is told under the name of the group.
 * `note(name, error, ms)` answers false to end it all.
 */
export async function runGroup(own, isWanted, note, onStart) {
  const wanted = own.tests.map((one) => ({ ...one, name: fullName(own, one.name) })).filter(({ name }) => isWanted(name));
  const hasWanted = (one) => one.tests.some(({ name }) => isWanted(fullName(one, name))) || one.groups.some(hasWanted);
  if (!hasWanted(own)) return true;
  const first = firstWanted(own, isWanted);
  let goesOn = true;
  const attempt = async (body, name) => {
    const startedMs = performance.now();
    try {
      await call(body);
    } catch (error) {
      goesOn = note(name, error ?? new Error('failed'), performance.now() - startedMs) && goesOn;
      return false;
    }
    return true;
  };
  onStart(first);
  let isReady = true;
  for (const body of own.beforeAll) isReady = isReady && (await attempt(body, first));
  if (isReady) {
    for (const { name, body } of wanted) {
      if (!goesOn) break;
      onStart(name);
      const startedMs = performance.now();
      let isGood = true;
      const step = async (part) => {
        if (isGood) isGood = await attempt(part, name);
      };
      for (const { beforeEach } of chain(own)) for (const part of beforeEach) await step(part);
      await step(body);
      for (const { afterEach } of chain(own).reverse())
        for (const part of afterEach) {
          const isClean = await attempt(part, name);
          isGood = isGood && isClean;
        }
      if (isGood) note(name, undefined, performance.now() - startedMs);
    }
    for (const inner of own.groups) if (goesOn) goesOn = await runGroup(inner, isWanted, note, onStart);
  }
  for (const body of own.afterAll) await attempt(body, first);
  return goesOn;
}

function firstWanted(own, isWanted) {
  for (const { name } of own.tests) if (isWanted(fullName(own, name))) return fullName(own, name);
  for (const inner of own.groups) {
    const found = firstWanted(inner, isWanted);
    if (found !== undefined) return found;
  }
  return undefined;
}
