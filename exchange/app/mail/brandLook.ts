import { AppError } from '../appError';

/** What a message shows of the brand it comes from. */
export interface BrandLook {
  name: string;
  /**
   * Where links lead, such as https://kontor.example. From the operator's configuration, never from a request: a forged
   * host header must not put a stranger's address into a mail. Absent: messages carry no links.
   */
  origin?: string;
  /** Fill and the text on it, #RRGGBB, by theme. */
  accent: Record<'light' | 'dark', { fill: string; contrast: string }>;
}

/** The look of a brand; undefined where it is not there any more, or its file has been broken since the start. */
export function lookIfThere(look: (brand: string) => BrandLook, brand: string): BrandLook | undefined {
  try {
    return look(brand);
  } catch (error) {
    if (error instanceof AppError && error.codeName === 'unavailable') return undefined;
    throw error;
  }
}

/** Where the brand's pages in a language begin, such as https://kontor.example/es; undefined where messages carry no links. */
export const pagesIn = ({ origin }: BrandLook, language: string): string | undefined =>
  origin && (language === 'en' ? origin : `${origin}/${language}`);
