import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import type { ReferralInfo } from '@/src/api/queries/referral';
import { useSite } from '@/src/brand/SiteContext';
import { useFormat } from '@/src/format';
import { directionOf } from '@/src/i18n/locales';
import { useLocale } from '@/src/i18n/useLocale';
import { useThemeChoice } from '@/src/theme/useThemeChoice';
import { drawShareCard } from './model/drawShareCard';
import { percentOf } from './model/percent';

const PATH_DATA = /^\s*[Mm][\d\s.,-]/;

/** A brand's mark as it can be drawn; null where it has none, or its picture does not come. */
function loadMark(icon: string): Promise<string | HTMLImageElement | null> {
  if (icon === '' || PATH_DATA.test(icon)) return Promise.resolve(icon || null);
  return new Promise((resolve) => {
    const image = new Image();
    // A picture of another host may be drawn, but the whole card could then not be saved.
    image.crossOrigin = 'anonymous';
    image.onload = () => resolve(image);
    image.onerror = () => resolve(null);
    image.src = icon;
  });
}

/** Draws the share card into a canvas, and again when language, theme or brand change. */
export function useShareCard(info: ReferralInfo, link: string | undefined) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const locale = useLocale();
  const { theme } = useThemeChoice();
  const { site } = useSite();
  const canvas = useRef<HTMLCanvasElement>(null);
  const rate = format.share(percentOf(info.welcome.rate));
  const promise = t('referral.card.promise', { rate });
  const below = t('referral.card.below', { days: info.welcome.days });
  const codeLabel = t('referral.code');
  useEffect(() => {
    let isCurrent = true;
    const draw = async () => {
      const element = canvas.current;
      if (!element || link === undefined || theme === undefined) return;
      const style = getComputedStyle(element);
      const token = (name: string) => style.getPropertyValue(name).trim();
      const [mark] = await Promise.all([loadMark(site.logoIcon), document.fonts?.ready]);
      const context = element.getContext('2d');
      if (!isCurrent || !context) return;
      drawShareCard(context, {
        ...{ name: site.name, mark, promise, below, codeLabel, code: info.code, link },
        host: new URL(link).host,
        isRtl: directionOf(locale) === 'rtl',
        fontFamily: style.fontFamily,
        colours: {
          ground: token('--canvas'),
          line: token('--border-subtle'),
          text: token('--text-primary'),
          quiet: token('--text-secondary'),
          accent: token('--accent-text'),
        },
      });
    };
    void draw();
    return () => {
      isCurrent = false;
    };
  }, [site.logoIcon, site.name, promise, below, codeLabel, info.code, link, theme, locale]);
  return { canvas, text: `${promise} ${below}` };
}
