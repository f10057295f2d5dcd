import fastifyWebsocket, { type WebSocket } from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { STREAM_PATH } from '@/contract/streamConstants';
import { networkOf } from '@/domain/network/visitorNetwork';
import type { SessionActor } from '../app/actor';
import { AppError } from '../app/appError';
import type { MarketData } from '../app/marketData/createMarketData';
import type { Bus } from '../app/ports/bus';
import type { Clock } from '../app/ports/clock';
import type { ReadFeeRates, ReadNoticeCounts } from '../app/streams/privateStreams';
import { STREAM_DEFAULTS, StreamHub, type StreamSettings } from '../app/streams/streamHub';
import { visitOf } from '../http/context';
import { AddressLimit } from './addressLimit';
import { Connection } from './connection';
import { FrameBudget } from './frameBudget';
import { streamSocketOf } from './streamSocket';

export interface ConnectionLimits {
  /** Open connections of one visitor's network. */
  perAddress: number;
  /** Open connections of all visitors together. */
  total: number;
  /** Frames a client may send per second in the long run, and at once. */
  framesPerSecond: number;
  frameBurst: number;
  /** Longest message of a client, bytes; a longer one closes the connection (1009). */
  messageBytes: number;
}

export const CONNECTION_DEFAULTS: ConnectionLimits = {
  perAddress: 200,
  total: 20_000,
  framesPerSecond: 20,
  frameBurst: 60,
  messageBytes: 16 * 1024,
};

export interface StreamParts {
  marketData: MarketData;
  bus: Bus;
  clock: Clock;
  /** Uses up a websocket token; undefined when it is unknown, used or expired, or its session has ended. */
  redeemWebsocketToken: (token: string) => Promise<SessionActor | undefined>;
  /** Absent: nobody is told of changed fees. */
  readFeeRates?: ReadFeeRates;
  /** Absent: nobody is told of new notifications. */
  readNoticeCounts?: ReadNoticeCounts;
  settings?: Partial<StreamSettings>;
  limits?: Partial<ConnectionLimits>;
}

/** A peer that does not answer the close handshake is cut off after this long, ms. */
const CLOSE_TIMEOUT_MS = 5000;

/**
 * Serves the streams at /ws. Closing the app tells every client to come back later and ends the sweep.
 * Returns the hub; its `counts` are for metrics.
 */
export function registerStreams(app: FastifyInstance, parts: StreamParts): StreamHub {
  const { marketData, bus, clock } = parts;
  const settings = { ...STREAM_DEFAULTS, ...parts.settings };
  const limits = { ...CONNECTION_DEFAULTS, ...parts.limits };
  const hub = new StreamHub({
    marketData,
    bus,
    clock,
    readFeeRates: feeReader(app, parts),
    readNoticeCounts: countReader(app, parts),
    settings,
  });
  const addresses = new AddressLimit(limits);
  const options = { maxPayload: limits.messageBytes, perMessageDeflate: false, clientTracking: true, closeTimeout: CLOSE_TIMEOUT_MS };
  app.register(fastifyWebsocket, { options, preClose: (done) => closeAll(app, hub, done) });
  app.register(async (scope) => {
    scope.get(STREAM_PATH, { websocket: true, onRequest: (request) => refuseFull(addresses, request) }, (socket, request) =>
      serve({ ...parts, hub, limits, addresses }, socket, request),
    );
  });
  let sweep: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    sweep = setInterval(() => hub.tick(), settings.tickMs);
  });
  app.addHook('onClose', async () => clearInterval(sweep));
  return hub;
}

/** Counts that cannot be read now are read by the client itself, within minutes. */
function countReader(app: FastifyInstance, { readNoticeCounts }: StreamParts): ReadNoticeCounts {
  return async (userIds) => {
    try {
      return (await readNoticeCounts?.(userIds)) ?? new Map();
    } catch (error) {
      app.log.error({ err: error }, 'unread notifications could not be counted');
      return new Map();
    }
  };
}

/** Rates that cannot be read now are read by the client itself, with its next page. */
function feeReader(app: FastifyInstance, { readFeeRates }: StreamParts): ReadFeeRates {
  return async (userIds) => {
    try {
      return (await readFeeRates?.(userIds)) ?? new Map();
    } catch (error) {
      app.log.error({ err: error }, 'changed fee rates could not be read');
      return new Map();
    }
  };
}

function closeAll(app: FastifyInstance, hub: StreamHub, done: () => void): void {
  hub.stop();
  app.websocketServer.close(() => done());
}

async function refuseFull(addresses: AddressLimit, request: FastifyRequest): Promise<void> {
  if (addresses.isFull(networkOf(request.ip))) throw new AppError('rateLimited', 1);
}

interface Service extends StreamParts {
  hub: StreamHub;
  limits: ConnectionLimits;
  addresses: AddressLimit;
}

function serve(service: Service, socket: WebSocket, request: FastifyRequest): void {
  const { hub, limits, addresses, clock } = service;
  const visit = visitOf(request.server, request);
  const client = hub.connect(streamSocketOf(socket, request.raw.socket));
  const connection = new Connection({
    hub,
    client,
    budget: new FrameBudget(limits.framesPerSecond, limits.frameBurst, clock.now()),
    now: () => clock.now(),
    identify: async (token) => {
      const identity = await service.redeemWebsocketToken(token);
      return identity?.brand === visit.brand ? identity : undefined;
    },
    onFailure: (error) => request.log.error({ err: error }, 'a stream request failed'),
  });
  const network = networkOf(visit.ip);
  addresses.enter(network);
  socket.on('message', (data: Buffer) => void connection.receive(data.toString()));
  socket.on('close', () => {
    addresses.leave(network);
    hub.disconnect(client);
  });
  // Errors (a reset, an oversized message) are followed by 'close'.
  socket.on('error', (error) => request.log.debug({ err: error }, 'stream connection failed'));
}
