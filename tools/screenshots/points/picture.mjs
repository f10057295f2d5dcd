/** What a picture may weigh: there is one before and one after for each point, and all of them are cloned with the repository. */
const MOST_BYTES = 60_000;
const QUALITIES = [80, 70, 60, 50, 40, 30];
const GAP = 12;
/** Between frames, and beside the smaller ones. */
const GROUND = '#3a3f47';

/** One JPEG of all frames, below or beside each other, at the best quality that is light enough. */
export async function picture(browser, frames, isRow = false) {
  const scale = Math.max(...frames.map(({ png, width }) => png.readUInt32BE(16) / width));
  const context = await browser.newContext({ deviceScaleFactor: scale, viewport: sheetOf(frames, isRow) });
  const page = await context.newPage();
  const images = frames.map(
    ({ png, width, height }) => `<img width="${width}" height="${height}" src="data:image/png;base64,${png.toString('base64')}">`,
  );
  const layout = `display:flex;flex-direction:${isRow ? 'row' : 'column'};align-items:flex-start;gap:${GAP}px;margin:0;background:${GROUND}`;
  await page.setContent(`<body style="${layout}">${images.join('')}</body>`);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  let jpeg = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    jpeg = await page.screenshot({ type: 'jpeg', quality });
    if (jpeg.length <= MOST_BYTES) break;
  }
  await context.close();
  return jpeg;
}

function sheetOf(frames, isRow) {
  const [widths, heights] = [frames.map(({ width }) => width), frames.map(({ height }) => height)];
  const sum = (sizes) => sizes.reduce((total, size) => total + size, GAP * (sizes.length - 1));
  const [width, height] = isRow ? [sum(widths), Math.max(...heights)] : [Math.max(...widths), sum(heights)];
  return { width: Math.ceil(width), height: Math.ceil(height) };
}
