import { createContext, useContext } from 'react';

/** Panels that have more than one place. */
export type MovablePanel = 'book' | 'trades';

interface LayoutEditingState {
  isEditing: boolean;
  start: () => void;
  /** The panel that is being dragged to another place. */
  dragged: MovablePanel | undefined;
  setDragged: (panel: MovablePanel | undefined) => void;
}

const nothing = () => {};
const Context = createContext<LayoutEditingState>({ isEditing: false, start: nothing, dragged: undefined, setDragged: nothing });

export const LayoutEditingProvider = Context.Provider;

/** Whether the terminal's layout is being edited, and how to begin. */
export const useEditingState = (): LayoutEditingState => useContext(Context);
