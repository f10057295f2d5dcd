declare global {
  interface Window {
    /** Where the style writer inside notistack looks for its element. */
    _goober?: { nonce?: string; parentNode: unknown; firstChild: { data: string } };
  }
}

/** Stands where the writer expects a text node, and makes a style sheet of what it writes. */
function sheetAsText(sheet: CSSStyleSheet): { data: string } {
  let text = '';
  return {
    get data() {
      return text;
    },
    set data(written) {
      text = written;
      sheet.replaceSync(written);
    },
  };
}

/**
 * The toast library writes its rules into a <style> while it is imported, and the page's content-security-policy lets none through whose
 * text it does not know. A style sheet that a script has made is no element. Import this before the library.
 */
if (typeof document !== 'undefined' && 'adoptedStyleSheets' in document && !window._goober) {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  window._goober = { parentNode: document, firstChild: sheetAsText(sheet) };
}

export {};
