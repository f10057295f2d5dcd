interface AccentStyleProps {
  /** Made by accentStyle, which lets nothing but colours through. */
  css: string;
  nonce: string | undefined;
}

export function AccentStyle({ css, nonce }: AccentStyleProps) {
  if (css === '') return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of the attribute selectors.
  return <style nonce={nonce} dangerouslySetInnerHTML={{ __html: css }} />;
}
