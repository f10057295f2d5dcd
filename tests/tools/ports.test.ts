import { isPortBarred } from '@/tools/lib/ports.mjs';

describe('ports of the programs', () => {
  it.each([
    [4190, true],
    [6000, true],
    [4191, false],
  ])('%i is barred by the Fetch standard: %s', async (port, isBarred) => {
    expect(await isPortBarred(port)).toBe(isBarred);
  });
});
