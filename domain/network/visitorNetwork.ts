const GROUPS = 8;
/** A customer's network in IPv6 is a /64: these groups name it, the rest is theirs to choose. */
const NETWORK_GROUPS = 4;
const OCTET = /^(0|[1-9]\d{0,2})$/;
const GROUP = /^[0-9a-f]{1,4}$/i;
const MAPPED_MARK = 0xffff;
const LOOPBACK_OCTET = 127;

/** The four numbers of `203.0.113.9`; undefined for anything else. */
function octetsOf(text: string): number[] | undefined {
  const parts = text.split('.');
  if (parts.length !== 4 || !parts.every((part) => OCTET.test(part))) return undefined;
  const octets = parts.map((part) => Number.parseInt(part, 10));
  return octets.every((octet) => octet <= 255) ? octets : undefined;
}

/** One side of `::`, or the whole; an IPv4 tail counts as two groups. */
function groupsOf(text: string): number[] | undefined {
  if (text === '') return [];
  const parts = text.split(':');
  const tail = parts.at(-1)?.includes('.') ? octetsOf(parts.pop() ?? '') : [];
  if (tail === undefined || !parts.every((part) => GROUP.test(part))) return undefined;
  const [a, b, c, d] = tail;
  const last = a === undefined || b === undefined || c === undefined || d === undefined ? [] : [a * 256 + b, c * 256 + d];
  return [...parts.map((part) => Number.parseInt(part, 16)), ...last];
}

/** The eight groups of an IPv6 address (RFC 4291, 2.2), a zone left out; undefined for anything else. */
function ipv6Of(address: string): number[] | undefined {
  const sides = (address.split('%', 1)[0] ?? '').split('::');
  const [left, right] = sides.map(groupsOf);
  if (!left || sides.length > 2) return undefined;
  if (sides.length === 1) return left.length === GROUPS ? left : undefined;
  if (!right || left.length + right.length >= GROUPS) return undefined;
  return [...left, ...Array<number>(GROUPS - left.length - right.length).fill(0), ...right];
}

/** The numbers of an IPv4 address that came mapped into IPv6; undefined for any other. */
function mappedOctets(groups: readonly number[]): number[] | undefined {
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === MAPPED_MARK;
  return isMapped ? groups.slice(6).flatMap((group) => [group >> 8, group & 0xff]) : undefined;
}

/** Whether an address is this machine's own: 127.0.0.0/8, also mapped into IPv6, or ::1. A name is no address. */
export function isLoopback(address: string): boolean {
  const groups = ipv6Of(address);
  const octets = groups ? mappedOctets(groups) : octetsOf(address);
  if (octets) return octets[0] === LOOPBACK_OCTET;
  return groups?.every((group, index) => group === (index === GROUPS - 1 ? 1 : 0)) ?? false;
}

/**
 * What a limit counts as one visitor: the address itself in IPv4 (also when it comes mapped into IPv6), the first 64 bits in IPv6,
 * where every customer has a whole such network and counting single addresses of it would count nothing.
 * What is no address stands for itself.
 */
export function networkOf(address: string): string {
  const groups = ipv6Of(address);
  if (!groups) return address;
  const mapped = mappedOctets(groups);
  if (mapped) return mapped.join('.');
  return groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.toString(16))
    .join(':');
}
