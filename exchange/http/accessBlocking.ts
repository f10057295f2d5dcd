import ipaddr from 'ipaddr.js';

type Network = [ipaddr.IPv4 | ipaddr.IPv6, number];

function networkOf(text: string): Network {
  if (text.includes('/')) return ipaddr.parseCIDR(text);
  const address = ipaddr.process(text);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

/**
 * Whether a visitor is turned away, by address (single ones and networks, IPv4 also when it arrives mapped into IPv6) or by
 * country (two-letter codes in capitals).
 */
export function blockingOf(
  addresses: readonly string[],
  countries: readonly string[],
): (ip: string, country: string | undefined) => boolean {
  const networks = addresses.map(networkOf);
  const blockedCountries = new Set(countries);
  return (ip, country) => {
    if (country !== undefined && blockedCountries.has(country)) return true;
    if (networks.length === 0 || !ipaddr.isValid(ip)) return false;
    const address = ipaddr.process(ip);
    return networks.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits));
  };
}
