// How addresses are shown masked: one form for the whole product, in the exchange and on screen.

const HEAD = 3;
const TAIL = 2;

/** In whole characters: half of one is none. */
const parts = (email: string) => {
  const at = email.lastIndexOf('@');
  return { local: [...(at < 0 ? email : email.slice(0, at))], domain: at < 0 ? '' : email.slice(at) };
};

/**
 * `jana.hoffmann@mail.example` as `jan***nn@mail.example`: the first 3 and the last 2 characters of the local part (specification
 * section 5, "Email display"), whatever its length: `abcd@x` is `abc***cd@x`. Of up to 5 characters it hides none: for who owns the
 * address or has typed it.
 */
export function maskedEmail(email: string): string {
  const { local, domain } = parts(email);
  return `${local.slice(0, HEAD).join('')}***${local.slice(-TAIL).join('')}${domain}`;
}

/** As `maskedEmail`, but of a short local part the first character alone: for anybody else, who must not learn an address from it. */
export function maskedEmailForOthers(email: string): string {
  const { local, domain } = parts(email);
  return local.length > HEAD + TAIL ? maskedEmail(email) : `${local.slice(0, 1).join('')}***${domain}`;
}
