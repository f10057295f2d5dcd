/** What is looked for on a page, with what finds it there. */
export interface Reading {
  /** What is wrong with what is found: "words cut". */
  fault: string;
  /** Gives the finds as a list of words: JavaScript of the page. */
  source: string;
}

/** `find` runs in the page: it knows what it is given and nothing else from here. */
export const reading = <Given>(fault: string, find: (given: Given) => string[], given: Given): Reading => ({
  fault,
  source: `(${find})(${JSON.stringify(given)})`,
});
