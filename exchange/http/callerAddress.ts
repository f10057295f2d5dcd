import type { FastifyRequest } from 'fastify';
import { isLoopback, networkOf } from '@/domain/network/visitorNetwork';

/** Whether the connection itself comes from this machine. */
export function isFromLoopback(request: FastifyRequest): boolean {
  const address = request.socket.remoteAddress;
  return address !== undefined && isLoopback(address);
}

/**
 * Whether a program of this machine asks for itself, such as the web's server for what a page shows: those reads are made for
 * everybody and must not share one visitor's budget. Whoever passes a visitor on names their address.
 */
export function isOwnRead(request: FastifyRequest): boolean {
  return request.headers['x-forwarded-for'] === undefined && isFromLoopback(request);
}

/** What a limit counts a caller by: the visitor's network, through trusted proxies. */
export const callerKey = (request: FastifyRequest): string => networkOf(request.ip);
