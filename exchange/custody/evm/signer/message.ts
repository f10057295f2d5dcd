import { type Address, getAddress } from 'viem';
import type { KeyPlace } from '../hdAddresses';
import { type Purpose, SignerError, type SigningRequest } from './signer';

// How a request travels to a signer, the same to a process of our own and over HTTP (docs/CUSTODY.md): JSON, amounts as decimal texts.

const PURPOSES: readonly Purpose[] = ['withdrawal', 'sweep', 'gas'];
const AMOUNT = /^(?:0|[1-9]\d{0,77})$/;
const ADDRESS = /^0x[0-9a-fA-F]{40}$/;

export type SigningMessage = {
  readonly [Name in keyof SigningRequest]: SigningRequest[Name] extends bigint ? string : SigningRequest[Name];
};

export function messageOf(request: SigningRequest): SigningMessage {
  const { amount, gas, maxFeePerGas, maxPriorityFeePerGas } = request;
  return {
    ...request,
    amount: String(amount),
    gas: String(gas),
    maxFeePerGas: String(maxFeePerGas),
    maxPriorityFeePerGas: String(maxPriorityFeePerGas),
  };
}

type Fields = Readonly<Record<string, unknown>>;

const refuse = (name: string) => new SignerError(`refused: ${name} is not what it should be`);

function amountIn(fields: Fields, name: string): bigint {
  const value = fields[name];
  if (typeof value !== 'string' || !AMOUNT.test(value)) throw refuse(name);
  return BigInt(value);
}

function wholeIn(fields: Fields, name: string): number {
  const value = fields[name];
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) throw refuse(name);
  return value;
}

function addressIn(fields: Fields, name: string): Address {
  const value = fields[name];
  if (typeof value !== 'string' || !ADDRESS.test(value)) throw refuse(name);
  const address = getAddress(value);
  if (address !== value) throw refuse(name);
  return address;
}

function placeIn(fields: Fields, name: string): KeyPlace {
  const value = fields[name];
  if (typeof value !== 'object' || value === null) throw refuse(name);
  const { branch, index } = value as Fields;
  if ((branch !== 0 && branch !== 1) || typeof index !== 'number' || !Number.isSafeInteger(index) || index < 0) throw refuse(name);
  return { branch, index };
}

/** What a signer was asked, read strictly. @throws SignerError naming the field */
export function requestOf(message: unknown): SigningRequest {
  if (typeof message !== 'object' || message === null) throw refuse('the request');
  const fields = message as Fields;
  const purpose = PURPOSES.find((one) => one === fields.purpose);
  if (!purpose) throw refuse('purpose');
  return {
    purpose,
    chainId: wholeIn(fields, 'chainId'),
    from: placeIn(fields, 'from'),
    to: addressIn(fields, 'to'),
    toPlace: fields.toPlace === null ? null : placeIn(fields, 'toPlace'),
    contract: fields.contract === null ? null : addressIn(fields, 'contract'),
    amount: amountIn(fields, 'amount'),
    nonce: wholeIn(fields, 'nonce'),
    gas: amountIn(fields, 'gas'),
    maxFeePerGas: amountIn(fields, 'maxFeePerGas'),
    maxPriorityFeePerGas: amountIn(fields, 'maxPriorityFeePerGas'),
  };
}
