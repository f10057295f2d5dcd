import sharp from 'sharp';

const GAP = 16;
const GROUND = '#7f7f7f';

/** Several shots in one picture, each as wide as told, `columns` to a row. */
export async function sheetOf(files, { columns, width, tallest }) {
  const shots = await Promise.all(
    files.map(async (file) => {
      const { data, info } = await sharp(file).resize({ width }).toBuffer({ resolveWithObject: true });
      const height = Math.min(info.height, tallest);
      return { input: await sharp(data).extract({ left: 0, top: 0, width, height }).toBuffer(), height };
    }),
  );
  const rows = [];
  for (let place = 0; place < shots.length; place += columns) rows.push(shots.slice(place, place + columns));
  let top = GAP;
  const placed = [];
  for (const row of rows) {
    for (const [place, { input }] of row.entries()) placed.push({ input, left: GAP + place * (width + GAP), top });
    top += Math.max(...row.map(({ height }) => height)) + GAP;
  }
  const size = { width: GAP + columns * (width + GAP), height: top, channels: 3, background: GROUND };
  return sharp({ create: size }).composite(placed).png({ compressionLevel: 6, palette: true }).toBuffer();
}
