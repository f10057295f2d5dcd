/** The whole body of an answer, or nothing of it: whoever sends more than is waited for is read no further. */
export async function readBody({ body }: Response, mostBytes: number): Promise<Buffer> {
  const portions: Uint8Array[] = [];
  let size = 0;
  // Left early, the loop cancels the body, and with it the connection.
  for await (const portion of body ?? []) {
    size += portion.length;
    if (size > mostBytes) throw new Error(`more than ${mostBytes} bytes`);
    portions.push(portion);
  }
  return Buffer.concat(portions, size);
}
