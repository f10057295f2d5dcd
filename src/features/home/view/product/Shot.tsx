import { useLocale } from '@/src/i18n/useLocale';
import { type ShotName, shotOf } from '../../model/shots';

interface ShotProps {
  name: ShotName;
  alt: string;
  /** CSS px as shown; the files hold more for dense screens. */
  width: number;
  height: number;
  className?: string;
}

/** A picture of the real product, taken by `npm run shots:home` in the page's own language where there is one. */
export function Shot({ name, alt, width, height, className }: ShotProps) {
  const locale = useLocale();
  const { src, srcSet } = shotOf(name, locale);
  return (
    // biome-ignore lint/performance/noImgElement: files in their final sizes; an optimiser would only add a hop.
    <img alt={alt} {...{ src, srcSet, width, height, className }} sizes={`${width}px`} loading="lazy" decoding="async" />
  );
}
