import sharp from 'sharp';

const GAP = 16;
const GROUND = '#7f7f7f';
const MARK = [255, 0, 92, 255];
/** Around what differs. */
const MARGIN = 120;

/** The pixels of a PNG. */
export async function pixelsOf(png) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Before, after, and what differs in a colour of its own over what stands there now; side by side, down to where nothing differs any more. */
export async function differencePicture(before, after, { width, height, box, marks }) {
  const top = Math.max(0, box.top - MARGIN);
  const tall = Math.min(height, box.bottom + MARGIN) - top;
  const sized = (png) =>
    sharp({ create: { width, height, channels: 4, background: GROUND } })
      .composite([{ input: png, left: 0, top: 0 }])
      .png()
      .toBuffer();
  const part = async (png) => sharp(await sized(png)).extract({ left: 0, top, width, height: tall });
  const shown = async (png) => (await part(png)).png().toBuffer();
  const dots = Buffer.alloc(width * tall * MARK.length);
  for (let place = 0; place < width * tall; place++) if (marks[top * width + place]) dots.set(MARK, place * MARK.length);
  const dimmed = await (await part(after)).modulate({ saturation: 0.2, brightness: 0.6 }).png().toBuffer();
  const marked = await sharp(dimmed)
    .composite([{ input: dots, raw: { width, height: tall, channels: 4 } }])
    .png()
    .toBuffer();
  const three = [await shown(before), await shown(after), marked];
  return sharp({ create: { width: 3 * width + 2 * GAP, height: tall, channels: 3, background: GROUND } })
    .composite(three.map((input, place) => ({ input, left: place * (width + GAP), top: 0 })))
    .png()
    .toBuffer();
}
