import type { IncomingHttpHeaders } from 'node:http';
import ipaddr from 'ipaddr.js';

/** Who asks, as far as the web believes it. */
export interface Visitor {
  /** The visitor's own address. */
  address: string;
  /** The host in the visitor's address bar, as sent; empty when none came. */
  host: string;
  isHttps: boolean;
  /** Whether the connection comes from a proxy whose word counts. */
  isThroughProxy: boolean;
}

const HOST = /^([a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(:\d{1,5})?$/i;

/** Whether a text can be a host with or without a port, and nothing else. */
export const isHost = (text: string): boolean => HOST.test(text);

interface Arrival {
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string };
}

type Network = [ipaddr.IPv4 | ipaddr.IPv6, number];

/** @throws Error when the text is neither an address nor a network */
function networkIn(text: string): Network {
  if (text.includes('/')) return ipaddr.parseCIDR(text);
  const address = ipaddr.process(text);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

const textOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(',') : (value ?? ''));
const partsOf = (value: string | string[] | undefined) =>
  textOf(value)
    .split(',')
    .map((part) => part.trim());

/**
 * Reads who asks. The peer of the connection is the visitor, unless it is a proxy the operator named: then the entries of
 * x-forwarded-for are walked from its end, which that proxy wrote, up to the first that is no such proxy. What stands before it
 * anybody may have written. Undefined when the connection has no peer any more: nobody is left to answer, and passed on without an
 * address it would be taken for the web's own.
 * @throws Error when a proxy is named by no address
 */
export function visitorReader(trustedProxies: readonly string[]): (arrival: Arrival) => Visitor | undefined {
  const networks = trustedProxies.map(networkIn);

  function isTrusted(text: string): boolean {
    if (networks.length === 0 || !ipaddr.isValid(text)) return false;
    const address = ipaddr.process(text);
    return networks.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits));
  }

  function addressOf(peer: string, entries: readonly string[]): string {
    let address = peer;
    for (const entry of [...entries].reverse()) {
      if (!isTrusted(address) || !ipaddr.isValid(entry)) break;
      address = entry;
    }
    return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
  }

  return ({ headers, socket }) => {
    const peer = socket.remoteAddress;
    if (!peer) return undefined;
    const isThroughProxy = isTrusted(peer);
    const told = (name: string) => (isThroughProxy ? partsOf(headers[name]).at(-1) || undefined : undefined);
    const toldHost = told('x-forwarded-host') ?? '';
    return {
      address: addressOf(peer, partsOf(headers['x-forwarded-for'])),
      host: isHost(toldHost) ? toldHost : (headers.host ?? ''),
      isHttps: told('x-forwarded-proto')?.toLowerCase() === 'https',
      isThroughProxy,
    };
  };
}
