import type { FastifyReply, FastifyRequest } from 'fastify';
import { isFromLoopback } from './callerAddress';
import { hostNameOf } from './context';

/** Set by proxies, the web's own included (it always sends x-forwarded-host). */
const FORWARDING_HEADERS = ['x-forwarded-host', 'x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];
const LOOPBACK_NAMES: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * A hook that lets only the operator's own machine in: the codes and passwords behind these pages sign people in.
 * Three checks, because each alone can be got around: the connection comes from loopback; no proxy passed it on, which would
 * make every visitor of the web look like loopback; and the host asked for is loopback's, so that no page elsewhere can point
 * a name of its own at 127.0.0.1 and read along. For everybody else the page does not exist (HTTP 404).
 */
export async function loopbackOnly(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const isForwarded = FORWARDING_HEADERS.some((name) => request.headers[name] !== undefined);
  const isLocalName = LOOPBACK_NAMES.has(hostNameOf(request.headers.host ?? ''));
  if (isForwarded || !isLocalName || !isFromLoopback(request)) reply.callNotFound();
}
