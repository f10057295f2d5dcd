/** The language of the pages, which the shell knows and changes. */
export interface LanguageChoice {
  /** Of the brand. */
  languages: readonly { type: string; name: string }[];
  language: string;
  onLanguage: (language: string) => Promise<void>;
}
