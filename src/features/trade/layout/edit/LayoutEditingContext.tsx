import { createContext, useContext } from 'react';

interface LayoutEditingState {
  isEditing: boolean;
  start: () => void;
}

const Context = createContext<LayoutEditingState>({ isEditing: false, start: () => {} });

export const LayoutEditingProvider = Context.Provider;

/** Whether the terminal's layout is being edited, and how to begin. */
export const useEditingState = (): LayoutEditingState => useContext(Context);
