import type { Address, Hex } from 'viem';
import { ChainError } from '../rpc/chainError';
import type { Nodes } from '../rpc/nodes';
import { addressOf, addressOfTopic, dataOf, type Fields, fieldsOf, hashOf, listOf, numberOf, quantityOf } from '../rpc/read';

/** keccak256 of Transfer(address,address,uint256). */
export const TRANSFER_TOPIC: Hex = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

/** Coins of a token that moved. */
export interface TokenTransfer {
  contract: Address;
  from: Address;
  to: Address;
  amount: bigint;
  /** Of the logs of its transaction, which one: the same in whatever block the transaction ends. */
  place: number;
}

export interface Receipt {
  txId: Hex;
  height: number;
  blockHash: Hex;
  isFailed: boolean;
  /** In the network's smallest unit, all of it. */
  fee: bigint;
  transfers: readonly TokenTransfer[];
}

/** Undefined for what is no transfer of coins: tokens that cannot be told apart by number alone have the same event with one topic more. */
function transferOf(answer: unknown, place: number): TokenTransfer | undefined {
  const log = fieldsOf(answer, 'a log');
  const topics = listOf(log.topics, 'the topics of a log');
  const data = dataOf(log.data, 'the data of a log');
  if (topics[0] !== TRANSFER_TOPIC || topics.length !== 3 || data.length !== 66) return undefined;
  return {
    contract: addressOf(log.address, 'the contract of a log'),
    from: addressOfTopic(topics[1], 'the sender of a transfer'),
    to: addressOfTopic(topics[2], 'the receiver of a transfer'),
    amount: BigInt(data),
    place,
  };
}

/** What the first layer takes beside it, on networks that write themselves down there. */
const alsoPaid = ({ l1Fee }: Fields) => (l1Fee === undefined || l1Fee === null ? 0n : quantityOf(l1Fee, 'the fee of the first layer'));

function receiptOf(receipt: Fields): Receipt {
  const gasUsed = quantityOf(receipt.gasUsed, 'the gas of a receipt');
  const status = numberOf(receipt.status, 'the status of a receipt');
  if (status > 1) throw new ChainError('a node answered nonsense: the status of a receipt');
  return {
    txId: hashOf(receipt.transactionHash, 'the transaction of a receipt'),
    height: numberOf(receipt.blockNumber, 'the block of a receipt'),
    blockHash: hashOf(receipt.blockHash, 'the block of a receipt'),
    isFailed: status === 0,
    fee: gasUsed * quantityOf(receipt.effectiveGasPrice, 'the price of a receipt') + alsoPaid(receipt),
    transfers: listOf(receipt.logs, 'the logs of a receipt').flatMap((log, place) => transferOf(log, place) ?? []),
  };
}

/** Undefined where no node knows it in a block. */
export function readReceipt(nodes: Nodes, txId: Hex): Promise<Receipt | undefined> {
  return nodes.ask('eth_getTransactionReceipt', [txId], (answer) => {
    if (answer === null) return undefined;
    const receipt = receiptOf(fieldsOf(answer, 'a receipt'));
    if (receipt.txId !== txId) throw new ChainError('a node answered nonsense: the receipt of another transaction');
    return receipt;
  });
}
