import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';

// One visit by Lighthouse, in a browser of its own with an empty profile; its report goes out as JSON. The argument: see lighthouse.mjs.

const { url, isDesktop, categories, chromePath, chromeFlags } = JSON.parse(process.argv[2]);
const chrome = await launch({ chromePath, chromeFlags: ['--headless', ...chromeFlags], logLevel: 'error' });
try {
  const flags = { port: chrome.port, logLevel: 'error', onlyCategories: categories };
  const judged = await lighthouse(url, flags, isDesktop ? desktopConfig : undefined);
  if (!judged || judged.lhr.runtimeError) throw new Error(`Lighthouse could not read ${url}: ${judged?.lhr.runtimeError?.message}`);
  process.stdout.write(JSON.stringify(judged.lhr));
} finally {
  chrome.kill();
}
