/** A node cannot be reached, is not right or does not agree with another one. It names no address of a node: keys may stand in it. */
export class ChainError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ChainError';
  }
}

/** A node has understood the call and will not do it. `reason` is the node's own word. */
export class NodeRefusal extends ChainError {
  constructor(
    method: string,
    readonly reason: string,
  ) {
    super(`${method}: ${reason.slice(0, 200)}`);
    this.name = 'NodeRefusal';
  }
}
