import Type, { type Static } from 'typebox';
import { REVIEWERS } from '@/domain/verification/kinds';
import { Instrument } from './instrument';
import { AssetCode, Decimal, oneOf, SymbolName } from './primitives';

const LocaleMap = Type.Record(Type.String(), Type.String());

/** Texts that a brand writes itself and the site has a page for. */
export const SITE_DOCUMENTS = ['terms', 'privacy', 'help'] as const;
export type SiteDocumentName = (typeof SITE_DOCUMENTS)[number];

/** The eight accent tokens of one theme; the only look a brand overrides (design guide, re-skinning). */
const AccentTokens = Type.Object({
  accent: Type.String(),
  accentHover: Type.String(),
  accentPress: Type.String(),
  accentContrast: Type.String(),
  accentText: Type.String(),
  accentSoft: Type.String(),
  accentLine: Type.String(),
  focusRing: Type.String(),
});

/** Link URLs by locale; `default` serves locales without their own. Empty or absent links are hidden. */
export const SiteLinks = Type.Object({
  footer: Type.Object({
    aboutUs: Type.Optional(LocaleMap),
    announcement: Type.Optional(LocaleMap),
    termsOfService: Type.Optional(LocaleMap),
    privacyPolicy: Type.Optional(LocaleMap),
    rate: Type.Optional(LocaleMap),
    affiliateApply: Type.Optional(LocaleMap),
    help: Type.Optional(LocaleMap),
  }),
  help: Type.Optional(LocaleMap),
  affiliate: Type.Optional(LocaleMap),
  social: Type.Object({
    telegram: Type.Optional(LocaleMap),
    twitter: Type.Optional(LocaleMap),
    medium: Type.Optional(LocaleMap),
    linkedin: Type.Optional(LocaleMap),
    facebook: Type.Optional(LocaleMap),
    instagram: Type.Optional(LocaleMap),
    reddit: Type.Optional(LocaleMap),
    youtube: Type.Optional(LocaleMap),
  }),
});
export type SiteLinks = Static<typeof SiteLinks>;

/** What of an instrument is listed: its coins, and the steps by which its amounts are printed. */
export const LISTED_FIELDS = [
  'base',
  'quote',
  'quantityIncrement',
  'priceIncrement',
  'minNotional',
] as const satisfies readonly (keyof Instrument)[];

const ListedPair = Type.Object({
  isShow: Type.Boolean(),
  sort: Type.Integer(),
  ...Type.Pick(Instrument, LISTED_FIELDS).properties,
});
export type ListedPair = Static<typeof ListedPair>;

export const SiteConfig = Type.Object({
  /** Folder name of the brand; `data-brand` on the page. */
  brand: Type.String(),
  site: Type.Object({
    name: Type.String(),
    description: Type.String(),
    /** The same in other languages, by locale; `description` stands where one is missing. */
    descriptions: Type.Optional(Type.Record(Type.String(), Type.String())),
    favicon: Type.String(),
    /** Inline SVG path data of the mark (24 high, drawn in currentColor), or an image URL. */
    logoIcon: Type.String(),
  }),
  languages: Type.Array(Type.Object({ type: Type.String(), name: Type.String() })),
  supportEarn: Type.Boolean(),
  supportSpot: Type.Boolean(),
  supportFutures: Type.Boolean(),
  supportExpressTrading: Type.Boolean(),
  supportExpressTradingBuy: Type.Boolean(),
  supportExpressTradingSell: Type.Boolean(),
  businessMode: Type.String(),
  /** People sign up by email or by phone; where it is false, text messages are not sent: who has a number already still logs in by it. */
  supportPhone: Type.Optional(Type.Boolean()),
  /** Who decides verifications: rules do within seconds; of operators and providers nobody promises when. */
  reviewer: Type.Optional(oneOf(REVIEWERS)),
  /** Who tells people from programs: pages let Google's code in where it is reCAPTCHA, or not said. */
  captcha: Type.Optional(oneOf(['altcha', 'recaptcha'])),
  /** Operates with practice coins: claim button and the permanent mark. */
  practice: Type.Boolean(),
  /** Users of this brand may deposit without verification (specification section 4, deposit button). */
  globalRegion: Type.Boolean(),
  coinInfo: Type.Record(AssetCode, Type.Object({ isOpen: Type.Integer(), rate: Type.Record(Type.String(), Decimal) })),
  /** Every spot pair there is or was: histories name and print also what was delisted, or is not traded on this site; none of it is shown for trading. */
  openTradeSymbols: Type.Record(SymbolName, ListedPair),
  openFuturesContracts: Type.Record(
    Type.String(),
    Type.Object({ isDisplay: Type.Boolean(), displaySort: Type.Integer(), sizeIncrement: Decimal, priceIncrement: Decimal }),
  ),
  accent: Type.Object({ dark: AccentTokens, light: AccentTokens }),
  links: SiteLinks,
  /** Which of its texts the brand has. */
  documents: Type.Array(Type.Enum([...SITE_DOCUMENTS])),
  licence: Type.Union([
    Type.Null(),
    Type.Object({
      text: LocaleMap,
      flag: Type.Literal('eu'),
      /** Who holds it, as the text begins. */
      holder: Type.Optional(Type.String()),
      /** Where the licence can be checked. */
      register: Type.Optional(LocaleMap),
      complaints: Type.Optional(LocaleMap),
    }),
  ]),
  chat: Type.Union([
    Type.Null(),
    Type.Object({
      baseUrl: Type.String(),
      websiteToken: Type.String(),
      /** Nothing is loaded from there before the visitor has allowed it. */
      needsConsent: Type.Optional(Type.Boolean()),
    }),
  ]),
});
export type SiteConfig = Static<typeof SiteConfig>;

export const SiteConfigQuery = Type.Object({
  /** The host the visitor typed, with or without a port. Absent: taken from x-forwarded-host or host. */
  host: Type.Optional(Type.String({ maxLength: 253 })),
});

export const SiteDocumentQuery = Type.Object({
  ...SiteConfigQuery.properties,
  name: Type.Enum([...SITE_DOCUMENTS]),
  /** Asked for; the brand's default text answers where it has none in it. */
  language: Type.String({ pattern: '^[a-z]{2}(-[A-Z]{2})?$' }),
});

export const SiteImageQuery = Type.Object({
  /** Out of the picture's own bytes: another picture has another name. */
  name: Type.String({ pattern: '^[A-Za-z0-9_-]{22}\\.(svg|png|ico)$' }),
});

/** One of a brand's own texts. */
export const SiteDocument = Type.Object({
  name: Type.Enum([...SITE_DOCUMENTS]),
  /** What it is written in, which need not be what was asked for. */
  language: Type.String(),
  version: Type.String(),
  /** Day from which it holds: 2026-11-01. */
  inForce: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  markdown: Type.String(),
});
export type SiteDocument = Static<typeof SiteDocument>;
