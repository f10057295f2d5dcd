import type { ClientFrame } from '@/contract/channels';
import { assertNever } from '@/domain/assertNever';
import type { SessionActor } from '../app/actor';
import { AppError } from '../app/appError';
import type { StreamClient } from '../app/streams/streamClient';
import type { StreamHub } from '../app/streams/streamHub';
import type { FrameBudget } from './frameBudget';
import { parseFrame } from './parseFrame';

/** RFC 6455: the client breaks the rules of the service. */
const CLOSE_POLICY = 1008;
/** Frames over the budget in a row that are answered before the connection is closed. */
const REFUSALS_BEFORE_CLOSE = 20;

export interface ConnectionParts {
  hub: StreamHub;
  client: StreamClient;
  budget: FrameBudget;
  now: () => number;
  /** The owner of a websocket token on this brand's hosts. */
  identify: (token: string) => Promise<SessionActor | undefined>;
  onFailure: (error: unknown) => void;
}

/** Turns what one client sends into calls of the hub, and refusals into error frames. */
export class Connection {
  #refusedInARow = 0;
  #turn: Promise<void> = Promise.resolve();

  constructor(private readonly parts: ConnectionParts) {}

  /** Frames are served one after the other: what follows an `auth` finds it done. */
  receive(text: string): Promise<void> {
    const { client, budget, hub, now } = this.parts;
    if (client.isClosed) return this.#turn;
    if (!budget.take(now())) {
      this.#overBudget();
      return this.#turn;
    }
    this.#refusedInARow = 0;
    const parsed = parseFrame(text);
    this.#turn = this.#turn.then(() =>
      parsed.kind === 'frame' ? this.#serve(parsed.frame) : hub.refuse(client, parsed.id, parsed.refusal),
    );
    return this.#turn;
  }

  async #serve(frame: ClientFrame): Promise<void> {
    const { client, hub, onFailure } = this.parts;
    try {
      await this.#handle(frame);
    } catch (error) {
      if (!(error instanceof AppError)) onFailure(error);
      hub.refuse(client, frame.id, error instanceof AppError ? error : new AppError('internal'));
    }
  }

  async #handle(frame: ClientFrame): Promise<void> {
    const { client, hub } = this.parts;
    switch (frame.op) {
      case 'subscribe':
        return hub.subscribe(client, frame.id, frame.channels);
      case 'unsubscribe':
        return hub.unsubscribe(client, frame.id, frame.channels);
      case 'auth':
        return this.#authenticate(frame.id, frame.token);
      case 'ping':
        return hub.pong(client, frame.id);
      default:
        return assertNever(frame);
    }
  }

  async #authenticate(id: number, token: string): Promise<void> {
    const { client, hub, identify, now } = this.parts;
    const askedMs = now();
    const identity = await identify(token);
    if (!identity) throw new AppError('tokenInvalid');
    hub.authenticate(client, id, identity, askedMs);
  }

  #overBudget(): void {
    const { client, hub } = this.parts;
    this.#refusedInARow += 1;
    if (this.#refusedInARow > REFUSALS_BEFORE_CLOSE) client.close(CLOSE_POLICY, 'too many frames');
    else hub.refuse(client, null, new AppError('rateLimited', 1));
  }
}
