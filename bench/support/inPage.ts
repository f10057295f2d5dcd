/** What runs the benchmarks names every function through a helper that a page does not have. */
const SHIM = 'globalThis.__name ??= (named) => named;';

/** A function and its argument as a script for a page. The function must use nothing from outside itself. */
export function inPage<Argument>(run: (argument: Argument) => void, argument: Argument): string {
  return `${SHIM}(${run})(${JSON.stringify(argument)})`;
}
