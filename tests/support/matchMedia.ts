/** Makes every media query hold, or none. jsdom lays nothing out and answers no query by itself. */
export function answerMediaQueries(matches: boolean): void {
  const nothing = () => {};
  window.matchMedia = (media) => ({
    media,
    matches,
    onchange: null,
    addEventListener: nothing,
    removeEventListener: nothing,
    // The older names, which MUI still calls.
    addListener: nothing,
    removeListener: nothing,
    dispatchEvent: () => true,
  });
}
