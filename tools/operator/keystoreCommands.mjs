import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/root.mjs';
import { EXIT, OperatorError } from './exit.mjs';

const BUILT = join(root, '.build/exchange/main.mjs');

/** The exchange's program makes it, so that no other code ever has the keys. */
function makeKeystore(args) {
  const program = existsSync(BUILT) ? [BUILT] : ['--import', 'tsx', join(root, 'exchange/main.ts')];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...program, '--make-keystore', ...args], { encoding: 'utf8' });
  if (status !== 0) throw new OperatorError(stderr.trim().replace(/^kontor: /, ''), EXIT.refused);
  return JSON.parse(stdout);
}

export const keystoreCommands = [
  {
    words: ['custody', 'keystore'],
    about: "Makes custody's keys for a network of the family of Ethereum, sealed with a passphrase in a file.",
    help: [
      'Run it where the keys are to be used, or on a machine without a network and carry the file over; it asks nothing of the exchange.',
      'The 24 words bring the keys back and are shown this once: write them on paper, and try that paper with --phrase-file before anything',
      'is sent to the hot wallet. EVM_XPUB belongs into the settings of the exchange; nothing can be signed with it.',
    ],
    options: {
      out: { required: true, value: 'file', about: 'the keystore; one that is there is never written over' },
      'passphrase-file': { required: true, value: 'file', about: 'passphrase of 12 characters or more, readable by you alone' },
      network: { value: 'number', about: 'EVM_CHAIN_ID; 1 (Ethereum) unless told. It signs for no other' },
      'phrase-file': { value: 'file', about: 'words of before, to make the same keys again' },
      limits: { value: 'list', about: 'most of one withdrawal in smallest units: native=<amount>,<contract>=<amount>; no others are sent' },
    },
    prepare: (given) => {
      const names = ['out', 'passphrase-file', 'network', 'phrase-file', 'limits'].filter((name) => given[name] !== undefined);
      return { params: {}, shown: makeKeystore(names.flatMap((name) => [`--${name}`, given[name]])) };
    },
  },
];
