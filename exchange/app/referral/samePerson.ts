import { BlockList, isIP } from 'node:net';
import { networkOf } from '@/domain/network/visitorNetwork';
import { mailboxOf } from '@/domain/referral/mailbox';
import type { Traces, WithheldReason } from './referralStore';

/** Networks that many people have at the same time: an address of them says nothing about who it is. */
const shared = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  shared.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  shared.addSubnet(network, prefix, 'ipv6');

function isTelling(ip: string): boolean {
  const family = isIP(ip);
  return family !== 0 && !shared.check(ip, family === 4 ? 'ipv4' : 'ipv6');
}

/** Where a user was with what; a device alone, or a network alone, is shared by many. */
function placesOf({ origins }: Traces): Set<string> {
  const telling = origins.filter(({ ip, userAgent }) => userAgent !== '' && isTelling(ip));
  return new Set(telling.map(({ ip, userAgent }) => `${networkOf(ip)} ${userAgent}`));
}

/** Why two accounts seem to be one person's: one mailbox in two spellings, or the same device in the same network. */
export function samePersonBy(first: Traces, second: Traces): WithheldReason | undefined {
  if (first.email !== null && second.email !== null && mailboxOf(first.email) === mailboxOf(second.email)) return 'MAILBOX';
  const places = placesOf(first);
  return [...placesOf(second)].some((place) => places.has(place)) ? 'DEVICE' : undefined;
}
