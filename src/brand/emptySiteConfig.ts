import type { SiteConfig } from '@/contract/site';

const neutralAccent: SiteConfig['accent']['dark'] = {
  accent: '',
  accentHover: '',
  accentPress: '',
  accentContrast: '',
  accentText: '',
  accentSoft: '',
  accentLine: '',
  focusRing: '',
};

/** What a page shows when its host's configuration was never had: no name, no features, the design's own accent. */
export const emptySiteConfig: SiteConfig = {
  brand: '',
  site: { name: '', description: '', favicon: '', logoIcon: '' },
  languages: [],
  supportEarn: false,
  supportSpot: false,
  supportFutures: false,
  supportExpressTrading: false,
  supportExpressTradingBuy: false,
  supportExpressTradingSell: false,
  businessMode: '',
  captcha: 'altcha',
  practice: false,
  globalRegion: false,
  coinInfo: {},
  openTradeSymbols: {},
  openFuturesContracts: {},
  accent: { dark: neutralAccent, light: neutralAccent },
  links: { footer: {}, social: {} },
  documents: [],
  licence: null,
  chat: null,
};
