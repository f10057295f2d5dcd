/**
 * Changes the words of an element that holds nothing else, only when they are others. What changes many times a second is drawn once
 * by React and then written here, so that a frame costs its text nodes and no rendering. The text node stays the same one.
 */
export function writeText(element: Element | null | undefined, text: string): void {
  const node = element?.firstChild;
  if (node instanceof Text) {
    if (node.data !== text) node.data = text;
  } else if (element && (node || text !== '')) element.textContent = text;
}
