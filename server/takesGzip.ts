/** Whether a visitor takes gzip. A quality of nought refuses it. */
export function takesGzip(header: string | string[] | undefined): boolean {
  return /(^|,)\s*gzip\s*(;\s*q=(1|0\.\d*[1-9]))?\s*(,|$)/i.test(String(header ?? ''));
}
