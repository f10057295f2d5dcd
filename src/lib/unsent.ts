type Send = () => Promise<unknown>;

// What a page has decided and not sent yet. It goes out before the session ends: afterwards nobody would take it.
const unsent = new Set<Send>();

/** A line that is down keeps nobody signed in. */
const PATIENCE_MS = 2_000;

/** From now on, until the returned function is called: `send` sends what is there. It must not reject. */
export function holdUnsent(send: Send): () => void {
  unsent.add(send);
  return () => void unsent.delete(send);
}

/** Sends all of it; done when it has arrived, or after a moment. */
export async function sendUnsent(): Promise<void> {
  if (unsent.size === 0) return;
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([Promise.all([...unsent].map((send) => send())), patience]);
}
