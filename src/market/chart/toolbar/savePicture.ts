import { formatDateTime } from '@/src/format';

export interface PictureCaption {
  /** BTC/USDT */
  pair: string;
  /** The interval, or that it is the depth. */
  what: string;
  brand: string;
  /** Ms since the epoch. */
  at: number;
}

/** Height of the caption over the chart, CSS px. */
const CAPTION = 40;
const INSET = 16;

/** Puts a caption over the chart's picture and saves it as a PNG. Rejects when the browser cannot make one. */
export async function savePicture(chart: HTMLCanvasElement, caption: PictureCaption): Promise<void> {
  const blob = await new Promise<Blob | null>((done) => captioned(chart, caption).toBlob(done, 'image/png'));
  if (!blob) throw new Error('the picture is empty');
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName(caption);
  link.click();
  URL.revokeObjectURL(url);
}

/** "BTC-USDT-1h-20261121-124107.png"; UTC, so that names sort by time wherever they were made. */
export function fileName({ pair, what, at }: PictureCaption): string {
  const time = new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
  return `${pair.replace('/', '-')}-${what}-${time}.png`;
}

function captioned(chart: HTMLCanvasElement, { pair, what, brand, at }: PictureCaption): HTMLCanvasElement {
  const picture = document.createElement('canvas');
  const scale = window.devicePixelRatio;
  picture.width = chart.width;
  picture.height = chart.height + CAPTION * scale;
  const context = picture.getContext('2d');
  if (!context) throw new Error('no canvas');
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  context.fillStyle = token('--chart-bg');
  context.fillRect(0, 0, picture.width, picture.height);
  context.drawImage(chart, 0, CAPTION * scale);
  context.scale(scale, scale);
  context.textBaseline = 'middle';
  const width = picture.width / scale;
  const write = (text: string, x: number, colour: string, weight: number) => {
    context.fillStyle = token(colour);
    context.font = `${weight} 13px ${token('--font-ui')}`;
    context.fillText(text, x, CAPTION / 2);
    return x + context.measureText(text).width;
  };
  const end = write(pair, INSET, '--text-primary', 600);
  write(what, end + 8, '--text-secondary', 400);
  context.textAlign = 'right';
  write(`${brand} · ${formatDateTime(at, 'en', 'utc')}`, width - INSET, '--text-secondary', 400);
  return picture;
}
