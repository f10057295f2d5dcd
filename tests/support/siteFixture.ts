import type { ListedPair, SiteConfig } from '@/contract/site';
import type { UserInfo } from '@/contract/user';
import { emptySiteConfig } from '@/src/brand/emptySiteConfig';

/** A pair as a site's config lists it. */
export function shownPair(base: string, quote: string, sort: number): ListedPair {
  return { isShow: true, sort, base, quote, quantityIncrement: '0.00001', priceIncrement: '0.1', minNotional: '5' };
}

/** A brand with every feature on and links in two languages. */
export const siteFixture: SiteConfig = {
  ...emptySiteConfig,
  brand: 'harbour',
  site: { name: 'Harbour', description: 'Trade from one balance.', favicon: '/f.svg', logoIcon: 'M9 2v24' },
  languages: [
    { type: 'en', name: 'English' },
    { type: 'ar-AE', name: 'العربية' },
  ],
  supportEarn: true,
  supportSpot: true,
  supportFutures: true,
  supportExpressTrading: true,
  supportExpressTradingBuy: true,
  supportExpressTradingSell: true,
  practice: true,
  coinInfo: { USDT: { isOpen: 1, rate: { USD: '1' } }, BTC: { isOpen: 1, rate: { USD: '96000.5' } } },
  openTradeSymbols: { BTC_USDT: shownPair('BTC', 'USDT', 1) },
  links: {
    footer: { aboutUs: { default: 'https://harbour.example/about' }, help: { default: '', 'ar-AE': 'https://harbour.example/ar/help' } },
    social: { telegram: { default: 'https://t.me/harbour' } },
  },
};

export const userFixture: UserInfo = {
  id: '10000046',
  email: 'jana.hoffmann@mail.example',
  nickName: 'jana',
  fullName: null,
  phoneNumber: null,
  authStatus: 0,
  defLanguage: 'en',
  accountType: 0,
  isBindGa: 0,
  chatwootIdentifierHash: 'hash',
};
