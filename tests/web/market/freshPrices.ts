/** However slowly a page is drawn and a user types, prices stay fresh: the clock of a file's tests stands still. */
export function withFreshPrices(): void {
  beforeEach(() => {
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now);
  });
  afterEach(() => jest.restoreAllMocks());
}
