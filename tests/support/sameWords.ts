// Texts of common.json that rightly read as in English. Whatever is not listed here has not been translated.

/** Names, signs and abbreviations that no language translates, or only some do. */
export const NAMES_AND_SIGNS = [
  'convert.seconds',
  'convert.success.inWallet',
  'receive.memo.memo', // what the networks call it
  'wallets.minutes', // a sign and a unit
  'earn.planTitle', // two names with a comma between them
  'auth.foot.copyright', // sign, year and the brand's name
  'markets.category.defi', // the name of the sector everywhere
  'history.facts.uid',
  'payUser.kinds.uid',
  'shell.keys.names.shares', // numbers and a sign
  'shell.menu.otc', // abbreviation of the trade
  'shell.social.facebook',
  'shell.social.instagram',
  'shell.social.linkedin',
  'shell.social.medium',
  'shell.social.reddit',
  'shell.social.telegram',
  'shell.social.twitter',
  'shell.social.youtube',
  'trade.chartTools.enter', // what the key is called on keyboards of these languages
  'trade.indicator.line.macd', // abbreviation of the trade
  'trade.state.whyUntil', // two sentences, one after the other
  'trade.tif.FOK', // abbreviations of the trade; trade.tifText says them in words
  'trade.tif.GTC',
  'trade.tif.IOC',
  'uploads.size', // a unit
];

/** Terms Spanish, Italian and Portuguese exchanges use in English, and words or units these languages share with it. */
const ROMANCE = [
  'markets.category.meme',
  'markets.spot',
  'profile.help.chat',
  'shell.menu.earn', // product names
  'shell.menu.express',
  'shell.menu.spot',
  'shell.notFound.spot',
  'shell.titles.spotPair',
  'trade.chartTools.styles.heikin-ashi', // Japanese, everywhere
  'trade.fresh.seconds', // s, ms and px are units
  'trade.layout.pixels',
  'trade.layout.preset.scalping',
  'trade.roles.MAKER',
  'trade.roles.TAKER',
  'trade.status.latency',
];
const CHINESE = ['markets.category.ai', 'markets.category.layer1', 'markets.category.layer2', 'trade.roles.MAKER', 'trade.roles.TAKER'];

/** Per language: its loan words and the words it happens to share with English. */
export const SHARED_WORDS: Record<string, readonly string[]> = {
  es: [
    ...ROMANCE,
    'history.facts.memo',
    'history.facts.plan',
    'history.walletNames.TRADE',
    'movements.flexible',
    'trade.total',
    'trade.totalIn',
    'wallets.totalAmount',
    'verification.no',
    'verification.roles.DIRECTOR',
  ],
  'zh-TW': CHINESE,
  'zh-MY': CHINESE,
  'ar-AE': [],
  'it-IT': [
    ...ROMANCE,
    'history.asset',
    'payUser.max',
    'history.facts.memo',
    'history.walletNames.TRADE',
    'verification.fields.file',
    'verification.no',
    'verification.steps.SELFIE.name',
    'auth.foot.privacy',
    'auth.identity.email',
    'auth.password.label',
    'markets.category.layer1',
    'markets.category.layer2',
    'markets.short.volume',
    'security.email',
    'shell.chat.privacy',
    'shell.home',
    'shell.menu.futures',
    'shell.menu.title',
    'shell.ok',
    'shell.profile.referral',
    'trade.book',
    'trade.chartTools.styles.area',
    'trade.indicator.momentum',
    'trade.indicator.trend',
    'trade.indicator.volume',
    'trade.spread',
    'trade.volume',
    'uploads.types.SELFIE',
  ],
  'pt-PT': [
    ...ROMANCE,
    'history.facts.memo',
    'wallets.totalAmount',
    'verification.steps.SELFIE.name',
    'markets.category.layer1',
    'markets.category.layer2',
    'markets.short.volume',
    'shell.menu.title',
    'shell.ok',
    'trade.indicator.volume',
    'trade.spread',
    'trade.total',
    'trade.totalIn',
    'trade.volume',
    'uploads.types.SELFIE',
  ],
  bg: [],
};
