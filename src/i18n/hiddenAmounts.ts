import { createContext } from 'react';

/** Whether what an account has is hidden: words of errors then keep it back too. The shell says so, which knows the choice. */
export const HiddenAmounts = createContext(false);
