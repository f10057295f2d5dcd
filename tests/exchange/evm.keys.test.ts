import fc from 'fast-check';
import { getAddress } from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { arrivedUnits, sentAmount, spentUnits } from '@/exchange/custody/evm/amounts';
import { checkEvmAddress } from '@/exchange/custody/evm/checkAddress';
import { addressesBelow, isExtendedPublicKey } from '@/exchange/custody/evm/hdAddresses';
import { openKeystore, sealKeystore } from '@/exchange/custody/evm/keystore/keystore';
import { createKeystoreSigner } from '@/exchange/custody/evm/keystore/keystoreSigner';
import { usualPolicy } from '@/exchange/custody/evm/keystore/writtenPolicy';
import { checkSigned } from '@/exchange/custody/evm/signer/checkSigned';
import { messageOf, requestOf } from '@/exchange/custody/evm/signer/message';
import type { SigningRequest } from '@/exchange/custody/evm/signer/signer';
import { ACCOUNT, PHRASE } from '../support/evm/evmRig';

const COST = 2 ** 10;
const accountKey = ACCOUNT.privateExtendedKey;
const policy = usualPolicy(1);
const addressAt = addressesBelow(ACCOUNT.publicExtendedKey);
const STRANGER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const TOKEN = '0xdAC17F958D2ee523a2206206994597C13D831ec7';

describe('addresses of custody', () => {
  it('come from the public key alone, and are those that wallets make of the same words', () => {
    for (const index of [0, 1, 7, 123_456])
      expect(addressAt({ branch: 0, index })).toBe(mnemonicToAccount(PHRASE, { addressIndex: index }).address);
    expect(addressAt({ branch: 1, index: 0 })).toBe(mnemonicToAccount(PHRASE, { changeIndex: 1 }).address);
    for (const odd of [-1, 0.5, 2 ** 31, Number.NaN]) expect(() => addressAt({ branch: 0, index: odd })).toThrow(RangeError);
  });

  it('are of no private key, and of no key that is mistyped', () => {
    expect(isExtendedPublicKey(ACCOUNT.publicExtendedKey)).toBe(true);
    expect(isExtendedPublicKey(accountKey)).toBe(false);
    expect(isExtendedPublicKey(ACCOUNT.publicExtendedKey.replace('xpub6', 'xpub7'))).toBe(false);
    expect(isExtendedPublicKey('')).toBe(false);
  });
});

describe('an address that a user typed', () => {
  it.each([
    [STRANGER, { ok: true, address: STRANGER }],
    [STRANGER.toLowerCase(), { ok: true, address: STRANGER }],
    [`0x${STRANGER.slice(2).toUpperCase()}`, { ok: true, address: STRANGER }],
    [` ${STRANGER}\n`, { ok: true, address: STRANGER }],
    [STRANGER.replace('C5', 'c5'), { ok: false, reason: 'checksum' }],
    [STRANGER.slice(0, -1), { ok: false, reason: 'format' }],
    [STRANGER.slice(2), { ok: false, reason: 'format' }],
    ['', { ok: false, reason: 'format' }],
    ['vitalik.eth', { ok: false, reason: 'format' }],
    [`0x${'0'.repeat(40)}`, { ok: false, reason: 'format' }],
    [`0x${'0'.repeat(39)}4`, { ok: false, reason: 'format' }],
    ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', { ok: false, reason: 'otherNetwork' }],
    ['TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC', { ok: false, reason: 'otherNetwork' }],
    ['7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV', { ok: false, reason: 'otherNetwork' }],
  ])('%s', (text, found) => expect(checkEvmAddress(text)).toEqual(found));

  it('is told when one letter has the other case', () => {
    const hex = fc.array(fc.constantFrom(...'0123456789abcdef'), { minLength: 40, maxLength: 40 });
    fc.assert(
      fc.property(hex, fc.nat(39), (digits, at) => {
        const address = getAddress(`0x${digits.join('')}`);
        const letter = address[2 + at] ?? '';
        const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
        const typed = `${address.slice(0, 2 + at)}${other}${address.slice(3 + at)}`;
        const found = checkEvmAddress(typed);
        if (typed === address || /^0x(?:[0-9a-f]+|[0-9A-F]+)$/.test(typed)) expect(found).toMatchObject({ ok: true });
        else expect(found).toEqual({ ok: false, reason: 'checksum' });
      }),
      { numRuns: 200 },
    );
  });
});

describe('amounts of a network', () => {
  it('never make the ledger hold more than lies there', () => {
    const places = fc.integer({ min: 0, max: 20 });
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), places, places, (amount, ledger, network) => {
        const scale = { ledger, network };
        const [came, went] = [arrivedUnits(amount, scale), spentUnits(amount, scale)];
        const worth = (units: bigint) => units * 10n ** BigInt(network);
        const exact = amount * 10n ** BigInt(ledger);
        expect(worth(came) <= exact && exact <= worth(went)).toBe(true);
        expect(went - came <= 1n).toBe(true);
        if (came === went) expect(sentAmount(came, scale)).toBe(amount);
      }),
    );
  });
});

describe('a keystore', () => {
  it('opens with its passphrase, to the keys and limits that were sealed, and says nothing of them to anybody else', async () => {
    const sealed = JSON.stringify(await sealKeystore({ accountKey, policy }, 'correct horse', COST));
    expect(await openKeystore(sealed, 'correct horse')).toEqual({ accountKey, policy });
    expect(sealed).toContain(ACCOUNT.publicExtendedKey);
    expect(sealed).not.toContain(accountKey.slice(4, 40));
    await expect(openKeystore(sealed, 'correct hors')).rejects.toThrow('another passphrase, or the file was changed');
  });

  it('does not open when anything in it was changed, limits and network included', async () => {
    const limited = { ...policy, maxWithdrawals: { native: 5n, [TOKEN]: 7n } };
    const keystore = await sealKeystore({ accountKey, policy: limited }, 'correct horse', COST);
    expect((await openKeystore(JSON.stringify(keystore), 'correct horse')).policy).toEqual(limited);
    const changes: object[] = [
      { xpub: `${keystore.xpub}1` },
      { policy: { ...keystore.policy, chainId: 5 } },
      { policy: { ...keystore.policy, maxFee: '1' } },
      { policy: { ...keystore.policy, maxGasTopUp: '99999999999999999999' } },
      { policy: { ...keystore.policy, maxWithdrawals: {} } },
      { policy: { ...keystore.policy, maxWithdrawals: { native: '50', [TOKEN]: '7' } } },
      { scrypt: { ...keystore.scrypt, cost: COST * 2 } },
      { nonce: Buffer.alloc(12).toString('base64') },
      { sealed: `AAAA${keystore.sealed.slice(4)}` },
    ];
    for (const change of changes)
      await expect(openKeystore(JSON.stringify({ ...keystore, ...change }), 'correct horse')).rejects.toThrow('does not open');
  });

  it.each(['', '{}', 'null', '[]', '{"version":2}', '{"version":1,"scrypt":{"cost":4294967296,"salt":""}}'])('is no file like %s', (text) =>
    expect(openKeystore(text, 'correct horse')).rejects.toThrow('no file that this program has written'),
  );
});

describe('what a signer lets', () => {
  const hot = { branch: 0, index: 0 } as const;
  const gasWallet = { branch: 1, index: 0 } as const;
  const deposit = { branch: 0, index: 5 } as const;
  const price = { gas: 21_000n, maxFeePerGas: 10n ** 9n, maxPriorityFeePerGas: 1n, nonce: 3, chainId: 1, contract: null };
  const withdrawal: SigningRequest = { purpose: 'withdrawal', from: hot, to: STRANGER, toPlace: null, amount: 5n, ...price };
  const sweep: SigningRequest = { purpose: 'sweep', from: deposit, to: addressAt(hot), toPlace: hot, amount: 5n, ...price };
  const gas: SigningRequest = { purpose: 'gas', from: gasWallet, to: addressAt(deposit), toPlace: deposit, amount: 5n, ...price };
  const signer = createKeystoreSigner({ accountKey, policy });

  it.each([
    withdrawal,
    { ...withdrawal, contract: TOKEN } as const,
    sweep,
    { ...sweep, to: addressAt(gasWallet), toPlace: gasWallet },
    gas,
  ])('signs $purpose with the key of where it leaves, and travels as text without a loss', async (request) => {
    const same = requestOf(JSON.parse(JSON.stringify(messageOf(request))));
    expect(same).toEqual(request);
    await expect(checkSigned(await signer.sign(same), request, addressAt(request.from))).resolves.toMatch(/^0x[0-9a-f]{64}$/);
  });

  it.each<[string, SigningRequest]>([
    ['another network', { ...withdrawal, chainId: 2 }],
    ['the fee is above the limit', { ...withdrawal, gas: 10n ** 9n }],
    ['withdrawals leave the hot wallet', { ...withdrawal, from: deposit }],
    ['withdrawals leave the hot wallet', { ...withdrawal, from: gasWallet }],
    ['the receiver is not the address of its place', { ...sweep, to: STRANGER }],
    ["sweeps go to custody's own wallets", { ...sweep, to: STRANGER, toPlace: null }],
    ["sweeps go to custody's own wallets", { ...sweep, to: addressAt(deposit), toPlace: deposit }],
    ['sweeps leave deposit addresses', { ...sweep, from: hot }],
    ['gas leaves the gas wallet', { ...gas, from: hot }],
    ['gas goes to deposit addresses', { ...gas, to: STRANGER, toPlace: null }],
    ["gas is the network's own coin", { ...gas, contract: TOKEN }],
    ['the amount is above the limit of one top-up', { ...gas, amount: 10n ** 18n }],
  ])('refuses: %s', (why, request) => expect(signer.sign(request)).rejects.toThrow(`refused: ${why}`));

  it('holds to limits of withdrawals, once there are some', async () => {
    const limited = createKeystoreSigner({ accountKey, policy: { ...policy, maxWithdrawals: { native: 5n } } });
    await expect(limited.sign(withdrawal)).resolves.toMatch(/^0x02/);
    await expect(limited.sign({ ...withdrawal, amount: 6n })).rejects.toThrow('above the limit of one withdrawal');
    await expect(limited.sign({ ...withdrawal, contract: TOKEN })).rejects.toThrow('this coin is not sent');
    await expect(limited.sign({ ...sweep, amount: 6n })).resolves.toMatch(/^0x02/);
  });

  const message = messageOf(withdrawal);
  it.each<[string, object]>([
    ['purpose', { purpose: 'everything' }],
    ['chainId', { chainId: '1' }],
    ['from', { from: { branch: 2, index: 0 } }],
    ['from', { from: { branch: 0, index: -1 } }],
    ['to', { to: STRANGER.toLowerCase() }],
    ['toPlace', { toPlace: 5 }],
    ['contract', { contract: '' }],
    ['amount', { amount: 5 }],
    ['amount', { amount: '-5' }],
    ['amount', { amount: '0x5' }],
    ['nonce', { nonce: 1.5 }],
    ['gas', { gas: undefined }],
    ['maxFeePerGas', { maxFeePerGas: '05' }],
    ['maxPriorityFeePerGas', { maxPriorityFeePerGas: null }],
  ])('reads no request whose %s is odd', (name, change) =>
    expect(() => requestOf({ ...message, ...change })).toThrow(`refused: ${name} is not what it should be`),
  );
});
