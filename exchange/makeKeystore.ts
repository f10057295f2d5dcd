import { link, rm, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { validateMnemonic } from '@scure/bip39';
import { english, generateMnemonic, mnemonicToAccount } from 'viem/accounts';
import { StartError } from './app/startError';
import { checkEvmAddress } from './custody/evm/checkAddress';
import { ACCOUNT_PATH, addressesBelow, GAS_WALLET, HOT_WALLET } from './custody/evm/hdAddresses';
import { KeystoreError, sealKeystore } from './custody/evm/keystore/keystore';
import { readOwnersFile } from './custody/evm/keystore/ownersFile';
import { usualPolicy } from './custody/evm/keystore/writtenPolicy';

const OWNER_ONLY = 0o600;
const STRENGTH = 256;
const SHORTEST_PASSPHRASE = 12;

const refuse = (message: string) => new StartError('settingInvalid', message);

/** `native=<amount>,<contract>=<amount>`, in the smallest units. */
function limitsOf(text: string | undefined): Record<string, bigint> {
  const limits = (text ?? '').split(',').filter((part) => part !== '');
  return Object.fromEntries(
    limits.map((part) => {
      const [coin = '', amount = ''] = part.split('=');
      const checked = checkEvmAddress(coin);
      const name = coin === 'native' ? coin : checked.ok ? checked.address : undefined;
      if (name === undefined || !/^\d{1,40}$/.test(amount)) throw refuse('Limits look like native=<amount>,<contract>=<amount>.');
      return [name, BigInt(amount)];
    }),
  );
}

function optionsOf(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = { out: text, 'passphrase-file': text, network: text, 'phrase-file': text, limits: text };
  const { values } = parseArgs({ args: [...args], options });
  const { out, 'passphrase-file': passphraseFile, network = '1', limits } = values;
  if (out === undefined || passphraseFile === undefined) throw refuse('A keystore needs --out and --passphrase-file.');
  if (!/^[1-9]\d{0,14}$/.test(network)) throw refuse('--network is a number: 1 is Ethereum.');
  const policy = { ...usualPolicy(Number(network)), maxWithdrawals: limitsOf(limits) };
  return { out, passphraseFile, phraseFile: values['phrase-file'], policy };
}

const read = (path: string) =>
  readOwnersFile(path).catch((error: unknown) => {
    throw error instanceof KeystoreError ? refuse(error.message) : error;
  });

async function passphraseOf(path: string): Promise<string> {
  const passphrase = (await read(path)).replace(/\r?\n$/, '');
  if (passphrase.length < SHORTEST_PASSPHRASE) throw refuse(`${path}: a passphrase has ${SHORTEST_PASSPHRASE} characters or more.`);
  return passphrase;
}

/** A phrase that is read from a file brings back what was lost; otherwise there is a new one. */
async function phraseOf(path: string | undefined): Promise<string> {
  if (path === undefined) return generateMnemonic(english, STRENGTH);
  return (await read(path)).trim().split(/\s+/).join(' ');
}

/** Words whose checksum (BIP-39) is not right would be the keys of another wallet, in which nothing lies. */
function accountKeyOf(phrase: string): string {
  if (!validateMnemonic(phrase, english)) throw refuse('These words are no phrase: one of them is misspelt, missing or in another place.');
  return mnemonicToAccount(phrase, { path: ACCOUNT_PATH }).getHdKey().privateExtendedKey;
}

/** Whole or not at all, and never over one that is there: its keys might be nowhere else. */
async function writeOnce(path: string, text: string): Promise<void> {
  const fresh = `${path}.${process.pid}`;
  try {
    await writeFile(fresh, text, { mode: OWNER_ONLY, flag: 'wx' });
    await link(fresh, path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw refuse(code === 'EEXIST' ? `${path} is there already, and stays as it is.` : `${path} cannot be written (${code}).`);
  } finally {
    await rm(fresh, { force: true });
  }
}

/** Makes the keys of custody and seals them into a file. The words that bring them back are told this once, to be written on paper. */
export async function makeKeystore(args: readonly string[]): Promise<void> {
  const { out, passphraseFile, phraseFile, policy } = optionsOf(args);
  const passphrase = await passphraseOf(passphraseFile);
  const phrase = await phraseOf(phraseFile);
  const keystore = await sealKeystore({ accountKey: accountKeyOf(phrase), policy }, passphrase);
  await writeOnce(out, `${JSON.stringify(keystore, null, 2)}\n`);
  const addressAt = addressesBelow(keystore.xpub);
  const made = {
    keystore: out,
    network: policy.chainId,
    'hot wallet': addressAt(HOT_WALLET),
    'gas wallet': addressAt(GAS_WALLET),
    EVM_XPUB: keystore.xpub,
    ...(phraseFile === undefined ? { words: phrase } : {}),
  };
  process.stdout.write(`${JSON.stringify(made)}\n`);
}
