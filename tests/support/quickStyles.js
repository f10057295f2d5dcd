const selectors = require('jsdom/lib/jsdom/living/helpers/selectors');
const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils');

// What a page without a browser makes of its style sheets is asked thousands of times: whether an element is hidden, for it and all it
// stands in, with every search by role. jsdom gives each rule of each sheet to an engine of selectors, and works a style out anew whenever
// it is asked for. Most rules are about elements of other names, which is seen at once; and while nothing changes, a style is what it was.

const judge = selectors.matchesDontThrow;

const ATTRIBUTE = /\[[\w-]+(?:="[\w-]*")?\]/g;
const NAME_ALONE = /^[a-z][a-z0-9]*$/;
/** What stands last: an element's name, and what else is asked of it. */
const LAST = /(?:^|[\s>+~])([a-z][a-z0-9]*)((?:[.:#][\w-]+|\[\])*)$/;

/** By selector: names of the elements it can be about, and those it is about without asking further. Null where it does not say. */
const known = new Map();

/** Commas within them part no selectors. */
const NESTED = /["'()\\|]/;

function readNames(selector) {
  const bare = selector.replace(ATTRIBUTE, '[]');
  if (NESTED.test(bare)) return null;
  const about = { possible: new Set(), certain: new Set() };
  for (const one of bare.split(',')) {
    const trimmed = one.trim();
    const name = LAST.exec(trimmed)?.[1];
    if (name === undefined) return null;
    about.possible.add(name);
    if (NAME_ALONE.test(trimmed)) about.certain.add(name);
  }
  return about;
}

function namesOf(selector) {
  let about = known.get(selector);
  if (about === undefined) {
    about = readNames(selector);
    known.set(selector, about);
  }
  return about;
}

selectors.matchesDontThrow = (element, selector) => {
  const about = element._namespaceURI === 'http://www.w3.org/1999/xhtml' ? namesOf(selector) : null;
  if (about && !about.possible.has(element._localName)) return false;
  return about?.certain.has(element._localName) || judge(element, selector);
};

/** Has the window hand out a style again until jsdom itself takes what it has worked out for old. */
module.exports = function keepStyles(window) {
  const workOut = window.getComputedStyle;
  /** By what jsdom keeps for a document between two changes. */
  const kept = new WeakMap();
  window.getComputedStyle = (element, ...pseudo) => {
    const document = pseudo.length === 0 ? implForWrapper(element)?._ownerDocument : undefined;
    const before = document?._styleCache && kept.get(document._styleCache)?.get(element);
    if (before) return before;
    const style = workOut.call(window, element, ...pseudo);
    if (document?._styleCache) {
      if (!kept.has(document._styleCache)) kept.set(document._styleCache, new WeakMap());
      kept.get(document._styleCache).set(element, style);
    }
    return style;
  };
};
