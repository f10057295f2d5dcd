import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { UserInfo } from '@/contract/user';

interface ProfileState {
  userInfo: UserInfo | undefined;
  showBalances: boolean;
}

const initialState: ProfileState = { userInfo: undefined, showBalances: true };

const profileSlice = createSlice({
  name: 'profile',
  initialState,
  reducers: {
    userInfoLoaded: (state, { payload }: PayloadAction<UserInfo>) => ({ ...state, userInfo: payload }),
    showBalancesChanged: (state, { payload }: PayloadAction<boolean>) => ({ ...state, showBalances: payload }),
    profileCleared: () => initialState,
  },
});

export const { userInfoLoaded, showBalancesChanged, profileCleared } = profileSlice.actions;
export const profileReducer = profileSlice.reducer;
