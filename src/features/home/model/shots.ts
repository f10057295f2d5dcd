/** Languages the pictures are taken in; Chinese sees English ones, see tools/homeShots/shots.mjs. */
const LANGUAGES = ['en', 'es', 'it-IT', 'pt-PT', 'bg', 'ar-AE'];

/** Widths of the files in px: as shown, and for dense screens. `npm run shots:home` writes them. */
const WIDTHS = { terminal: [1296, 1944], markets: [294, 588], chart: [294, 588], order: [294, 588] } as const;

export type ShotName = keyof typeof WIDTHS;

/** Where a picture of the product lies. */
export function shotOf(name: ShotName, locale: string): { src: string; srcSet: string } {
  const language = LANGUAGES.includes(locale) ? locale : 'en';
  const [plain, dense] = WIDTHS[name];
  const file = (width: number) => `/home/${name}-${language}-${width}.webp`;
  return { src: file(plain), srcSet: `${file(plain)} ${plain}w, ${file(dense)} ${dense}w` };
}
