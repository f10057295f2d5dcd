/** How many rows a question would show, as far as its first page tells: "4", or "20+". */
export const shownCount = (page: { records: readonly unknown[]; last: boolean } | undefined): string | undefined =>
  page && (page.last ? String(page.records.length) : `${page.records.length}+`);
