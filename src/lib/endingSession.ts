let isEnding = false;

/** The exchange is ending this session: whatever is asked now would be refused, and shown to nobody. */
export const isSessionEnding = (): boolean => isEnding;

/** Runs what ends the session; until it has answered, nothing new is read. */
export async function endingSession<Answer>(end: () => Promise<Answer>): Promise<Answer> {
  isEnding = true;
  try {
    return await end();
  } finally {
    isEnding = false;
  }
}
