import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';

/** What Lighthouse says of a page, visited once in a browser of its own with an empty profile. */
export async function judge({ url, isDesktop, categories, chromePath, chromeFlags }) {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless', ...chromeFlags], logLevel: 'error' });
  try {
    const flags = { port: chrome.port, logLevel: 'error', onlyCategories: categories };
    const judged = await lighthouse(url, flags, isDesktop ? desktopConfig : undefined);
    if (!judged || judged.lhr.runtimeError) throw new Error(`Lighthouse could not read ${url}: ${judged?.lhr.runtimeError?.message}`);
    return judged.lhr;
  } finally {
    chrome.kill();
  }
}
