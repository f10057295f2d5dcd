import { judge, type QualityCheck, qualityOf } from '@/domain/upload/imageQuality';

/** Enough to tell sharp from blurred, and done within a few milliseconds. */
const LOOKED_AT_PX = 480;

/** What can be told of a picture in the browser; nothing where it cannot be looked at. */
export function pictureChecks(
  picture: CanvasImageSource,
  width: number,
  height: number,
  most = LOOKED_AT_PX,
): { check: QualityCheck; isGood: boolean }[] {
  const scale = Math.min(1, most / Math.max(width, height, 1));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return [];
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return judge(qualityOf(context.getImageData(0, 0, canvas.width, canvas.height)));
}
