import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import ipaddr from 'ipaddr.js';
import { Reader } from 'mmdb-lib';
import type { Log } from '../app/ports/log';
import type { Places } from '../app/ports/places';

const FILE = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';
const COUNTRY = /^[A-Z]{2}$/;

type Found = { country_code?: string };

function openFile(log: Log): Reader<never> | undefined {
  try {
    return new Reader<never>(readFileSync(createRequire(import.meta.url).resolve(FILE)));
  } catch (error) {
    log.warn({ err: error }, 'countries of addresses are not known');
    return undefined;
  }
}

/** Countries by the registries' own records (CC0), held in memory (8 MB). Nothing leaves the machine; without the file nothing is known. */
export function createIpCountries(log: Log): Places {
  const reader = openFile(log);
  return {
    countryOf: (ip) => {
      if (!reader || !ipaddr.isValid(ip)) return null;
      // IPv4 arrives mapped into IPv6 where one socket listens for both.
      const address = ipaddr.process(ip);
      if (address.range() !== 'unicast') return null;
      const { country_code: code = '' } = (reader.get(address.toString()) as Found | null) ?? {};
      return COUNTRY.test(code) ? code : null;
    },
  };
}
