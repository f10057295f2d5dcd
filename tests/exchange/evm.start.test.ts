import { Closers } from '@/exchange/compose/closers';
import { openEvm } from '@/exchange/compose/openEvm';
import { readSettings } from '@/exchange/settings/readSettings';
import { describeOnAnvil } from '../support/evm/anvil';
import { ACCOUNT, buildEvmRig, type EvmRig, NETWORK_ID } from '../support/evm/evmRig';

describeOnAnvil('an exchange whose settings name a network', () => {
  let rig: EvmRig;
  const logged: string[] = [];
  const write = (fields: object, message: string) => void logged.push(JSON.stringify(fields, errorsAsText) + message);
  const errorsAsText = (_name: string, value: unknown) => (value instanceof Error ? value.stack : value);
  beforeAll(async () => {
    rig = await buildEvmRig();
  });
  afterAll(() => rig.stop());
  beforeEach(() => logged.splice(0));

  function open(env: Record<string, string> = {}) {
    const settings = readSettings({
      EVM_RPC_URLS: rig.anvil.url,
      EVM_CHAIN_ID: String(NETWORK_ID),
      EVM_XPUB: ACCOUNT.publicExtendedKey,
      EVM_TOKENS: `USDT=${rig.token.contract}:6:20`,
      EVM_SIGNER_URL: 'http://127.0.0.1:1/sign',
      EVM_SIGNER_SECRET: 's'.repeat(40),
      ...env,
    });
    const scales = new Map([
      ['ETH', 8],
      ['USDT', 8],
    ]);
    const log = { info: write, warn: write, error: write };
    return openEvm(settings, { scales, clock: { now: () => Date.now() }, log, program: undefined }, new Closers());
  }

  it('has it, and says where its own wallets are', async () => {
    const chain = await open({ EVM_CONFIRMATIONS: '12', EVM_NETWORK: 'sepolia', EVM_TEST_NETWORK: 'true' });
    expect(chain.facts).toEqual({
      chainId: 'sepolia',
      isPractice: true,
      nativeAsset: 'ETH',
      assets: [
        { asset: 'ETH', contract: null, decimals: 18 },
        { asset: 'USDT', contract: rig.token.contract, decimals: 6 },
      ],
      memo: null,
      confirmations: 12,
      blockSeconds: 12,
    });
    expect(logged.join()).toContain(rig.addressAt({ branch: 1, index: 0 }));
    expect(await chain.addressOf(4)).toBe(rig.addressAt({ branch: 0, index: 4 }));
    expect(await chain.ownAddresses()).toEqual([rig.addressAt({ branch: 0, index: 0 }), rig.addressAt({ branch: 1, index: 0 })]);
  });

  it.each<[string, () => Record<string, string>]>([
    ['EVM_CHAIN_ID is 1, and a node of EVM_RPC_URLS is on 31337.', () => ({ EVM_CHAIN_ID: '1' })],
    ['EVM_TOKENS says that USDT has 8 decimals', () => ({ EVM_TOKENS: `USDT=${rig.token.contract}:8:20` })],
    [
      'EVM_TOKENS: there is no contract at the address of USDT.',
      () => ({ EVM_TOKENS: `USDT=${rig.addressAt({ branch: 0, index: 3 })}:6:20` }),
    ],
    [
      'Setting EVM_TOKENS: the address of USDT is mistyped.',
      () => ({ EVM_TOKENS: 'USDT=0xdAC17F958D2ee523a2206206994597C13D831eC7:6:20' }),
    ],
    ['Setting EVM_TOKENS: WETH is no asset of this exchange.', () => ({ EVM_TOKENS: `WETH=${rig.token.contract}:18:20` })],
    [
      'Setting EVM_TOKENS: the amount of USDT has more than 8 decimals.',
      () => ({ EVM_TOKENS: `USDT=${rig.token.contract}:6:0.000000001` }),
    ],
    ['Setting EVM_NATIVE_ASSET: MATIC is no asset of this exchange.', () => ({ EVM_NATIVE_ASSET: 'MATIC' })],
    ['Setting EVM_XPUB is mistyped', () => ({ EVM_XPUB: ACCOUNT.publicExtendedKey.replace(/.$/, 'x') })],
  ])('does not start: %s', async (why, env) => {
    await expect(open(env())).rejects.toMatchObject({ failure: 'settingInvalid', message: expect.stringContaining(why) });
  });

  it('starts while no node answers, and asks again before it does anything', async () => {
    const chain = await open({ EVM_RPC_URLS: 'http://127.0.0.1:1/a-key' });
    expect(logged.join()).toContain('stands still');
    expect(logged.join()).not.toContain('a-key');
    await expect(chain.head()).rejects.toThrow('does not answer');
  });
});
