import type Type from 'typebox';
import type { PrivateCall } from '@/contract/callActs';
import { calls } from '@/contract/calls';
import { type EndpointName, endpoints } from '@/contract/endpoints';
import { Id } from '@/contract/primitives';

interface Schema {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  pattern?: string;
  anyOf?: readonly Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
}

/** The calls of who is signed in. */
export const privateCalls = (Object.keys(endpoints) as EndpointName[]).filter(
  (name): name is PrivateCall => endpoints[name].auth === 'user',
);

/** Names of fields that hold a value of the caller's own: nothing of anybody's is found by them. */
const VALUES: ReadonlySet<string> = new Set(
  `language nickName timeZone month key word currentPassword newPassword authenticatorCode recoveryCode code name sha256 p256dh auth symbol
  asset coinSymbol price size amount text country givenNames familyName dateOfBirth nationality street city postalCode region documentKind issuer
  number expiresOn proofKind issuedOn occupation employer sources[] income registrationNumber
  from to give get into coins[] incorporatedOn website business share role tab takenBack
  label address memo chainId fee`
    .split(/\s+/)
    .concat('births{}'),
);

/** Whole fields that are, where the name alone does not say so. */
const OWN_FIELDS: ReadonlySet<string> = new Set([
  // Made by the caller's own device, of a challenge of the caller's own: what is added is looked at in accounts.passkeys.test.ts.
  'passkeyConfirm.passkey',
  // Whoever is at the browser an endpoint belongs to is told there: it is no name of anybody's but a secret of that browser.
  'pushSubscribe.endpoint',
  // As with what is sent to others: the caller's own proof.
  'expressCreateOrder.passkey',
  // A price that was told, with what says so: of nobody.
  'expressCreateOrder.priceToken',
  // Names that the contract, or a provider, gives.
  'expressOrders.coin',
  'expressCreateOrder.coin',
  'expressCreateOrder.currency',
  'expressCreateOrder.methodId',
  ...['expressSaleVerify', 'expressSaleChallenge'].flatMap((name) => [`${name}.coin`, `${name}.currency`, `${name}.methodId`]),
  // Names of networks, and an address of the caller's choice.
  ...['depositAddress.chainId', 'newDepositAddress.chainId', 'practicePayment.chainId'],
  ...['submitRefundAddress', 'refundAddressChallenge'].flatMap((name) => ['chainId', 'address', 'memo'].map((field) => `${name}.${field}`)),
  // Who receives: others are what it asks about, and what it tells of them is looked at in userTransfers.test.ts, with the proof and the name.
  ...['email', 'phone', 'dialingCode', 'uid'].flatMap((name) => [
    `receiverFind.${name}`,
    `sendToUserChallenge.${name}`,
    `sendToUser.${name}`,
  ]),
  ...['sendToUserChallenge', 'sendToUser'].map((name) => `${name}.receiverName`),
  ...['note', 'clientTransferId', 'passkey'].map((name) => `sendToUser.${name}`),
  // Lists of names that the contract gives.
  'transactions.type',
  'transactions.status',
  // Plans are the same for everybody.
  'earnApply.planId',
  // Names that a document gives to its own parts.
  'kybQuestionSubmit.answers.OWNERS.owners[].id',
  'kybQuestionSubmit.answers.OWNERS.owners[].parentId',
  'kybQuestionSubmit.answers.PEOPLE.signatories[].id',
]);

const idPattern = (Id as Schema).pattern;
const isPasskey = ({ properties }: Schema) => properties !== undefined && 'rawId' in properties;

function texts(schema: Schema, path: string): { path: string; isId: boolean }[] {
  const { anyOf, items, properties, patternProperties, pattern } = schema;
  if (schema.const !== undefined || schema.enum) return [];
  if (isPasskey(schema)) return [{ path, isId: true }];
  if (anyOf) return anyOf.flatMap((one) => texts(one, path));
  if (items) return texts(items, `${path}[]`);
  if (properties) return Object.entries(properties).flatMap(([name, part]) => texts(part, `${path}.${name}`));
  if (patternProperties) return Object.values(patternProperties).flatMap((part) => texts(part, `${path}{}`));
  return schema.type === 'string' ? [{ path, isId: pattern === idPattern }] : [];
}

/**
 * Every field of a private call by which something of a user's may be found, as `call.field`: ids and passkeys, and whatever text is
 * not known to be a value of the caller's own.
 */
export const namingFields: readonly string[] = privateCalls.flatMap((name) =>
  texts(calls[name].params as Type.TSchema & Schema, name)
    .filter(({ path, isId }) => !OWN_FIELDS.has(path) && (isId || !VALUES.has(path.split('.').at(-1) ?? '')))
    .map(({ path }) => path),
);
