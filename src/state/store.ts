import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { dialogReducer } from './dialogSlice';
import { profileReducer } from './profileSlice';
import { tradeReducer } from './tradeSlice';
import { walletReducer } from './walletSlice';

const rootReducer = combineReducers({
  trade: tradeReducer,
  wallet: walletReducer,
  profile: profileReducer,
  dialog: dialogReducer,
});

export type AppState = ReturnType<typeof rootReducer>;

/** One store per page tree: the browser makes one, the server one per request, a test one per render. */
export function createStore(preloadedState?: Partial<AppState>) {
  return configureStore({ reducer: rootReducer, preloadedState });
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
