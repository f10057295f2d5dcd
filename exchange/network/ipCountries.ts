import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import ipaddr from 'ipaddr.js';
import { Reader } from 'mmdb-lib';
import type { Places } from '../app/ports/places';

const FILE = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';
const COUNTRY = /^[A-Z]{2}$/;

type Found = { country_code?: string };

/** Countries by the registries' own records (CC0), read into memory (8 MB) when the first address is asked for. Nothing leaves the machine. */
export function createIpCountries(): Places {
  let reader: Reader<never> | undefined;
  const open = () => new Reader<never>(readFileSync(createRequire(import.meta.url).resolve(FILE)));
  return {
    countryOf: (ip) => {
      if (!ipaddr.isValid(ip)) return null;
      // IPv4 arrives mapped into IPv6 where one socket listens for both.
      const address = ipaddr.process(ip);
      if (address.range() !== 'unicast') return null;
      reader ??= open();
      const { country_code: code = '' } = (reader.get(address.toString()) as Found | null) ?? {};
      return COUNTRY.test(code) ? code : null;
    },
  };
}
