import { call } from '../call';

const PLATFORM = 'PC';

/** Revokes the session on the server. Toasts and rejects unless the server answered code 0; the token stays stored until then. */
export const logout = () => call('logout', { platform: PLATFORM }, { countLoading: true });
