/** What a page is opened on once, for all widths that such devices have. */
export const DEVICES = {
  phone: { widths: [360, 390], height: 844, options: { isMobile: true, hasTouch: true } },
  desk: { widths: [768, 1440, 1920], height: 900, options: {} },
};

export const ALL_WIDTHS = Object.values(DEVICES).flatMap(({ widths }) => widths);

/** Chromium's own test picture stands for what a camera sees. */
export const BROWSER_ARGS = ['--no-sandbox', '--disable-gpu', '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

/** Those of `all` that the words name; where they name none, `otherwise`. */
export function chosen(words, all, otherwise = all) {
  const some = all.filter((one) => words.includes(String(one)));
  return some.length > 0 ? some : otherwise;
}

/** Whether a word names the scene; one that ends in - is the start of names. */
export const isCalled = ({ name }, word) => (word.endsWith('-') ? name.startsWith(word) : name === word);
