import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { UserInfo } from '@/contract/user';

export type ProfileTab = 'notification' | 'settings' | 'verification' | 'security' | 'referral' | 'todos' | 'help' | 'api';

interface ProfileState {
  userInfo: UserInfo | undefined;
  showBalances: boolean;
  activeTab: ProfileTab | undefined;
  /** Key under which the API-key page opens; the data itself is read by its query. */
  currentApiKey: string | undefined;
}

const initialState: ProfileState = { userInfo: undefined, showBalances: true, activeTab: undefined, currentApiKey: undefined };

const profileSlice = createSlice({
  name: 'profile',
  initialState,
  reducers: {
    userInfoLoaded: (state, { payload }: PayloadAction<UserInfo>) => ({ ...state, userInfo: payload }),
    showBalancesChanged: (state, { payload }: PayloadAction<boolean>) => ({ ...state, showBalances: payload }),
    profileTabChanged: (state, { payload }: PayloadAction<ProfileTab | undefined>) => ({ ...state, activeTab: payload }),
    currentApiKeyChanged: (state, { payload }: PayloadAction<string | undefined>) => ({ ...state, currentApiKey: payload }),
    profileCleared: () => initialState,
  },
});

export const { userInfoLoaded, showBalancesChanged, profileTabChanged, currentApiKeyChanged, profileCleared } = profileSlice.actions;
export const profileReducer = profileSlice.reducer;
