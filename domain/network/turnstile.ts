/** How many may work and how many may wait. */
interface Room {
  /** Works at a time. */
  places: number;
  /** Who may wait for a place; the next is refused at once. */
  waiting: number;
}

interface TurnstileOptions extends Room {
  /** How long a user waits before being refused, ms. */
  patienceMs: number;
  /** Of one network: what it cannot take is left to others, however many it sends. */
  each: Room;
  /** A place stays empty after each work for this many times as long as the work took; 0 unless told. */
  rest?: number;
}

interface Waiter {
  enter: () => void;
  refuse: () => void;
}

interface Network {
  running: number;
  line: Waiter[];
}

/** Too much is being done already. */
export class TooBusy extends Error {
  constructor() {
    super('too busy');
    this.name = 'TooBusy';
  }
}

export interface Turnstile {
  /** Does the work when it is its network's turn. @throws TooBusy for whoever cannot be let in */
  pass: <Result>(network: string, work: () => Promise<Result>) => Promise<Result>;
  /** Whether the network's next work would have to wait, or be refused. */
  isBusy: (network: string) => boolean;
  /** How many wait. */
  waiting: () => number;
}

/**
 * Lets a few works run at a time and a bounded number wait. Networks take turns, each lets its own in by their order: a network
 * that sends many makes itself wait, not others.
 */
export function createTurnstile({ places, waiting, patienceMs, each, rest = 0 }: TurnstileOptions): Turnstile {
  /** Those with works or waiters, the one let in longest ago first: a Map keeps the order of insertion. */
  const networks = new Map<string, Network>();
  let running = 0;
  let inLine = 0;

  const runningOf = (name: string) => networks.get(name)?.running ?? 0;
  const isBusy = (name: string) => running >= places || runningOf(name) >= each.places;

  function networkOf(name: string): Network {
    const network = networks.get(name) ?? { running: 0, line: [] };
    networks.set(name, network);
    return network;
  }

  function start(name: string): void {
    const network = networkOf(name);
    network.running += 1;
    running += 1;
    networks.delete(name);
    networks.set(name, network);
  }

  /** A full line still has room for a network that has few in it: the last of the one that has the most makes way. */
  function makeWayFor(own: number): boolean {
    const most = [...networks.values()].reduce((a, b) => (b.line.length > a.line.length ? b : a), { running: 0, line: [] });
    if (most.line.length <= own + 1) return false;
    most.line.at(-1)?.refuse();
    return true;
  }

  function waitInLine(name: string): Promise<void> {
    const own = networks.get(name)?.line.length ?? 0;
    if (own >= each.waiting || (inLine >= waiting && !makeWayFor(own))) return Promise.reject(new TooBusy());
    const { line } = networkOf(name);
    inLine += 1;
    return new Promise((resolve, reject) => {
      const leaveLine = () => {
        clearTimeout(timer);
        line.splice(line.indexOf(waiter), 1);
        inLine -= 1;
      };
      const waiter = {
        enter: () => {
          leaveLine();
          resolve();
        },
        refuse: () => {
          leaveLine();
          forget(name);
          reject(new TooBusy());
        },
      };
      const timer = setTimeout(waiter.refuse, patienceMs);
      line.push(waiter);
    });
  }

  function forget(name: string): void {
    const network = networks.get(name);
    if (network?.running === 0 && network.line.length === 0) networks.delete(name);
  }

  /** Gives the place that became free to the network whose turn it is. */
  function leave(name: string): void {
    networkOf(name).running -= 1;
    running -= 1;
    forget(name);
    for (const [next, { line }] of networks) {
      const [first] = line;
      if (!first || isBusy(next)) continue;
      start(next);
      first.enter();
      return;
    }
  }

  function leaveRested(name: string, usedMs: number): void {
    if (rest === 0) leave(name);
    else setTimeout(leave, Math.ceil(usedMs * rest), name);
  }

  return {
    isBusy,
    waiting: () => inLine,
    async pass(network, work) {
      if (isBusy(network)) await waitInLine(network);
      else start(network);
      const sinceMs = performance.now();
      try {
        return await work();
      } finally {
        leaveRested(network, performance.now() - sinceMs);
      }
    },
  };
}
