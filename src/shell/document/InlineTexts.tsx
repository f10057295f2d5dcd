interface InlineTextProps {
  /** One of the texts the page's policy knows by its hash. */
  text: string;
}

export function InlineScript({ text }: InlineTextProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; React would escape its quotes.
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}

/** A style sheet made by accentStyle, which lets nothing but colours through. */
export function InlineStyle({ text }: InlineTextProps) {
  if (text === '') return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of the attribute selectors.
  return <style dangerouslySetInnerHTML={{ __html: text }} />;
}
