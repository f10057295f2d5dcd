import { Listeners } from './store/listeners';

let isEnding = false;
const goesOn = new Listeners();

/** The exchange is ending this session: whatever is asked now would be refused, and shown to nobody. */
export const isSessionEnding = (): boolean => isEnding;

/** Is told when a session that was to end goes on: what was not read meanwhile is still wanted. Returns how to stop. */
export const onSessionGoesOn = goesOn.add;

/** Runs what ends the session; until it has answered, nothing new is read. */
export async function endingSession<Answer>(end: () => Promise<Answer>): Promise<Answer> {
  isEnding = true;
  try {
    const answer = await end();
    isEnding = false;
    return answer;
  } catch (error) {
    isEnding = false;
    goesOn.tell();
    throw error;
  }
}
