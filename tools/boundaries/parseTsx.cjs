// dependency-cruiser parses with SWC here (the native TypeScript compiler has no API for it) and asks SWC for plain
// TypeScript whatever the file; JSX then fails and the file's imports go unseen. This hands SWC the right dialect.

const swc = require('@swc/core');

const { parseFileSync } = swc;

/** @param {{ hidesTypeImports: boolean }} options whether imports that vanish when compiled are left out */
function parseTsx({ hidesTypeImports }) {
  swc.parseFileSync = (file, options) => {
    const program = parseFileSync(file, { ...options, tsx: file.endsWith('x') });
    if (hidesTypeImports) program.body = program.body.filter((node) => !node.typeOnly);
    return program;
  };
}

module.exports = { parseTsx };
