import Document, { type DocumentContext, Head, Html, Main, NextScript } from 'next/document';
import type { SiteConfig } from '@/contract/site';
import { accentStyle } from '@/src/brand/accentStyle';
import { isDevelopment } from '@/src/config/env';
import { directionOf } from '@/src/i18n/locales';
import { contentSecurityPolicy } from '@/src/lib/contentSecurityPolicy';
import { STYLE_INSERTION_POINT } from '@/src/theme/styleInsertionPoint';
import { forcedThemeOf } from '../page/forcedTheme';
import { siteOf } from '../server/requestSite';
import { bootstrapScriptOf } from './bootstrapScript';
import { headScriptsOf } from './headScripts';
import { InlineScript, InlineStyle } from './InlineTexts';

interface ShellDocumentProps {
  site: SiteConfig;
  pathname: string;
  sayPolicy: (policy: string) => void;
}

/**
 * The frame of every page: language, direction, theme, brand, its accent and favicon are right in the first byte. It also writes the
 * page's policy: who prints the inline texts knows their hashes.
 */
export class ShellDocument extends Document<ShellDocumentProps> {
  static override async getInitialProps(context: DocumentContext) {
    const { req, res, pathname } = context;
    const initialProps = await Document.getInitialProps(context);
    const sayPolicy = (policy: string) => void res?.setHeader('Content-Security-Policy', policy);
    return { ...initialProps, site: siteOf(req), pathname, sayPolicy };
  }

  override render() {
    const { site, locale, pathname, sayPolicy } = this.props;
    const scripts = headScriptsOf(pathname);
    const accent = accentStyle(site.accent);
    sayPolicy(
      contentSecurityPolicy({
        scripts: [...scripts, bootstrapScriptOf(this.props) ?? ''],
        styles: [accent],
        chat: site.chat?.baseUrl,
        captcha: site.captcha,
        isDevelopment,
      }),
    );
    return (
      <Html
        lang={locale ?? 'en'}
        dir={directionOf(locale)}
        data-theme={forcedThemeOf(pathname) ?? 'dark'}
        data-brand={site.brand}
        data-updown="green-up"
        data-palette="standard"
        suppressHydrationWarning
      >
        <Head>
          <meta name="color-scheme" content="dark light" />
          {scripts.map((text) => (
            <InlineScript key={text} text={text} />
          ))}
          {site.site.favicon !== '' && <link rel="icon" href={site.site.favicon} />}
          <meta name={STYLE_INSERTION_POINT} content="" />
          <InlineStyle text={accent} />
        </Head>
        <body>
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}
