const UNTOUCHED = { __html: '' };

/**
 * In the place of what the server drew for windows of another width: React takes the element over and leaves what is inside of it as it
 * stands. For the moment in which a page wakes up only.
 */
export const AsServed = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is written; it is how React is told to look at nothing below.
  <div suppressHydrationWarning dangerouslySetInnerHTML={UNTOUCHED} />
);
