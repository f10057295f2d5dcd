import { aheadOfFrames } from '@/src/realtime/aheadOfFrames';

const COLLECTING_MS = 4;

describe('what is published ahead of frames', () => {
  let frames: (() => void)[];
  let isHidden: boolean;
  const paint = () => {
    for (const callback of frames.splice(0)) callback();
  };
  beforeEach(() => {
    jest.useFakeTimers();
    frames = [];
    isHidden = false;
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(() => callback(0)));
    jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('is published in a task before the frame, when all that is told at once has come', () => {
    const publish = jest.fn();
    aheadOfFrames()(publish);
    expect(publish).not.toHaveBeenCalled();
    jest.advanceTimersByTime(COLLECTING_MS);
    expect(publish).toHaveBeenCalledTimes(1);
    expect(frames).toHaveLength(1);
  });

  it('waits for the frame that is due, and comes in a task after it', () => {
    const request = aheadOfFrames();
    const [first, second] = [jest.fn(), jest.fn()];
    request(first);
    jest.advanceTimersByTime(COLLECTING_MS);
    request(second);
    jest.advanceTimersByTime(1_000);
    expect(second).not.toHaveBeenCalled();
    paint();
    expect(second).not.toHaveBeenCalled();
    jest.advanceTimersByTime(COLLECTING_MS);
    expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('goes on after a frame for which nothing waited', () => {
    const request = aheadOfFrames();
    request(jest.fn());
    jest.advanceTimersByTime(COLLECTING_MS);
    paint();
    const publish = jest.fn();
    request(publish);
    jest.advanceTimersByTime(COLLECTING_MS);
    expect(publish).toHaveBeenCalledTimes(1);
  });

  it('waits until a hidden page is shown', () => {
    isHidden = true;
    const publish = jest.fn();
    aheadOfFrames()(publish);
    jest.advanceTimersByTime(60_000);
    expect(publish).not.toHaveBeenCalled();
    // Frames come again with the page.
    isHidden = false;
    paint();
    jest.advanceTimersByTime(COLLECTING_MS);
    expect(publish).toHaveBeenCalledTimes(1);
  });
});
