// Where the programs under test listen; the test command says so.

const webPort = process.env.E2E_WEB_PORT ?? '3000';
/** A web of the same exchange that says the widest words of all languages in place of some language's own. */
const widestPort = process.env.E2E_WIDEST_PORT ?? webPort;
const exchangePort = process.env.E2E_EXCHANGE_PORT ?? '4000';

/** The exchange's process, for what happens when it dies. */
export const exchangePid = Number(process.env.E2E_EXCHANGE_PID);

/** What this machine needed to start both programs; 0 where they ran before the tests. */
export const startedInMs = Number(process.env.E2E_STARTED_IN_MS ?? 0);

export const exchangeUrl = `http://127.0.0.1:${exchangePort}`;

/** A brand's host without its port, as cookies name it. */
export const hostOf = (brand: string) => `${brand}.localhost`;

/**
 * How a program asks a brand's site: by loopback address and host header. Browsers know that names ending in .localhost are this
 * machine; what other programs make of them depends on the system.
 */
export function siteRequest(brand: string, path: string): { url: string; headers: { host: string } } {
  return { url: `http://localhost:${webPort}${path}`, headers: { host: `${hostOf(brand)}:${webPort}` } };
}

/** A path of a site in a language: `localPath('/markets', 'ar-AE')` is "/ar-AE/markets". */
export const localPath = (path: string, language: string): string => (language === 'en' ? path : `/${language}${path === '/' ? '' : path}`);

/** Address of a brand's site: `siteUrl('visby', '/markets', 'ar-AE')`; `isWidest`: where it says the widest words. */
export const siteUrl = (brand: string, path = '/', language = 'en', isWidest = false): string =>
  `http://${hostOf(brand)}:${isWidest ? widestPort : webPort}${localPath(path, language)}`;
