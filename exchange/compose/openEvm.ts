import { getAddress } from 'viem';
import { SIGNATURE_HEADER } from '@/contract/webhook';
import { toUnits } from '@/domain/money/units';
import { signatureOf } from '../app/messageSignature';
import type { Clock } from '../app/ports/clock';
import type { Log } from '../app/ports/log';
import { StartError } from '../app/startError';
import { checkEvmAddress } from '../custody/evm/checkAddress';
import { createEvmChain, type EvmChain } from '../custody/evm/evmChain';
import { addressesBelow, GAS_WALLET, HOT_WALLET, isExtendedPublicKey } from '../custody/evm/hdAddresses';
import { createProcessSigner } from '../custody/evm/keystore/processSigner';
import type { KnownAsset } from '../custody/evm/knownAssets';
import { createNodes } from '../custody/evm/rpc/nodes';
import { createRemoteSigner } from '../custody/evm/signer/remoteSigner';
import type { Signer } from '../custody/evm/signer/signer';
import { WrongNetworkError } from '../custody/evm/verifyNetwork';
import type { Settings } from '../settings/table';
import type { Closers } from './closers';

interface EvmParts {
  /** Decimal places by asset. */
  scales: ReadonlyMap<string, number>;
  clock: Clock;
  log: Log;
  /** The exchange's program, which signs in a process of its own. */
  program: string | undefined;
}

const GWEI = 10n ** 9n;
const ETHER_DECIMALS = 18;

const refuse = (message: string) => new StartError('settingInvalid', message);

function scaleOf(scales: EvmParts['scales'], asset: string, name: string): number {
  const scale = scales.get(asset);
  if (scale === undefined) throw refuse(`Setting ${name}: ${asset} is no asset of this exchange.`);
  return scale;
}

/** `USDT=0x...:6:20`, whose form the settings have checked. */
function tokenOf(scales: EvmParts['scales'], text: string): KnownAsset & { contract: `0x${string}` } {
  const [asset = '', rest = ''] = text.split('=');
  const [address = '', decimals = '', least = ''] = rest.split(':');
  const ledger = scaleOf(scales, asset, 'EVM_TOKENS');
  const checked = checkEvmAddress(address);
  if (!checked.ok) throw refuse(`Setting EVM_TOKENS: the address of ${asset} is mistyped.`);
  const sweepFrom = toUnits(least, ledger);
  if (sweepFrom === undefined) throw refuse(`Setting EVM_TOKENS: the amount of ${asset} has more than ${ledger} decimals.`);
  return { asset, contract: getAddress(checked.address), scale: { ledger, network: Number(decimals) }, sweepFrom };
}

function signerOf(settings: Settings, { clock, program }: EvmParts): Signer {
  const { EVM_SIGNER_URL: url, EVM_SIGNER_SECRET: secret, EVM_KEYSTORE: keystorePath } = settings;
  if (url !== null && secret !== null)
    return createRemoteSigner({ url, proofOf: (body) => ({ [SIGNATURE_HEADER]: signatureOf(secret, body, clock.now()) }) });
  const passphrasePath = settings.EVM_KEYSTORE_PASSPHRASE_FILE;
  if (keystorePath === null || passphrasePath === null || program === undefined) throw new Error('the settings name no signer');
  return createProcessSigner({ program, keystorePath, passphrasePath });
}

/** Settings that a node contradicts stop the start; while none answers the exchange starts all the same, and nothing is asked of them. */
async function verified(chain: EvmChain, log: Log): Promise<void> {
  try {
    await chain.verify();
  } catch (error) {
    if (error instanceof WrongNetworkError) throw refuse(error.message);
    log.warn({ chainId: chain.facts.chainId, err: error }, 'no node answers; the network stands still until one does');
  }
}

/** The real network that the settings name. @throws StartError */
export async function openEvm(settings: Settings, parts: EvmParts, closers: Closers): Promise<EvmChain> {
  const { scales, log } = parts;
  const { EVM_XPUB: xpub, EVM_NATIVE_ASSET: nativeAsset } = settings;
  if (xpub === null || !isExtendedPublicKey(xpub)) throw refuse('Setting EVM_XPUB is mistyped: its checksum is not right.');
  const addressAt = addressesBelow(xpub);
  const native = {
    asset: nativeAsset,
    contract: null,
    scale: { ledger: scaleOf(scales, nativeAsset, 'EVM_NATIVE_ASSET'), network: ETHER_DECIMALS },
    sweepFrom: 0n,
  };
  const tokens = new Map(settings.EVM_TOKENS.map((text) => tokenOf(scales, text)).map((token) => [token.contract, token]));
  const signer = signerOf(settings, parts);
  closers.add('signer', () => signer.close());
  const facts = {
    chainId: settings.EVM_NETWORK,
    isPractice: settings.EVM_TEST_NETWORK,
    confirmations: settings.EVM_CONFIRMATIONS,
    blockSeconds: settings.EVM_BLOCK_SECONDS,
  };
  const chain = createEvmChain(facts, {
    nodes: createNodes({ urls: settings.EVM_RPC_URLS }),
    assets: { native, tokens },
    addressAt,
    signer,
    networkId: settings.EVM_CHAIN_ID,
    maxFeePerGas: BigInt(settings.EVM_MAX_FEE_GWEI) * GWEI,
  });
  await verified(chain, log);
  const wallets = { hotWallet: addressAt(HOT_WALLET), gasWallet: addressAt(GAS_WALLET) };
  log.info({ chainId: facts.chainId, networkId: settings.EVM_CHAIN_ID, ...wallets }, 'a network of the family of Ethereum');
  return chain;
}
