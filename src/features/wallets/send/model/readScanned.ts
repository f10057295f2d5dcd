export interface Scanned {
  address: string;
  memo?: string;
}

/** How wallets name what tells the recipient whose coins they are. */
const MEMO_NAMES = ['dt', 'memo', 'tag', 'memo_id'];
const ADDRESS = /^[\w.-]{8,128}$/;

/**
 * The address of a scanned code: plain, or within a link such as `bitcoin:bc1…?amount=1` or `ethereum:pay-0x…@1`. Nothing else of a link is
 * taken but a memo: how much is sent, and on which network, its sender says. Undefined where the code holds no address.
 */
export function readScanned(text: string): Scanned | undefined {
  const [, link = text.trim()] = /^[a-z][a-z0-9+.-]*:(?:\/\/)?(.*)$/is.exec(text.trim()) ?? [];
  const [head = '', query = ''] = link.split('?', 2);
  const address = head.replace(/^pay-/, '').split(/[@/]/, 1)[0] ?? '';
  if (/^https?:/i.test(text.trim()) || !ADDRESS.test(address)) return undefined;
  const params = new URLSearchParams(query);
  const memo = MEMO_NAMES.map((name) => params.get(name)).find((value) => value);
  return { address, ...(memo && { memo }) };
}
