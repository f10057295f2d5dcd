import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { maskedEmail, maskedEmailForOthers } from '@/domain/account/maskedEmail';

/** Where a user is written to: an email address in lower case, or a phone number in E.164. */
interface Reached {
  channel: 'email' | 'sms';
  address: string;
}

function maskedPhone(address: string): string {
  const dialingCode = parsePhoneNumberFromString(address)?.countryCallingCode ?? '';
  return `+${dialingCode} ****${address.slice(-4)}`;
}

/** `jan***nn@mail.example`, `+852 ****4567`: for who owns the address or has typed it, to recognise it. */
export const maskedAddress = ({ channel, address }: Reached): string => (channel === 'sms' ? maskedPhone(address) : maskedEmail(address));

/** As `maskedAddress`, with less of a short name: for anybody else, too little to learn the address from. */
export const maskedForOthers = ({ channel, address }: Reached): string =>
  channel === 'sms' ? maskedPhone(address) : maskedEmailForOthers(address);
