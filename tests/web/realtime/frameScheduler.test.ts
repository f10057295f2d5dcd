import { FrameScheduler } from '@/src/realtime/frameScheduler';

/** A scheduler whose frames and patience the test holds. */
function held() {
  const frames: (() => void)[] = [];
  const waits: (() => void)[] = [];
  const scheduler = new FrameScheduler({
    requestFrame: (callback) => frames.push(callback),
    wait: (callback) => waits.push(callback),
  });
  return { frames, waits, scheduler };
}

const store = () => ({ publish: jest.fn() });

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
});
