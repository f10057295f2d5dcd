/** Languages the pictures are taken in. The others see English ones: words in them are few. */
const LANGUAGES = ['en', 'ar-AE'];

/** Where a picture of the product lies: once for plain screens, once for dense ones. `npm run shots:home` writes both. */
export function shotOf(name: string, locale: string, width: number): { src: string; srcSet: string } {
  const language = LANGUAGES.includes(locale) ? locale : 'en';
  const file = (density: 1 | 2) => `/home/${name}-${language}-${density}x.webp`;
  return { src: file(1), srcSet: `${file(1)} ${width}w, ${file(2)} ${width * 2}w` };
}
