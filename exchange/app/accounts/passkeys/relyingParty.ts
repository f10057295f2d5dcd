import { createHmac } from 'node:crypto';
import { AppError } from '../../appError';
import type { AccountsContext } from '../context';
import type { Caller } from '../model';

/** Whom a passkey works for: the host its owner is at, and no other. */
export interface RelyingParty {
  rpId: string;
  name: string;
  /** Pages a browser may have signed on. */
  origins: string[];
}

/**
 * The brand at the host of a caller. Only at hosts the operator has named: what a visitor's Host header says beyond them is nobody's.
 * @throws AppError passkeyElsewhere
 */
export function relyingParty({ brands }: Pick<AccountsContext, 'brands'>, { brand, host }: Pick<Caller, 'brand' | 'host'>): RelyingParty {
  const origins = brands.originsAt(brand, host);
  if (origins.length === 0) throw new AppError('passkeyElsewhere');
  return { rpId: host, name: brands.look(brand).name, origins: [...origins] };
}

/** What authenticators keep an account under: says nothing of it (WebAuthn, 14.6.1), and is the same for each of its passkeys. */
export const userHandleOf = ({ handleSecret }: Pick<AccountsContext, 'handleSecret'>, userId: string): Buffer =>
  createHmac('sha256', handleSecret).update(`passkey ${userId}`).digest();
