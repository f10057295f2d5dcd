const HEAD = 3;
const TAIL = 2;

/**
 * "jana.hoffmann@mail.example" -> "jan***nn@mail.example": the first 3 and the last 2 characters of the local part.
 * Short local parts show none of their characters twice. Undefined for an empty or absent address.
 */
export function maskEmail(email: string | undefined | null): string | undefined {
  if (!email) return undefined;
  const at = email.lastIndexOf('@');
  const local = at < 0 ? email : email.slice(0, at);
  const domain = at < 0 ? '' : email.slice(at);
  return `${local.slice(0, HEAD)}***${local.slice(Math.max(HEAD, local.length - TAIL))}${domain}`;
}
