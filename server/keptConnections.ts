import { Agent, type AgentOptions } from 'node:http';

/** An unused one is let go after this long, or a second before the other end lets it go, ms: what is sent on one it closes is lost. */
const KEPT_MS = 30_000;

/** Connections to a program on this machine that are used again. */
export const keptConnections = (options?: Pick<AgentOptions, 'maxSockets'>) => new Agent({ ...options, keepAlive: true, timeout: KEPT_MS });
