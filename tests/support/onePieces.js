const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } = require('node:fs');
const { basename, join } = require('node:path');
const { buildSync } = require('esbuild');

// Each file of tests loads its packages anew, file by file, and with some that takes longer than its tests: typebox is 680 files, half of
// all that a test of the exchange opens. Here such packages are one file each, made once for a lock file. What is loaded stays the same
// code, in the sandbox of each file of tests as before.

const root = join(__dirname, '..', '..');
const FOLDER = join(root, '.build', 'test-packages');

/** Of packages that share what they keep, one piece: else each would have its own. */
const NODE_PIECES = {
  typebox: { entries: ['typebox', 'typebox/compile'] },
  fastify: {
    entries: ['fastify', '@fastify/cookie', '@fastify/helmet', '@fastify/multipart', '@fastify/websocket'],
    external: ['pino', 'ws'],
  },
  'rate-limiter-flexible': { entries: ['rate-limiter-flexible'] },
  viem: { entries: ['viem', 'viem/accounts', '@noble/curves/secp256k1'] },
};
const WEB_PIECES = {
  'testing-library': {
    entries: ['@testing-library/dom', '@testing-library/jest-dom', '@testing-library/react', '@testing-library/user-event'],
    external: ['react', 'react-dom'],
  },
  mui: {
    entries: [
      '@emotion/cache',
      '@emotion/react',
      '@mui/material/Dialog',
      '@mui/material/Fade',
      '@mui/material/Modal',
      '@mui/material/Popper',
      '@mui/material/styles',
      '@mui/material/utils',
    ],
    external: ['react', 'react-dom'],
  },
  msw: { entries: ['msw', 'msw/node'] },
};

const EDITION = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .update(readFileSync(__filename))
  .digest('hex')
  .slice(0, 12);

/** Writes a file that is not there yet. Another run may be writing it, too: each moves a whole one to its place. */
function writeOnce(name, textOf) {
  const path = join(FOLDER, name);
  if (existsSync(path)) return path;
  mkdirSync(FOLDER, { recursive: true });
  for (const old of readdirSync(FOLDER).filter((one) => !one.includes(EDITION))) rmSync(join(FOLDER, old), { force: true });
  const own = `${path}.${process.pid}`;
  writeFileSync(own, textOf());
  renameSync(own, path);
  return path;
}

function bundle(entries, external) {
  const contents = `module.exports = { ${entries.map((entry) => `${JSON.stringify(entry)}: require(${JSON.stringify(entry)})`).join()} };`;
  const stdin = { contents, resolveDir: root };
  return buildSync({ stdin, external, bundle: true, write: false, minifyWhitespace: true, platform: 'node', format: 'cjs' }).outputFiles[0]
    .text;
}

/** For Jest's moduleNameMapper: where each package of these pieces is found. */
function mappedTo(pieces) {
  const places = Object.entries(pieces).flatMap(([piece, { entries, external = [] }]) => {
    const whole = writeOnce(`whole-${piece}-${EDITION}.cjs`, () => bundle(entries, external));
    return entries.map((entry) => {
      const part = `module.exports = require('./${basename(whole)}')[${JSON.stringify(entry)}];`;
      return [`^${entry}$`, writeOnce(`part-${entry.replaceAll('/', '+')}-${EDITION}.cjs`, () => part)];
    });
  });
  return Object.fromEntries(places);
}

module.exports = { onePieces: { node: () => mappedTo(NODE_PIECES), web: () => mappedTo(WEB_PIECES) } };
