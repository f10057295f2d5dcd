import type { Hex } from 'viem';
import { ChainError } from '../rpc/chainError';
import type { Nodes } from '../rpc/nodes';
import { dataOf, type Fields, fieldsOf, hashOf, numberOf } from '../rpc/read';

export interface Header {
  height: number;
  hash: Hex;
  parentHash: Hex;
  atMs: number;
  /** Which contracts may have logged something here, as a Bloom filter. */
  bloom: Hex;
}

export const heightParam = (height: number): Hex => `0x${height.toString(16)}`;

export function headerOf(block: Fields): Header {
  return {
    height: numberOf(block.number, 'the number of a block'),
    hash: hashOf(block.hash, 'the hash of a block'),
    parentHash: hashOf(block.parentHash, 'the parent of a block'),
    atMs: numberOf(block.timestamp, 'the time of a block') * 1_000,
    bloom: dataOf(block.logsBloom, 'the bloom of a block'),
  };
}

/** Null is a node's word for a block it does not have; anything else must be a block. */
export function headerOrNone(answer: unknown): Header | undefined {
  return answer === null ? undefined : headerOf(fieldsOf(answer, 'a block'));
}

/** The highest block that any node has: one that lags behind holds nobody up. */
export async function newestHeader(nodes: Nodes): Promise<Header> {
  const headers = await nodes.askAll('eth_getBlockByNumber', ['latest', false], (answer) => headerOf(fieldsOf(answer, 'the newest block')));
  return headers.reduce((newest, header) => (header.height > newest.height ? header : newest));
}

/**
 * Nodes that have a block of this height must have this one: where they do not, one of them is on another branch, or lies.
 * @throws ChainError
 */
export async function agreeOn(nodes: Nodes, { height, hash }: Header): Promise<void> {
  const headers = await nodes.askAll('eth_getBlockByNumber', [heightParam(height), false], headerOrNone);
  if (headers.some((header) => header !== undefined && header.hash !== hash)) throw new ChainError(`nodes do not agree on block ${height}`);
}
