/** Path of a Chromium. */
export function findBrowser(): Promise<string>;
