/** Hands a text, or what a picture is made of, to the browser as a file to keep. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun when this task ends; Firefox reads the address a little later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
