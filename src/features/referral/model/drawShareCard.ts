import { encode } from 'uqr';

// The picture people share: the brand's mark and name, what it promises, the code, and the link as a QR code.

export const CARD = { width: 1080, height: 1020 } as const;
const EDGE = 72;
const MARK = 72;
const QR = 340;
const QUIET = 28;
const ROUND = 40;
/** Of a brand's mark: path data is drawn on a grid of 28 units with lines of 3.4. */
const MARK_GRID = 28;
const MARK_LINE = 3.4;

export interface ShareCardParts {
  name: string;
  /** Path data, or a loaded picture; null: the brand has no mark. */
  mark: string | HTMLImageElement | null;
  host: string;
  promise: string;
  below: string;
  codeLabel: string;
  code: string;
  link: string;
  isRtl: boolean;
  colours: { ground: string; line: string; text: string; quiet: string; accent: string };
  fontFamily: string;
}

type Context = CanvasRenderingContext2D;

/** Words of a text in lines that fit; a word that is too long stands alone. */
export function linesOf(measure: (text: string) => number, text: string, width: number): string[] {
  // Chinese has no spaces: it may be broken between any two characters.
  const parts = /\p{Script=Han}/u.test(text) ? [...text] : text.split(/(?<= )/);
  const lines: string[] = [];
  for (const part of parts) {
    const line = `${lines.at(-1) ?? ''}${part}`;
    if (lines.length > 0 && measure(line.trimEnd()) <= width) lines[lines.length - 1] = line;
    else lines.push(part);
  }
  return lines.map((line) => line.trim());
}

function drawMark(context: Context, mark: ShareCardParts['mark'], x: number, colour: string): number {
  if (mark === null) return 0;
  if (typeof mark !== 'string') {
    const width = (mark.naturalWidth / (mark.naturalHeight || 1)) * MARK || MARK;
    context.drawImage(mark, x, EDGE, width, MARK);
    return width;
  }
  context.save();
  context.translate(x, EDGE);
  context.scale(MARK / MARK_GRID, MARK / MARK_GRID);
  context.lineWidth = MARK_LINE;
  context.strokeStyle = colour;
  context.stroke(new Path2D(mark));
  context.restore();
  return MARK;
}

/** Black on white, whatever the theme: cameras read no other. */
function drawQr(context: Context, link: string, x: number, y: number): void {
  const { data, size } = encode(link, { ecc: 'M', border: 0 });
  const unit = Math.floor((QR - 2 * QUIET) / size);
  const inset = (QR - unit * size) / 2;
  context.fillStyle = '#fff';
  context.beginPath();
  context.roundRect(x, y, QR, QR, ROUND / 2);
  context.fill();
  context.fillStyle = '#000';
  data.forEach((row, rowIndex) => {
    row.forEach((isDark, column) => {
      if (isDark) context.fillRect(x + inset + column * unit, y + inset + rowIndex * unit, unit, unit);
    });
  });
}

/** Draws the card over the whole canvas, which has the size of `CARD`. */
export function drawShareCard(context: Context, parts: ShareCardParts): void {
  const { colours, fontFamily, isRtl } = parts;
  const start = isRtl ? CARD.width - EDGE : EDGE;
  const font = (weight: number, size: number) => `${weight} ${size}px ${fontFamily}`;
  const write = (text: string, x: number, y: number, look: string, colour: string, align: CanvasTextAlign = 'start') => {
    context.font = look;
    context.fillStyle = colour;
    context.textAlign = align;
    context.fillText(text, x, y);
  };
  context.clearRect(0, 0, CARD.width, CARD.height);
  context.direction = isRtl ? 'rtl' : 'ltr';
  context.textBaseline = 'alphabetic';
  context.fillStyle = colours.ground;
  context.strokeStyle = colours.line;
  context.lineWidth = 4;
  context.beginPath();
  context.roundRect(2, 2, CARD.width - 4, CARD.height - 4, ROUND);
  context.fill();
  context.stroke();

  const markWidth = parts.mark === null ? 0 : drawMark(context, parts.mark, isRtl ? start - MARK : start, colours.accent);
  const besideMark = markWidth === 0 ? 0 : markWidth + 22;
  write(parts.name, isRtl ? start - besideMark : start + besideMark, EDGE + 54, font(600, 48), colours.text);
  write(parts.host, CARD.width - start, EDGE + 50, font(400, 36), colours.quiet, 'end');

  context.font = font(600, 84);
  const lines = linesOf((text) => context.measureText(text).width, parts.promise, CARD.width - 2 * EDGE);
  lines.forEach((line, index) => {
    write(line, start, 290 + index * 104, font(600, 84), colours.text);
  });
  write(parts.below, start, 290 + lines.length * 104, font(400, 44), colours.quiet);

  const qrX = isRtl ? EDGE : CARD.width - EDGE - QR;
  drawQr(context, parts.link, qrX, CARD.height - EDGE - QR);
  write(parts.codeLabel, start, CARD.height - EDGE - 84, font(400, 40), colours.quiet);
  write(parts.code, start, CARD.height - EDGE - 12, font(600, 60), colours.text);
}
