import Type, { type Static } from 'typebox';
import { AssetCode, Decimal, SymbolName } from '@/contract/primitives';
import { SiteConfig } from '@/contract/site';

const strict = { additionalProperties: false };
const { properties } = SiteConfig;
// `description` is what whoever wrote the file is told where a pattern alone would be: a pattern says nothing to people.

export const COUNTRY_RULE = 'must be a country by its two letters in capitals, such as DE';

/** Only addresses a link may safely carry; empty hides it. */
const Link = Type.String({
  pattern: '^(https://[^\\s]+|/[^\\s]*|mailto:[^\\s]+)?$',
  maxLength: 500,
  description: 'must be an https address, a path of the web or mailto:, or empty',
});
/** `default` serves languages without their own. */
const byLanguage = <Value extends Type.TSchema>(value: Value) =>
  Type.Record(Type.String({ pattern: '^(default|[a-z]{2}(-[A-Z]{2})?)$' }), value, strict);
const LinksByLanguage = Type.Optional(byLanguage(Link));

const linksOf = <const Names extends readonly string[]>(names: Names) =>
  Type.Object(Object.fromEntries(names.map((name) => [name, LinksByLanguage])) as Record<Names[number], typeof LinksByLanguage>, strict);

/** Ends up in a style element, so nothing but hex colours passes. */
const Colour = Type.String({ pattern: '^#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?$', description: 'must be a colour as hex, such as #16B8A6' });
const AccentFamily = Type.Object(
  {
    accent: Colour,
    accentHover: Colour,
    accentPress: Colour,
    accentContrast: Colour,
    accentText: Colour,
    accentSoft: Colour,
    accentLine: Colour,
    focusRing: Colour,
  },
  strict,
);

const Host = Type.String({
  pattern: '^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$',
  description: 'must be a host in lower case, without a port',
});
const Name = Type.String({ minLength: 1, maxLength: 60 });
const Description = Type.String({ minLength: 1, maxLength: 300 });
const Locale = Type.String({ pattern: '^[a-z]{2}(-[A-Z]{2})?$', description: 'must be a language such as en or zh-TW' });

/** brands/<name>/site.json. */
export const BrandFile = Type.Object(
  {
    /** Hosts besides `<folder name>.localhost`; lower case, without a port. */
    hosts: Type.Array(Host),
    site: Type.Object(
      {
        name: Name,
        description: Description,
        /** In other languages, by locale. */
        descriptions: Type.Optional(Type.Record(Locale, Description, strict)),
        /** `./file` of this folder, an absolute path of the web, or an https address. */
        favicon: Type.String({
          pattern: '^(\\./[\\w.-]+\\.(svg|png|ico)|/.+|https://.+)$',
          description: 'must be ./file of this folder (svg, png, ico), a path of the web or an https address',
        }),
        /** Path data of the mark (28 x 28 box, stroked 3.4 wide in currentColor), or an image as for favicon. */
        logoIcon: Type.String({
          pattern: '^([Mm][-0-9A-Za-z ,.]+|\\./[\\w.-]+\\.(svg|png)|/.+|https://.+)$',
          maxLength: 2000,
          description: 'must be path data, ./file of this folder (svg, png), a path of the web or an https address',
        }),
      },
      strict,
    ),
    /** The line over the page of express trading, by locale. */
    expressSlogans: Type.Optional(Type.Record(Locale, Description, strict)),
    languages: Type.Array(Type.Object({ type: Locale, name: Name }, strict), { minItems: 1 }),
    supportEarn: Type.Boolean(),
    supportSpot: Type.Boolean(),
    supportFutures: Type.Boolean(),
    supportExpressTrading: Type.Boolean(),
    supportExpressTradingBuy: Type.Boolean(),
    supportExpressTradingSell: Type.Boolean(),
    businessMode: properties.businessMode,
    practice: Type.Boolean(),
    globalRegion: Type.Boolean(),
    accent: Type.Object({ dark: AccentFamily, light: AccentFamily }, strict),
    links: Type.Object(
      {
        footer: linksOf(['aboutUs', 'announcement', 'termsOfService', 'privacyPolicy', 'rate', 'affiliateApply', 'help']),
        help: LinksByLanguage,
        affiliate: LinksByLanguage,
        social: linksOf(['telegram', 'twitter', 'medium', 'linkedin', 'facebook', 'instagram', 'reddit', 'youtube']),
      },
      strict,
    ),
    licence: Type.Union([
      Type.Null(),
      Type.Object(
        {
          text: byLanguage(Type.String({ minLength: 1, maxLength: 600 })),
          flag: Type.Literal('eu'),
          holder: Type.Optional(Name),
          register: LinksByLanguage,
          complaints: LinksByLanguage,
        },
        strict,
      ),
    ]),
    chat: Type.Union([
      Type.Null(),
      Type.Object(
        {
          baseUrl: Type.String({ pattern: '^https://', description: 'must be an address that starts with https://' }),
          websiteToken: Type.String(),
          needsConsent: Type.Optional(Type.Boolean()),
        },
        strict,
      ),
    ]),

    /** Who reviews (operators, unless practice coins are traded or a provider is set), and whom the brand serves. */
    verification: Type.Optional(
      Type.Object(
        {
          review: Type.Optional(Type.Enum(['rules', 'operators', 'provider'])),
          /** ISO 3166-1 alpha-2 of people and companies that are served; absent: all. */
          countries: Type.Optional(Type.Array(Type.String({ pattern: '^[A-Z]{2}$', description: COUNTRY_RULE }), { minItems: 1 })),
        },
        strict,
      ),
    ),

    /** Overrides of what the markets say, field by field. */
    coinInfo: Type.Optional(
      Type.Record(
        AssetCode,
        Type.Object({ isOpen: Type.Optional(Type.Enum([0, 1])), rate: Type.Optional(Type.Record(Type.String(), Decimal)) }, strict),
      ),
    ),
    openTradeSymbols: Type.Optional(
      Type.Record(SymbolName, Type.Object({ isShow: Type.Optional(Type.Boolean()), sort: Type.Optional(Type.Integer()) }, strict)),
    ),
    openFuturesContracts: Type.Optional(properties.openFuturesContracts),
  },
  strict,
);
export type BrandFile = Static<typeof BrandFile>;
