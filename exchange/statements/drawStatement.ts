import { PDFDocument } from '@cantoo/pdf-lib';
import type { StatementPaper, ValuedAsset } from '../app/statements/paper';
import { facesFor } from './faces';
import { type Cell, type Column, Sheet } from './sheet';
import { cents, filled, grouped, type Texts, textsOf } from './texts';

const RIGHT_TO_LEFT = /^ar(-|$)/;
const NO_PRICE = '–';

const SIZE = { brand: 15, title: 19, text: 9, table: 7.5, head: 7 };
const ROW = 15;
/** Of an asset's head, its column heads and a row. */
const SECTION = 62;

const SUMS: readonly Column[] = [
  { share: 0.09 },
  { share: 0.165, isNumber: true },
  { share: 0.155, isNumber: true },
  { share: 0.155, isNumber: true },
  { share: 0.165, isNumber: true },
  { share: 0.13, isNumber: true },
  { share: 0.14, isNumber: true },
];
const MOVEMENTS: readonly Column[] = [{ share: 0.18 }, { share: 0.32 }, { share: 0.25, isNumber: true }, { share: 0.25, isNumber: true }];

const heads = (sheet: Sheet, columns: readonly Column[], names: readonly string[]) => {
  sheet.row(
    columns,
    names.map((text) => ({ text, isGrey: true })),
    SIZE.head,
    ROW,
  );
  sheet.rule();
};

function drawHead(sheet: Sheet, paper: StatementPaper, { words, month, period, made }: Texts): void {
  const title = paper.isOver ? month : `${month}, ${words.soFar}`;
  sheet.ends({ text: paper.brand, isBold: true }, { text: words.title, isGrey: true }, SIZE.brand);
  sheet.space(8);
  sheet.line({ text: title, isBold: true }, SIZE.title);
  sheet.space(4);
  for (const [label, value] of [
    [words.period, period],
    [words.account, paper.userId],
    [words.made, made],
  ] as const)
    sheet.row([{ share: 0.2 }, { share: 0.8 }], [{ text: label, isGrey: true }, { text: value }], SIZE.text, ROW);
  if (paper.isPractice) {
    sheet.space(4);
    sheet.line({ text: words.practice, isBold: true }, SIZE.text);
  }
}

function drawSums(sheet: Sheet, { assets, totalUsd }: StatementPaper, { words, pricesOf }: Texts): void {
  const names = [words.asset, words.opening, words.gained, words.lost, words.closing, words.price, words.worth];
  sheet.space(14);
  heads(sheet, SUMS, names);
  for (const { asset, opening, gained, lost, closing, price, worth } of assets) {
    if (sheet.turnUnless(ROW)) heads(sheet, SUMS, names);
    const cells: Cell[] = [
      { text: asset, isBold: true },
      ...[opening, gained, lost].map((amount) => ({ text: grouped(amount) })),
      { text: grouped(closing), isBold: true },
      { text: price === undefined ? NO_PRICE : grouped(price), isGrey: true },
      { text: worth === undefined ? NO_PRICE : cents(worth) },
    ];
    sheet.row(SUMS, cells, SIZE.table, ROW);
  }
  sheet.turnUnless(4 * ROW);
  sheet.rule();
  const blank = { text: '' };
  sheet.row(SUMS, [{ text: words.total, isBold: true }, ...Array(5).fill(blank), { text: cents(totalUsd), isBold: true }], SIZE.text, ROW);
  sheet.space(4);
  sheet.line({ text: filled(words.prices, { day: pricesOf }), isGrey: true }, SIZE.head);
  if (assets.some(({ price }) => price === undefined)) sheet.line({ text: words.noPrice, isGrey: true }, SIZE.head);
}

function drawMovements(sheet: Sheet, { asset, opening, closing, rows }: ValuedAsset, { words, dayOf }: Texts): void {
  const names = [words.day, words.what, words.amount, words.balance];
  sheet.turnUnless(SECTION);
  sheet.space(10);
  sheet.line({ text: asset, isBold: true }, SIZE.text);
  heads(sheet, MOVEMENTS, names);
  const end = (text: string, balance: string) => {
    if (sheet.turnUnless(ROW)) heads(sheet, MOVEMENTS, names);
    const cells = [{ text: '' }, { text, isGrey: true }, { text: '' }, { text: grouped(balance), isBold: true }];
    sheet.row(MOVEMENTS, cells, SIZE.table, ROW);
  };
  end(words.opening, opening);
  for (const { day, kind, count, amount, balance } of rows) {
    if (sheet.turnUnless(ROW)) heads(sheet, MOVEMENTS, names);
    const what = count === 1 ? words.kinds[kind] : `${words.kinds[kind]} × ${count}`;
    const sign = amount.startsWith('-') ? '' : '+';
    sheet.row(
      MOVEMENTS,
      [{ text: dayOf(day) }, { text: what }, { text: sign + grouped(amount) }, { text: grouped(balance) }],
      SIZE.table,
      ROW,
    );
  }
  end(words.closing, closing);
}

/** A statement as a PDF. */
export async function drawStatement(paper: StatementPaper): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const isRightToLeft = RIGHT_TO_LEFT.test(paper.language);
  const sheet = new Sheet(document, await facesFor(document, isRightToLeft), isRightToLeft);
  const texts = textsOf(paper);
  const { words } = texts;
  const name = `${paper.brand} · ${words.title} · ${paper.month}`;
  document.setTitle(name, { showInWindowTitleBar: true });
  document.setLanguage(paper.language);
  document.setCreator(paper.brand);
  document.setProducer(paper.brand);
  for (const dated of ['setCreationDate', 'setModificationDate'] as const) document[dated](new Date(paper.madeAtMs));
  drawHead(sheet, paper, texts);
  drawSums(sheet, paper, texts);
  sheet.space(18);
  sheet.line({ text: words.movements, isBold: true }, SIZE.brand);
  const moved = paper.assets.filter(({ rows }) => rows.length > 0);
  if (moved.length === 0) sheet.line({ text: words.nothing, isGrey: true }, SIZE.text);
  for (const asset of moved) drawMovements(sheet, asset, texts);
  sheet.foot((page, pages) => ({ text: filled(words.page, { page, pages }), isGrey: true }), SIZE.head);
  return document.save();
}
