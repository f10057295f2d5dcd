import { PageSizes, type PDFDocument, type PDFFont, type PDFPage, rgb } from '@cantoo/pdf-lib';
import type { Faces } from './faces';
import { runsOf } from './runs';

const [WIDTH, HEIGHT] = PageSizes.A4;
const MARGIN = 48;
/** Below it only the number of the page stands. */
const FOOT = 64;
const FOOT_LINE = 40;
const LEAST_SIZE = 4;
const GAP = 6;

export const INK = rgb(0.08, 0.09, 0.11);
export const GREY = rgb(0.38, 0.4, 0.44);
const LINE = rgb(0.84, 0.85, 0.87);

export interface Cell {
  text: string;
  isBold?: boolean;
  isGrey?: boolean;
}

export interface Column {
  /** Of the width between the margins. */
  share: number;
  /** Where the text ends: numbers stand below each other. */
  isNumber?: boolean;
}

interface Box {
  /** From the margin lines begin at. */
  start: number;
  width: number;
}

/** Pages that are written from the top, line by line, from the side the language begins at. */
export class Sheet {
  readonly width = WIDTH - 2 * MARGIN;
  #page: PDFPage;
  #y = HEIGHT - MARGIN;

  constructor(
    private readonly document: PDFDocument,
    private readonly faces: Faces,
    private readonly isRightToLeft: boolean,
  ) {
    this.#page = document.addPage(PageSizes.A4);
  }

  #widthOf = (runs: readonly string[], font: PDFFont, size: number) =>
    runs.reduce((sum, run) => sum + font.widthOfTextAtSize(run, size), 0);

  /** One line in a box; what is too long for it is made smaller. */
  #write(
    { text, isBold = false, isGrey = false }: Cell,
    { start, width }: Box,
    size: number,
    isAtEnd: boolean,
    page = this.#page,
    y = this.#y,
  ) {
    if (text === '') return;
    const font = isBold ? this.faces.bold : this.faces.regular;
    const runs = runsOf(text, this.isRightToLeft);
    const wanted = this.#widthOf(runs, font, size);
    const fitting = wanted <= width ? size : Math.max(LEAST_SIZE, (size * width) / wanted);
    const long = this.#widthOf(runs, font, fitting);
    const left = this.isRightToLeft ? WIDTH - MARGIN - start - width : MARGIN + start;
    // The end of a line is at the left where lines begin at the right.
    let x = isAtEnd === this.isRightToLeft ? left : left + width - long;
    for (const run of runs) {
      page.drawText(run, { x, y, size: fitting, font, color: isGrey ? GREY : INK });
      x += font.widthOfTextAtSize(run, fitting);
    }
  }

  /** A page further where less than this is left. Answers whether it turned. */
  turnUnless(left: number): boolean {
    if (this.#y - left >= FOOT) return false;
    this.#page = this.document.addPage(PageSizes.A4);
    this.#y = HEIGHT - MARGIN;
    return true;
  }

  space(height: number): void {
    this.#y -= height;
  }

  line(cell: Cell, size: number, height = size * 1.5): void {
    this.turnUnless(height);
    this.#y -= height;
    this.#write(cell, { start: 0, width: this.width }, size, false);
  }

  /** What stands at both ends of a line. */
  ends(first: Cell, last: Cell, size: number, height = size * 1.5): void {
    this.turnUnless(height);
    this.#y -= height;
    this.#write(first, { start: 0, width: this.width * 0.6 }, size, false);
    this.#write(last, { start: this.width * 0.6, width: this.width * 0.4 }, size, true);
  }

  row(columns: readonly Column[], cells: readonly Cell[], size: number, height: number): void {
    this.#y -= height;
    let start = 0;
    for (const [index, { share, isNumber = false }] of columns.entries()) {
      const width = this.width * share;
      const cell = cells[index];
      if (cell) this.#write(cell, { start, width: width - (index === columns.length - 1 ? 0 : GAP) }, size, isNumber);
      start += width;
    }
  }

  rule(): void {
    this.#y -= 5;
    this.#page.drawLine({ start: { x: MARGIN, y: this.#y }, end: { x: WIDTH - MARGIN, y: this.#y }, thickness: 0.6, color: LINE });
  }

  /** The foot of every page, once all of them are there. */
  foot(cellOf: (page: number, pages: number) => Cell, size: number): void {
    const pages = this.document.getPages();
    for (const [index, page] of pages.entries())
      this.#write(cellOf(index + 1, pages.length), { start: 0, width: this.width }, size, true, page, FOOT_LINE);
  }
}
