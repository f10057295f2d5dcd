import { type Address, encodeAbiParameters, encodeFunctionData, erc20Abi, getAddress, type Hex, parseEther, toHex } from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { createEvmChain, type EvmChain } from '@/exchange/custody/evm/evmChain';
import { ACCOUNT_PATH, addressesBelow } from '@/exchange/custody/evm/hdAddresses';
import { createKeystoreSigner } from '@/exchange/custody/evm/keystore/keystoreSigner';
import { usualPolicy } from '@/exchange/custody/evm/keystore/writtenPolicy';
import type { KnownAsset } from '@/exchange/custody/evm/knownAssets';
import { createNodes } from '@/exchange/custody/evm/rpc/nodes';
import type { Signer } from '@/exchange/custody/evm/signer/signer';
import { type Anvil, startAnvil } from './anvil';
import erc20 from './erc20.json';

/** Custody's keys in tests; the node's rich accounts are those of another phrase. */
export const PHRASE = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
export const ACCOUNT = mnemonicToAccount(PHRASE, { path: ACCOUNT_PATH }).getHdKey();
export const NETWORK_ID = 31_337;
export const RICH: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

export const ETH: KnownAsset = { asset: 'ETH', contract: null, scale: { ledger: 8, network: 18 }, sweepFrom: 0n };

/** A token of 6 decimals whose ledger has 8: its byte code with another number of decimals in it. */
const TOKEN_CODE = erc20.bytecode.replace('60405160128152602001', '60405160068152602001') as Hex;

export interface EvmRig {
  anvil: Anvil;
  token: KnownAsset & { contract: Address };
  addressAt: ReturnType<typeof addressesBelow>;
  signer: Signer;
  /** A chain on these nodes, as an exchange that has just started has it. */
  chain(urls?: readonly string[], signer?: Signer): EvmChain;
  /** From somebody who has all there is. In a block with the next one that is mined. */
  pay(to: Address, ether: string): Promise<Hex>;
  payToken(to: Address, amount: bigint): Promise<Hex>;
  /** Addresses of the first numbers. */
  ours(address: string): boolean;
  /** What an address has on the network, of ether or of a token. */
  has(owner: Address, contract?: Address): Promise<bigint>;
  stop(): Promise<void>;
}

const patienceMs = 1_000;

export async function buildEvmRig(given?: Anvil): Promise<EvmRig> {
  const anvil = given ?? (await startAnvil());
  const send = (transaction: object) => anvil.rpc<Hex>('eth_sendTransaction', { from: RICH, ...transaction });
  const supply = 10n ** 15n;
  const made = await send({
    data: `${TOKEN_CODE}${encodeAbiParameters(
      [{ type: 'string' }, { type: 'string' }, { type: 'uint256' }, { type: 'address' }],
      ['Test dollar', 'USDT', supply, RICH],
    ).slice(2)}`,
  });
  await anvil.mine();
  const { contractAddress } = await anvil.rpc<{ contractAddress: Hex }>('eth_getTransactionReceipt', made);
  const contract = getAddress(contractAddress);
  const token = { asset: 'USDT', contract, scale: { ledger: 8, network: 6 }, sweepFrom: 0n };
  const addressAt = addressesBelow(ACCOUNT.publicExtendedKey);
  const own = createKeystoreSigner({ accountKey: ACCOUNT.privateExtendedKey, policy: usualPolicy(NETWORK_ID) });
  const facts = { chainId: 'ethereum', isPractice: false, confirmations: 3, blockSeconds: 12 };
  return {
    anvil,
    token,
    addressAt,
    signer: own,
    chain: (urls = [anvil.url], signer = own) =>
      createEvmChain(facts, {
        nodes: createNodes({ urls, patienceMs }),
        assets: { native: ETH, tokens: new Map([[contract, token]]) },
        addressAt,
        signer,
        networkId: NETWORK_ID,
        maxFeePerGas: 500n * 10n ** 9n,
      }),
    pay: (to, ether) => send({ to, value: toHex(parseEther(ether)) }),
    payToken: (to, amount) =>
      send({ to: contract, data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] }) }),
    ours: (address) => [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].some((index) => addressAt({ branch: 0, index }) === address),
    has: async (owner, of) => {
      const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [owner] });
      const answer = of
        ? await anvil.rpc<Hex>('eth_call', { to: of, data }, 'latest')
        : await anvil.rpc<Hex>('eth_getBalance', owner, 'latest');
      return BigInt(answer);
    },
    stop: () => anvil.stop(),
  };
}
