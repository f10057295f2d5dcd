import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Dialogs of the shell that any screen may ask for. */
export type ShellDialog = 'practiceClaim' | 'verificationPrompt' | 'depositNotAllowed' | 'logout' | 'palette' | 'shortcuts';

interface DialogState {
  open: ShellDialog | undefined;
}

const initialState: DialogState = { open: undefined };

const dialogSlice = createSlice({
  name: 'dialog',
  initialState,
  reducers: {
    dialogOpened: (_state, { payload }: PayloadAction<ShellDialog>) => ({ open: payload }),
    dialogClosed: () => initialState,
  },
});

export const { dialogOpened, dialogClosed } = dialogSlice.actions;
export const dialogReducer = dialogSlice.reducer;
