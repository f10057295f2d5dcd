const vm = require('node:vm');

// Each file of tests loads its modules anew, in a sandbox of its own. What a module does is done again every time; reading its text, and
// turning it into what the machine runs, would be the same each time, and took more than a fifth of all that tests of code cost. Jest asks
// Node for a function of a text; here Node makes a script of the text once for each worker, and the script makes the function in each
// sandbox. This file is loaded outside of the sandbox, where what it keeps outlives a file of tests.

const compileAnew = vm.compileFunction;

/** By parameters and place: the text a script was made of, and the script. */
const kept = new Map();

/** Run once: nobody asks for it again. */
const TEST_FILE = /\.test\.tsx?$/;

/** A script whose value is the function. What stands on a line stands there in stack traces, too. */
function scriptOf(source, parameters, filename) {
  const opening = `(function (${parameters.join()}) {`;
  return new vm.Script(`${opening}${source}\n})`, { filename, columnOffset: -opening.length });
}

function keptScript(source, parameters, filename) {
  const place = `${parameters.join()} ${filename}`;
  const before = kept.get(place);
  if (before?.source === source) return before.script;
  const script = scriptOf(source, parameters, filename);
  kept.set(place, { source, script });
  return script;
}

vm.compileFunction = (source, parameters = [], options = {}) => {
  const { filename, parsingContext } = options;
  if (!parsingContext || !filename || TEST_FILE.test(filename)) return compileAnew(source, parameters, options);
  let script;
  try {
    script = keptScript(source, parameters, filename);
  } catch {
    // No text of a function: whoever asked is told so in the words they know.
    return compileAnew(source, parameters, options);
  }
  return script.runInContext(parsingContext);
};
