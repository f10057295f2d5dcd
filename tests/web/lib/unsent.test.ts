import { holdUnsent, sendUnsent } from '@/src/lib/unsent';

describe('what has not been sent', () => {
  it('is sent and waited for, all of it, but for what was let go', async () => {
    const sent: string[] = [];
    const send = (name: string) => async () => {
      await Promise.resolve();
      sent.push(name);
    };
    const letGo = [holdUnsent(send('a')), holdUnsent(send('b'))];
    holdUnsent(send('gone'))();
    await sendUnsent();
    expect(sent).toEqual(['a', 'b']);
    for (const one of letGo) one();
    await sendUnsent();
    expect(sent).toEqual(['a', 'b']);
  });

  it('keeps nobody for longer than a moment', async () => {
    jest.useFakeTimers();
    const letGo = holdUnsent(() => new Promise(() => {}));
    let isOver = false;
    void sendUnsent().then(() => {
      isOver = true;
    });
    await jest.advanceTimersByTimeAsync(1_999);
    expect(isOver).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(isOver).toBe(true);
    letGo();
    jest.useRealTimers();
  });
});
