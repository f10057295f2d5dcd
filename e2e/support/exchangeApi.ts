import { randomInt } from 'node:crypto';
import type { CallData, CallParams } from '@/contract/calls';
import { type EndpointName, endpoints } from '@/contract/endpoints';
import { HEADER_TOKEN } from '@/contract/headers';
import { exchangeUrl, hostOf } from './places';

interface Answer<Data> {
  status: number;
  code: string;
  msg: string;
  data: Data;
}

let from: { agent?: string; address?: string } = {};
/** From now on calls come from this device and address: lists of them then show what a person's would. */
export const callFrom = (device: typeof from): void => {
  from = device;
};

// Of its own what tests prepare comes from another address each: the waits of one address are for what a person does in the browser.
const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** One call as a brand's site would make it; the envelope comes back whatever its code. */
export async function ask<Name extends EndpointName>(
  brand: string,
  name: Name,
  params: CallParams<Name>,
  token?: string,
): Promise<Answer<CallData<Name>>> {
  const { method, path } = endpoints[name];
  const query = method === 'GET' ? `?${new URLSearchParams(params as Record<string, string>)}` : '';
  const answer = await fetch(`${exchangeUrl}${path}${query}`, {
    method,
    headers: {
      'x-forwarded-host': hostOf(brand),
      'x-forwarded-for': from.address ?? someAddress(),
      ...(from.agent ? { 'user-agent': from.agent } : {}),
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
      ...(token ? { [HEADER_TOKEN]: token } : {}),
    },
    body: method === 'GET' ? undefined : JSON.stringify(params),
  });
  return { status: answer.status, ...((await answer.json()) as Omit<Answer<CallData<Name>>, 'status'>) };
}

/** One call that must succeed. */
export async function call<Name extends EndpointName>(
  brand: string,
  name: Name,
  params: CallParams<Name>,
  token?: string,
): Promise<CallData<Name>> {
  const { code, msg, data } = await ask(brand, name, params, token);
  if (code !== '0') throw new Error(`${name} answered ${code} ${msg}`);
  return data;
}
