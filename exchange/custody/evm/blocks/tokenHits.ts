import type { Address, Hex } from 'viem';
import { ChainError } from '../rpc/chainError';
import type { Nodes } from '../rpc/nodes';
import { addressOf, addressOfTopic, fieldsOf, hashOf, listOf } from '../rpc/read';
import { bloomBytes, bloomMayHold } from './bloom';
import type { Header } from './header';
import { TRANSFER_TOPIC } from './receipts';

type IsOurs = (address: string) => boolean;

/** The transaction of a log that brings a token to one of our addresses; undefined for others. */
function hitOf(answer: unknown, { hash }: Header, tokens: ReadonlySet<string>, isOurs: IsOurs): Hex | undefined {
  const log = fieldsOf(answer, 'a log');
  if (hashOf(log.blockHash, 'the block of a log') !== hash) throw new ChainError('a node answered nonsense: a log of another block');
  const topics = listOf(log.topics, 'the topics of a log');
  if (topics[0] !== TRANSFER_TOPIC || topics.length !== 3 || !tokens.has(addressOf(log.address, 'the contract of a log'))) return undefined;
  return isOurs(addressOfTopic(topics[2], 'the receiver of a transfer'))
    ? hashOf(log.transactionHash, 'the transaction of a log')
    : undefined;
}

const logsOfReceipts = (answer: unknown) =>
  listOf(answer, 'the receipts of a block').flatMap((one) => listOf(fieldsOf(one, 'a receipt').logs, 'the logs of a receipt'));

/** Whether the block's own filter says that one of the contracts may have moved coins. Filled with zeros, it says nothing. */
function mayHaveSome({ bloom }: Header, contracts: readonly Address[]): boolean {
  const bytes = bloomBytes(bloom);
  return bloomMayHold(bytes, TRANSFER_TOPIC) && contracts.some((contract) => bloomMayHold(bytes, contract));
}

/**
 * Transactions of a block that brought tokens to us. Logs are asked for by the block's hash, so that they are of no other branch. Nodes that
 * have not written a block's logs into their index yet answer with none: where the block's own filter says that there may be some, its
 * receipts are read instead.
 */
export async function readTokenHits(nodes: Nodes, header: Header, contracts: readonly Address[], isOurs: IsOurs): Promise<Hex[]> {
  if (contracts.length === 0) return [];
  const filter = { blockHash: header.hash, address: contracts, topics: [TRANSFER_TOPIC] };
  let logs = await nodes.ask('eth_getLogs', [filter], (answer) => listOf(answer, 'logs'));
  if (logs.length === 0 && mayHaveSome(header, contracts)) logs = await nodes.ask('eth_getBlockReceipts', [header.hash], logsOfReceipts);
  const tokens = new Set<string>(contracts);
  return [...new Set(logs.flatMap((log) => hitOf(log, header, tokens, isOurs) ?? []))];
}
