/** The drawn card as a PNG file. Rejects where the browser cannot make one. */
export function cardFile(canvas: HTMLCanvasElement, name: string): Promise<File> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(new File([blob], name, { type: 'image/png' }));
      else reject(new Error('the picture could not be made'));
    }, 'image/png');
  });
}
