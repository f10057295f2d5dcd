import Head from 'next/head';
import { useTranslation } from 'next-i18next/pages';
import { useSite } from '@/src/brand/SiteContext';
import { siteDescription } from '@/src/brand/siteDescription';
import { useLocale } from '@/src/i18n/useLocale';

interface PageHeadProps {
  /** Translation key of the page's name. */
  titleKey: string;
  /** Words for the title's parameters. */
  titleParams?: Record<string, string>;
}

/** Title and description of a page, in the first byte of its HTML. */
export function PageHead({ titleKey, titleParams }: PageHeadProps) {
  const { t } = useTranslation();
  const config = useSite();
  const { site } = config;
  const description = siteDescription(config, useLocale());
  const title = [t(titleKey, titleParams), site.name].filter(Boolean).join(' · ');
  return (
    <Head>
      <title>{title}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      {description !== '' && <meta name="description" content={description} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      {description !== '' && <meta property="og:description" content={description} />}
    </Head>
  );
}
