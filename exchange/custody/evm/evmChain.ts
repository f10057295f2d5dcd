import type { Chain, ChainFacts } from '../../app/custody/chain';
import { hotBalance, reserve } from './balances';
import { newestHeader } from './blocks/header';
import { readBlock } from './blocks/readBlock';
import { checkEvmAddress } from './checkAddress';
import type { EvmContext } from './evmContext';
import { GAS_WALLET, HOT_WALLET } from './hdAddresses';
import { signSending } from './sending';
import { signSweep } from './sweeping';
import { broadcast, nonceOf, stateOf } from './transactions';
import { createVerification } from './verifyNetwork';

export type EvmFacts = Pick<ChainFacts, 'chainId' | 'isPractice' | 'confirmations' | 'blockSeconds'>;

export interface EvmChain extends Chain {
  /** Whether the nodes are of the network the settings name. @throws WrongNetworkError, ChainError while no node answers */
  verify(): Promise<void>;
}

/** A network of the family of Ethereum, over JSON-RPC. Nothing is asked of nodes that turned out to be of another network. */
export function createEvmChain(facts: EvmFacts, context: EvmContext): EvmChain {
  const { nodes, assets, addressAt, networkId } = context;
  const verify = createVerification(nodes, networkId, assets);
  const once =
    <Given extends unknown[], Answer>(act: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      await verify();
      return act(...given);
    };
  return {
    facts: {
      ...facts,
      nativeAsset: assets.native.asset,
      assets: [assets.native, ...assets.tokens.values()].map(({ asset, contract, scale }) => ({
        asset,
        contract,
        decimals: scale.network,
      })),
      memo: null,
    },
    verify,
    checkAddress: checkEvmAddress,
    addressOf: async (index) => addressAt({ branch: 0, index }),
    ownAddresses: async () => [addressAt(HOT_WALLET), addressAt(GAS_WALLET)],
    head: once(async () => {
      const { height, hash } = await newestHeader(nodes);
      return { height, hash };
    }),
    block: once((height, isOurs) => readBlock(context, height, isOurs)),
    nextSequence: once(() => nonceOf(context, addressAt(HOT_WALLET))),
    sign: once((sending) => signSending(context, sending)),
    broadcast: once((transaction) => broadcast(context, transaction)),
    stateOf: once((txId) => stateOf(context, txId)),
    hotBalance: once((asset) => hotBalance(context, asset)),
    reserve: once((asset, lastIndex) => reserve(context, asset, lastIndex)),
    signSweep: once((index, asset, replaces) => signSweep(context, index, asset, replaces)),
  };
}
