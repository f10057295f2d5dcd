/** The heaviest a picture may be, in bytes. */
const MOST_BYTES = 70_000;
const QUALITIES = [0.86, 0.8, 0.74, 0.68, 0.6, 0.5, 0.4];

/** A PNG as WebP of a width, as fine as the limit allows. The browser that took the picture writes it: no library is needed. */
export async function webpOf(page, png, width) {
  for (const quality of QUALITIES) {
    const base64 = await page.evaluate(encode, { png: png.toString('base64'), width, quality });
    const file = Buffer.from(base64, 'base64');
    if (file.length <= MOST_BYTES || quality === QUALITIES.at(-1)) return file;
  }
}

/** Runs in the page. */
async function encode({ png, width, quality }) {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((width * image.naturalHeight) / image.naturalWidth);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', quality).split(',')[1];
}
