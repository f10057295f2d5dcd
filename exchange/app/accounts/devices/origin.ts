import { type Device, deviceOf } from '@/domain/account/device';
import type { AccountsContext } from '../context';
import type { Origin } from '../model';
import type { Acting } from './acting';

const LONGEST_USER_AGENT = 300;

/** Where a call comes from, as it is kept. A trusted proxy's word on the country goes before the registries'. */
export const originOf = ({ places }: Pick<AccountsContext, 'places'>, { ip, userAgent, country }: Acting): Origin => ({
  ip,
  userAgent: userAgent.slice(0, LONGEST_USER_AGENT),
  country: country ?? places.countryOf(ip),
});

/** What its owner is told of it: never the raw user agent. */
export const toldOrigin = ({ ip, userAgent, country }: Origin): { ip: string; country: string | null; device: Device } => ({
  ip,
  country,
  device: deviceOf(userAgent),
});
