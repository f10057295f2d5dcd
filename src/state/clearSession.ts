import { profileCleared } from './profileSlice';
import type { AppDispatch } from './store';
import { tradeCleared } from './tradeSlice';
import { walletCleared } from './walletSlice';

/** Forgets everything that belongs to the account that just left. */
export function clearSession(dispatch: AppDispatch): void {
  dispatch(profileCleared());
  dispatch(tradeCleared());
  dispatch(walletCleared());
}
