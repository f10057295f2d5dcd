const PARTS = 4;

/**
 * How two pictures differ, pixel by pixel and without tolerance: the same page drawn twice by the same browser is the same to the last
 * bit. A picture is `{ width, height, data }` of RGBA; where one is larger than the other, what sticks out is different.
 * @returns `count` of different pixels and the box around them; undefined when there are none
 */
export function differencesOf(before, after) {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const marks = new Uint8Array(width * height);
  const box = { left: width, top: height, right: 0, bottom: 0 };
  let count = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (pixelAt(before, x, y) === pixelAt(after, x, y)) continue;
      marks[y * width + x] = 1;
      count++;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x + 1);
      box.top = Math.min(box.top, y);
      box.bottom = y + 1;
    }
  return count === 0 ? undefined : { count, box, width, height, marks };
}

/** Undefined outside of it. */
function pixelAt({ width, height, data }, x, y) {
  if (x >= width || y >= height) return undefined;
  const at = (y * width + x) * PARTS;
  return ((data[at] << 24) | (data[at + 1] << 16) | (data[at + 2] << 8) | data[at + 3]) >>> 0;
}
