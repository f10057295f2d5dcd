import { FrameScheduler } from '@/src/realtime/frameScheduler';

/** A scheduler whose frames, patience and clock the test holds. */
function held() {
  const time = { nowMs: 0 };
  const frames: (() => void)[] = [];
  const waits: (() => void)[] = [];
  const scheduler = new FrameScheduler({
    requestFrame: (callback) => frames.push(callback),
    wait: (callback) => waits.push(callback),
    clock: () => time.nowMs,
  });
  return { frames, waits, scheduler, time };
}

const store = () => ({ publish: jest.fn() });
const published = (...stores: ReturnType<typeof store>[]) => stores.map(({ publish }) => publish.mock.calls.length);

describe('the frame scheduler', () => {
  it('publishes once a frame what became another any number of times', () => {
    const { frames, scheduler } = held();
    const one = store();
    scheduler.markDirty(one);
    scheduler.markDirty(one);
    expect(frames).toHaveLength(1);
    expect(one.publish).not.toHaveBeenCalled();
    frames[0]?.();
    expect(one.publish).toHaveBeenCalledTimes(1);
  });

  it('lets what can wait ride along with the frame of another', () => {
    const { frames, waits, scheduler } = held();
    const patient = store();
    const hurried = store();
    scheduler.markDirty(patient, true);
    expect(frames).toHaveLength(0);
    scheduler.markDirty(hurried);
    frames[0]?.();
    expect([patient, hurried].map(({ publish }) => publish.mock.calls.length)).toEqual([1, 1]);
    // Its patience ends with nothing left to do.
    for (const end of waits) end();
    expect(frames).toHaveLength(1);
  });

  it('gives it a frame of its own when no other comes', () => {
    const { frames, waits, scheduler } = held();
    const patient = store();
    scheduler.markDirty(patient, true);
    scheduler.markDirty(patient, true);
    expect(waits).toHaveLength(1);
    waits[0]?.();
    frames[0]?.();
    expect(patient.publish).toHaveBeenCalledTimes(1);
    scheduler.markDirty(patient, true);
    expect(waits).toHaveLength(2);
  });

  it('leaves the rest to the next frame where publishing takes long, in the order in which it came', () => {
    const { frames, scheduler, time } = held();
    const [book, trades, chart] = [store(), store(), store()];
    book.publish.mockImplementation(() => {
      time.nowMs += 6;
    });
    for (const each of [book, trades, chart]) scheduler.markDirty(each);
    frames[0]?.();
    expect(published(book, trades, chart)).toEqual([1, 0, 0]);
    // Told again meanwhile: it comes after what waits already.
    scheduler.markDirty(book);
    expect(frames).toHaveLength(2);
    frames[1]?.();
    expect(published(book, trades, chart)).toEqual([2, 1, 1]);
    expect(frames).toHaveLength(2);
  });

  it('publishes with the next frame what becomes another because of what was published', () => {
    const { frames, scheduler } = held();
    const follower = store();
    const leader = { publish: jest.fn(() => scheduler.markDirty(follower)) };
    scheduler.markDirty(leader);
    frames[0]?.();
    frames[1]?.();
    expect(published(follower)).toEqual([1]);
    expect(leader.publish).toHaveBeenCalledTimes(1);
  });

  it('publishes the rest with the next frame when a reader throws', () => {
    const { frames, scheduler } = held();
    const [broken, sound] = [store(), store()];
    broken.publish.mockImplementation(() => {
      throw new Error('a reader');
    });
    scheduler.markDirty(broken);
    scheduler.markDirty(sound);
    expect(() => frames[0]?.()).toThrow('a reader');
    frames[1]?.();
    expect(published(broken, sound)).toEqual([1, 1]);
    expect(frames).toHaveLength(2);
  });
});
