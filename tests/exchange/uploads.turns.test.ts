import { createTurns } from '@/exchange/cleaning/turns';

describe('turns of files', () => {
  it('are held by nobody alone: a second user is next, and the rest of the first is refused', async () => {
    const inTurn = createTurns();
    const done: string[] = [];
    const ask = (owner: string, name: string) => inTurn(owner, async () => void done.push(name));
    const asked = [...Array.from({ length: 14 }, (_, at) => ask('1', `mine ${at}`)), ask('2', 'theirs')];
    const results = await Promise.allSettled(asked);
    expect(done).toEqual(['mine 0', 'theirs', 'mine 1', 'mine 2', 'mine 3']);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(10);
  });
});
