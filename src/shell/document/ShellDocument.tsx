import { DocumentHeadTags, type DocumentHeadTagsProps, documentGetInitialProps } from '@mui/material-nextjs/v16-pagesRouter';
import Document, { type DocumentContext, Head, Html, Main, NextScript } from 'next/document';
import type { SiteConfig } from '@/contract/site';
import { accentStyle } from '@/src/brand/accentStyle';
import { directionOf } from '@/src/i18n/locales';
import { createDirectionCache } from '@/src/theme/emotionCache';
import { MarketColoursScript } from '@/src/theme/MarketColoursScript';
import { StoredViewScript } from '@/src/theme/StoredViewScript';
import { ThemeScript } from '@/src/theme/ThemeScript';
import { TerminalLayoutScript } from '@/src/theme/terminalLayout/TerminalLayoutScript';
import { forcedThemeOf } from '../page/forcedTheme';
import { nonceOf, siteOf } from '../server/requestSite';
import { AccentStyle } from './AccentStyle';

interface ShellDocumentProps extends DocumentHeadTagsProps {
  site: SiteConfig;
  nonce: string | undefined;
  pathname: string;
}

/** The frame of every page: language, direction, theme, brand, its accent and favicon are right in the first byte. */
export class ShellDocument extends Document<ShellDocumentProps> {
  static override async getInitialProps(context: DocumentContext) {
    const nonce = nonceOf(context.req);
    const emotionCache = createDirectionCache(directionOf(context.locale), nonce);
    const initialProps = await documentGetInitialProps(context, { emotionCache });
    return { ...initialProps, site: siteOf(context.req), nonce, pathname: context.pathname };
  }

  override render() {
    const { site, nonce, locale, pathname, emotionStyleTags } = this.props;
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
          <DocumentHeadTags emotionStyleTags={emotionStyleTags} />
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
