/** @jest-environment node */
// The listing of a brand travels with pages that show it, and with no other.
import { readdirSync, readFileSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { GetServerSidePropsContext } from 'next';
import type { SiteConfig } from '@/contract/site';
import { CURRENCIES } from '@/domain/account/preferences';
import { currenciesOf, usdRateIn } from '@/domain/account/usdRateIn';
import { listingOf, shellSiteOf } from '@/src/brand/shellSite';
import { encodeSite, SITE_HEADER } from '@/src/brand/siteHeader';
import { servePage } from '@/src/shell/server/servePage';
import { modulesFrom } from '@/tests/support/moduleGraph';
import { siteFixture } from '@/tests/support/siteFixture';

const COINS = 500;
const PAIRS = 1000;
const [anyPair] = Object.values(siteFixture.openTradeSymbols);

/** A brand of the same name and looks that lists what large ones do. */
function largeBrand(): SiteConfig {
  const coins = Array.from({ length: COINS }, (_, at) => [`COIN${at}`, { isOpen: 1, rate: { USD: '1.25' } }] as const);
  const pairs = Array.from({ length: PAIRS }, (_, at) => [`COIN${at % COINS}_${at < COINS ? 'USDT' : 'BTC'}`, anyPair] as const);
  return {
    ...siteFixture,
    coinInfo: { ...siteFixture.coinInfo, ...Object.fromEntries(coins) },
    openTradeSymbols: { ...siteFixture.openTradeSymbols, ...Object.fromEntries(pairs) } as SiteConfig['openTradeSymbols'],
  };
}

async function propsOf(site: SiteConfig, hasListing: boolean): Promise<object> {
  const req = new IncomingMessage(new Socket());
  Object.assign(req, { url: '/login', headers: { host: 'harbour.example', [SITE_HEADER]: encodeSite(site) } });
  const context = { req, res: new ServerResponse(req), locale: 'en', params: {} } as unknown as GetServerSidePropsContext;
  const result = await servePage({ hasListing })(context);
  if (!('props' in result)) throw new Error('no page');
  return result.props;
}

const bytes = (props: object) => Buffer.byteLength(JSON.stringify(props));

describe('a brand of 500 coins and 1,000 pairs', () => {
  it('adds less than 2 kB to a page that shows none of them', async () => {
    const added = bytes(await propsOf(largeBrand(), false)) - bytes(await propsOf(siteFixture, false));
    expect(added).toBeLessThan(2000);
  });

  it('is brought whole by a page that lists', async () => {
    await expect(propsOf(largeBrand(), true)).resolves.toMatchObject({ listing: listingOf(largeBrand()) });
  });
});

describe('the rates of the shell', () => {
  it('tell the same in every currency as those of all coins', () => {
    const { coinInfo } = largeBrand();
    const { rates } = shellSiteOf(largeBrand());
    expect(currenciesOf(rates)).toEqual(currenciesOf(coinInfo));
    for (const currency of CURRENCIES) expect(usdRateIn(currency, rates)).toBe(usdRateIn(currency, coinInfo));
  });
});

describe('pages', () => {
  const pages = readdirSync('pages', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx$/.test(file) && !file.startsWith('_'));

  it.each(pages)('%s brings the listing if one of its modules asks for it, and only then', (page) => {
    const asks = modulesFrom(`pages/${page}`).has('src/brand/ListingContext.tsx');
    expect(/hasListing: true/.test(readFileSync(`pages/${page}`, 'utf8'))).toBe(asks);
  });
});
