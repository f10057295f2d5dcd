import Document, { type DocumentContext, Head, Html, Main, NextScript } from 'next/document';
import type { SiteConfig } from '@/contract/site';
import { accentStyle } from '@/src/brand/accentStyle';
import { directionOf } from '@/src/i18n/locales';
import { MarketColoursScript } from '@/src/theme/MarketColoursScript';
import { StoredViewScript } from '@/src/theme/StoredViewScript';
import { STYLE_INSERTION_POINT } from '@/src/theme/styleInsertionPoint';
import { ThemeScript } from '@/src/theme/ThemeScript';
import { TerminalLayoutScript } from '@/src/theme/terminalLayout/TerminalLayoutScript';
import { forcedThemeOf } from '../page/forcedTheme';
import { nonceOf, siteOf } from '../server/requestSite';
import { AccentStyle } from './AccentStyle';

interface ShellDocumentProps {
  site: SiteConfig;
  nonce: string | undefined;
  pathname: string;
}

/** The frame of every page: language, direction, theme, brand, its accent and favicon are right in the first byte. */
export class ShellDocument extends Document<ShellDocumentProps> {
  static override async getInitialProps(context: DocumentContext) {
    const nonce = nonceOf(context.req);
    const initialProps = await Document.getInitialProps(context);
    return { ...initialProps, site: siteOf(context.req), nonce, pathname: context.pathname };
  }

  override render() {
    const { site, nonce, locale, pathname } = this.props;
    const forcedTheme = forcedThemeOf(pathname);
    return (
      <Html
        lang={locale ?? 'en'}
        dir={directionOf(locale)}
        data-theme={forcedTheme ?? 'dark'}
        data-brand={site.brand}
        data-updown="green-up"
        data-palette="standard"
        suppressHydrationWarning
      >
        <Head nonce={nonce}>
          <meta name="color-scheme" content="dark light" />
          {forcedTheme === undefined && <ThemeScript nonce={nonce} />}
          <MarketColoursScript nonce={nonce} />
          {pathname.startsWith('/trade/') && <TerminalLayoutScript nonce={nonce} />}
          {pathname === '/markets' && <StoredViewScript nonce={nonce} />}
          {site.site.favicon !== '' && <link rel="icon" href={site.site.favicon} />}
          <meta name={STYLE_INSERTION_POINT} content="" />
          <AccentStyle css={accentStyle(site.accent)} nonce={nonce} />
        </Head>
        <body>
          <Main />
          <NextScript nonce={nonce} />
        </body>
      </Html>
    );
  }
}
