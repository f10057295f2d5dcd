import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What is known of a login under way or done (specification section 3, "Login state"). */
export interface LoginState {
  email: string | undefined;
  phone: string | undefined;
  /** Two-factor flag: 0 disabled, 1 enabled; undefined before it is known. */
  isBindGa: number | undefined;
}

const initialState: LoginState = { email: undefined, phone: undefined, isBindGa: undefined };

const userSlice = createSlice({
  name: 'user',
  initialState,
  reducers: {
    loginChanged: (state, { payload }: PayloadAction<Partial<LoginState>>) => ({ ...state, ...payload }),
    loginCleared: () => initialState,
  },
});

export const { loginChanged, loginCleared } = userSlice.actions;
export const userReducer = userSlice.reducer;
