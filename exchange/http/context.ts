import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { CallParams } from '@/contract/calls';
import type { EndpointName, endpoints } from '@/contract/endpoints';
import { HEADER_LANGUAGE, HEADER_TOKEN } from '@/contract/headers';
import type { StandingActor } from '../app/actor';
import type { OpenHandover } from '../app/verification/handover/openHandover';
import type { Access } from './access';

declare module 'fastify' {
  interface FastifyInstance {
    access: Access;
  }
}

/** What a handler gets besides its parameters. Nothing of Fastify leaks through. */
export interface Visit {
  /** The visitor's address, through trusted proxies. */
  ip: string;
  /** Host the visitor typed, lower case, without a port. */
  host: string;
  brand: string;
  /** From exchange-language; `en` when absent or odd. */
  language: string;
  /** The exchange-token header as it came; undefined when absent. Never log it. */
  token: string | undefined;
  userAgent: string;
  /** ISO 3166-1 alpha-2, as a trusted proxy names it; undefined when none does. */
  country: string | undefined;
  log: FastifyBaseLogger;
}

type PhoneOf<Name extends EndpointName> = (typeof endpoints)[Name]['auth'] extends 'handover' ? OpenHandover : undefined;
type ActorOf<Name extends EndpointName> = (typeof endpoints)[Name]['auth'] extends 'user' ? StandingActor : undefined;

export interface CallContext<Name extends EndpointName> extends Visit {
  params: CallParams<Name>;
  /** The signed-in user on `auth: 'user'` calls, undefined on open ones. */
  actor: ActorOf<Name>;
  /** The handover of the phone that asks on `auth: 'handover'` calls, undefined on others. */
  phone: PhoneOf<Name>;
}

const DEFAULT_LANGUAGE = 'en';
const LANGUAGE = /^[A-Za-z]{2}(-[A-Za-z]{2})?$/;

/** One value of a header that may have been sent twice. */
export function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** `Visby.localhost:3000` -> `visby.localhost`. */
export function hostNameOf(host: string): string {
  const lower = host.trim().toLowerCase();
  const end = lower.startsWith('[') ? lower.indexOf(']') + 1 : lower.indexOf(':');
  return end > 0 ? lower.slice(0, end) : lower;
}

/** What the country header says, where a trusted proxy is set to write it. */
export function countryOf(app: FastifyInstance, request: FastifyRequest): string | undefined {
  // Names of headers arrive in lower case, however an operator writes them.
  const name = app.access.countryHeader?.toLowerCase();
  return name === undefined ? undefined : headerOf(request, name)?.toUpperCase();
}

/** Two letters. Proxies say XX or T1 where they do not know. */
const COUNTRY = /^(?!XX)[A-Z]{2}$/;

/** Reads who visits. `request.host` already honours x-forwarded-host, and only from trusted proxies. */
export function visitOf(app: FastifyInstance, request: FastifyRequest): Visit {
  const language = headerOf(request, HEADER_LANGUAGE);
  const host = hostNameOf(request.host);
  const country = countryOf(app, request);
  return {
    ip: request.ip,
    host,
    brand: app.access.brandOf(host),
    language: language !== undefined && LANGUAGE.test(language) ? language : DEFAULT_LANGUAGE,
    token: headerOf(request, HEADER_TOKEN) || undefined,
    userAgent: (headerOf(request, 'user-agent') ?? '').slice(0, 300),
    country: country !== undefined && COUNTRY.test(country) ? country : undefined,
    log: request.log,
  };
}
