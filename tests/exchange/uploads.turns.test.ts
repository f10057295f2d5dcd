import { onBehalfOf } from '@/exchange/app/caller';
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

  it('are held by no caller alone, however many accounts it has', async () => {
    const inTurn = createTurns();
    const done: string[] = [];
    const ask = (network: string, owner: string) => onBehalfOf(network, () => inTurn(owner, async () => void done.push(owner)));
    const asked = [...Array.from({ length: 14 }, (_, nth) => ask('many', `many ${nth}`)), ask('one', 'one 1'), ask('one', 'one 2')];
    const results = await Promise.allSettled(asked);
    // Twelve fit; the last two of the many made way.
    expect(results.map(({ status }) => status === 'fulfilled')).toEqual([...Array(10).fill(true), ...Array(4).fill(false), true, true]);
    expect(done.slice(0, 4)).toEqual(['many 0', 'many 1', 'one 1', 'many 2']);
  });
});
